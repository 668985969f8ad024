// why: the argument shrinks at each level of room → digger → room, so the recursion ends at
// depth 0.
import Keyworks

struct Theme: Sendable {
  let walls: String
  let richness: Int
}

indirect enum Room {
  case vault(gold: Int)
  case hall(walls: String, doors: [Room])

  var gold: Int {
    switch self {
    case .vault(let gold): gold
    case .hall(_, let doors): doors.map(\.gold).reduce(0, +)
    }
  }

  /// A picture of the dungeon, with the doors indented.
  func lines(indent: Int = 0) -> [String] {
    let margin = String(repeating: "  ", count: indent)
    switch self {
    case .vault(let gold): return [margin + "vault with \(gold)"]
    case .hall(let walls, let doors):
      return [margin + "hall of " + walls] + doors.flatMap { $0.lines(indent: indent + 1) }
    }
  }
}

/// Decides what is behind a door.
struct Digger {
  let container: Container
  let theme: Theme

  func dig(depth: Int) -> Room {
    guard depth > 0 else { return .vault(gold: theme.richness) }

    func door(_ number: Int) -> Room {
      number.isMultiple(of: 2) ? container.room(depth - 1) : container[\.passage, depth - 1]
    }
    return .hall(walls: theme.walls, doors: (0..<2).map(door))
  }
}

extension Container {
  var theme: Factory<Theme> { self { Theme(walls: "basalt", richness: 25) }.cached }
  var digger: Factory<Digger> { self { Digger(container: self, theme: self.theme()) } }

  // A room leads to rooms that are less deep, directly or through a passage.
  var room: ParameterFactory<Int, Room> { self { depth in self.digger().dig(depth: depth) } }
  var passage: ParameterFactory<Int, Room> {
    self { depth in
      depth < 1 ? self.room(0) : .hall(walls: "moss", doors: [self.room(depth - 1)])
    }
  }
}

let dungeon = Container().room(4)
dungeon.lines().forEach { print($0) }
print("worth", dungeon.gold)
