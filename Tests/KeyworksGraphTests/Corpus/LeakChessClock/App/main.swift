// why: Match.timed: the registered body of `clock` captures the match that it is registered
// in, so no match is freed.
import Keyworks
import Synchronization

enum Colour: Sendable { case white, black }

final class Clock: Sendable {
  private let seconds: Mutex<[Colour: Int]>
  private let increment: Int

  init(minutes: Int, increment: Int) {
    self.increment = increment
    seconds = Mutex([.white: 60 * minutes, .black: 60 * minutes])
  }

  func press(_ colour: Colour, after thinking: Int) {
    seconds.withLock { $0[colour, default: 0] += increment - thinking }
  }
  func left(_ colour: Colour) -> Int { seconds.withLock { $0[colour] ?? 0 } }
}

struct Position: Sendable {
  var moves: [String] = []
  var turn: Colour { moves.count.isMultiple(of: 2) ? .white : .black }
}

final class Table: Sendable {
  private let clock: Clock
  private let position = Mutex(Position())

  init(clock: Clock) { self.clock = clock }

  func move(_ move: String, after thinking: Int) {
    position.withLock { position in
      clock.press(position.turn, after: thinking)
      position.moves.append(move)
    }
  }
  var summary: String {
    "\(position.withLock { $0.moves }.joined(separator: " ")): \(clock.left(.white)) to \(clock.left(.black))"
  }
}

/// One game of the tournament. It is dropped when the players have signed.
final class Match: ManagedContainer {
  let manager = ContainerManager()
}

extension Match {
  var increment: Factory<Int> { self { 2 } }
  var clock: Factory<Clock> { self { Clock(minutes: 90, increment: 30) }.cached }
  var table: Factory<Table> { self { Table(clock: self.clock()) }.cached }
}

// How a match is set up: Match().timed(minutes: 5).slowed(by: 3)
extension Match {
  func timed(minutes: Int) -> Match {
    clock.register { Clock(minutes: minutes, increment: self.increment()) }  // expect: leak clock
    return self
  }
  func slowed(by seconds: Int) -> Match {
    increment.register(with: seconds)
    return self
  }
}

func playRound(_ openings: [[String]]) {
  for opening in openings {
    let match = Match().timed(minutes: 5).slowed(by: 3)
    for (number, move) in opening.enumerated() { match.table().move(move, after: 4 + number) }
    print(match.table().summary)
  }
}

playRound([["e4", "e5", "Nf3"], ["d4", "Nf6"]])
