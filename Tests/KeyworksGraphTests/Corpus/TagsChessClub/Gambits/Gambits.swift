import Board
import Keyworks

/// Gives a pawn for time, whatever the other side plays.
struct Sacrifice: Advice {
  let pawn: Character
  func reply(to move: String) -> String { "\(pawn)4, ignoring \(move)" }
}

extension Container {
  var kingsGambit: Factory<any Advice> { self { Sacrifice(pawn: "f") } }
  var evansGambit: Factory<any Advice> { self { Sacrifice(pawn: "b") } }
}

extension Container {
  public func teachGambits() {
    contribute(Tagged(\.kingsGambit), for: .kings, to: \.advice)
    // The Evans Gambit branches off the Italian Game.
    contribute(Tagged(\.evansGambit, priority: 5), for: .italian, to: \.advice)  // expect: key-twice advice giuocoPiano evansGambit
  }
}
