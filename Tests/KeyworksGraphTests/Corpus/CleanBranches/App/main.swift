// why: only one of two branches runs, so a member in both is no duplicate, nor is a member of a parent in an inner container.
import Keyworks

final class Room: ManagedContainer {
  let manager = ContainerManager()
  let outer: Room?
  init(in outer: Room? = nil) { self.outer = outer }
}

extension Room {
  var colour: Factory<String> {
    self {
      if let outer = self.outer { return outer.colour() }
      return "white"
    }.cached
  }
  var floor: Factory<String> { self { self.outer?[\.floor] ?? "oak" } }
}

extension Container {
  var chair: Factory<String> { self { "chair" } }
  var table: Factory<String> { self { "table" } }
  var isLarge: Factory<Bool> { self { true } }
  static var furniture: Tags<String> {
    CommandLine.arguments.count > 1
      ? [Tagged(\.chair), Tagged(\.table)] : [Tagged(\.chair, priority: 3), Tagged(\.table)]
  }
  static var shown: Tags<String> { [] }
}

let container = Container.shared
if container.isLarge() {
  container.contribute(Tagged(\.chair, priority: 1), to: \.shown)
} else {
  container.contribute(Tagged(\.chair, priority: 2), to: \.shown)
}
let hall = Room()
print(container[\.furniture], container[\.shown], Room(in: hall).colour(), hall.floor())
