// why: two members of one list gather it; each leaves itself out and receives the other.
import Keyworks

protocol Shape: Sendable {
  var area: Int { get }
}

struct Square: Shape {
  let side: Int
  var area: Int { side * side }
}

struct Group: Shape {
  let shapes: [any Shape]
  var area: Int { shapes.reduce(0) { $0 + $1.area } }
}

extension Container {
  var square: Factory<any Shape> { self { Square(side: 2) } }
  var frame: Factory<any Shape> { self { Group(shapes: self[\.shapes]) } }  // expect: cycle frame drawing
  var drawing: Factory<Group> { self { Group(shapes: self[\.shapes]) } }

  static var shapes: Tags<any Shape> {
    [Tagged(\.square), Tagged(\.frame), Tagged(\.drawing) { $0 }]
  }
}

let sheet = Container()
print(sheet[\.shapes].map(\.area))
