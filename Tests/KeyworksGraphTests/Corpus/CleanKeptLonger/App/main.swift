// why: closures that are assigned and called later, or before, and managers that are stored.
import Keyworks

final class Maker {
  var make: () -> Int = { 1 }
  let number: Int
  init(_ container: Container) {
    number = 2
    print(make())
    make = { container.two() }
  }
  func call() -> Int { make() }
}

final class Shelf: ManagedContainer {
  nonisolated(unsafe) private var kept: ContainerManager?
  var manager: ContainerManager {
    if let kept { return kept }
    let manager = ContainerManager()
    kept = manager
    return manager
  }
}

extension Container {
  var one: Factory<Maker> { self { Maker(self) } }
  var two: Factory<Int> { self { self.one().number } }
}

print(Container.shared.one().call(), Shelf().manager)
