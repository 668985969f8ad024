import Keyworks

infix operator <~ : AdditionPrecedence
prefix operator ^^

struct Level: Sendable {
  let title: String
  static func <~ (level: Level, container: Container) -> Level {
    Level(title: level.title + " " + container.tiles().joined())
  }
}

struct Brush: Sendable {
  let width: Int
}

prefix func ^^ (container: Container) -> Brush { Brush(width: container.stroke().length) }

struct Stroke: Sendable {
  let length: Int
}

struct Widener {
  let container: Container
  func callAsFunction(_ width: Int) -> Int { width + container.brush().width }
}

struct Undo: Sendable {
  let depth: Int
}

enum History {
  static subscript(container: Container) -> Int { container.redo().depth }
}

struct Palette: Sendable {
  var colours: [String]
  static func += (palette: inout Palette, container: Container) {
    palette.colours.append(container.swatch())
  }
}
