import Board
import Keyworks

struct Line: Advice {
  let moves: [String: String]
  func reply(to move: String) -> String { moves[move] ?? "castle" }
}

extension Container {
  var giuocoPiano: Factory<Line> { self { Line(moves: ["Bc5": "c3", "Nf6": "d3"]) } }
  var ruyLopez: Factory<Line> { self { Line(moves: ["a6": "Ba4"]) } }
}

public enum Classics {
  public static func teach(_ club: Container) {
    club.contribute(Tagged(\.giuocoPiano) { $0 }, for: .italian, to: \.advice)
    club.contribute(Tagged(\.ruyLopez) { $0 }, for: .spanish, to: \.advice)
  }
}
