// why: a gallery stores resolved instances in static and global constants that factories read during construction.
import Keyworks

enum Defaults {
  static let frame = Container.shared.frame()
  static var wall: String { "\(colour) wall" }
}

let colour: String = Container.shared.paint()

struct Frame: Sendable {
  let width: Int
}

extension Container {
  var frame: Factory<Frame> { self { Frame(width: self.border()) } }  // expect: cycle frame border
  var border: Factory<Int> { self { Defaults.frame.width + 1 } }

  // A global constant of main.swift is computed when its line is reached; all others when they are read.
  var paint: Factory<String> { self { "white" } }
  var room: Factory<String> { self { Defaults.wall } }
}

print(Container.shared.frame().width, Container.shared.room())
