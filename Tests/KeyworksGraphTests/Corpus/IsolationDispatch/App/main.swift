// why: a taxi office uses assumeIsolated in a closure of map and in a static method.
import Fleet
import Keyworks
import KeyworksAsync
import KeyworksUI

enum Count {
  static func taxis(_ container: Container) -> Int {
    MainActor.assumeIsolated { container.fleet().taxis }
  }
}

struct Report: Sendable {
  let lines: [String]
}

@MainActor final class Office {
  let count: Int
  init(_ container: Container) { count = container.fleet().taxis }
}

extension Container {
  var names: Factory<[String]> { self { ["Ada", "Grace"] }.singleton }
  var report: Factory<Report> {  // expect: isolation report driver
    self {
      Report(
        lines: self.names().map { name in
          MainActor.assumeIsolated { self.driver(name).name }
        })
    }
  }
  var total: ThrowingFactory<Int, any Error> {  // expect: isolation total fleet
    self.throwing { Count.taxis(self) }
  }
  // These are on the main actor, or wait for it.
  var office: MainActorFactory<Office> { self.mainActor { Office(self) } }
  var later: AsyncFactory<Int, Never> { self.async { await self.fleet().taxis } }
  var counted: MainActorFactory<Int> { self.mainActor { Count.taxis(self) } }
}

let container = Container.shared
print(container.report().lines, try container.total())
print(container.office().count, container.counted(), await container.later())
