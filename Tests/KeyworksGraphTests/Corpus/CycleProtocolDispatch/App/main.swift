// why: a body calls a protocol requirement, and an implementation resolves back.
import Keyworks

protocol Plugin {
  func start(in container: Container) -> String
}

struct Clockwork: Plugin {
  func start(in container: Container) -> String { "spring of \(container.machine().name)" }
}

struct Machine {
  let name: String
}

func begin(_ plugin: any Plugin, in container: Container) -> String {
  plugin.start(in: container)
}

extension Container {
  var plugin: Factory<any Plugin> { self { Clockwork() } }
  var machine: Factory<Machine> {  // expect: cycle machine
    self { Machine(name: begin(self.plugin(), in: self)) }
  }
}

print(Container.shared.machine().name)
