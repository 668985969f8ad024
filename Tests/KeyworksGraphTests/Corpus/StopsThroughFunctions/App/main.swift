// why: a body that closes its container through a function, a method or withContainer; one combination of
// variants twice; a manager that a statement makes.
import Keyworks
import KeyworksAsync

enum Look: Variant, Hashable { case light, dark }
enum Size: Variant, Hashable { case small }

func shut(_ container: Container) async throws { try await container.close() }
func keep(_ container: Container) async throws -> Int {
  Task { try await container.close() }
  return 1
}

final class Shop: ManagedContainer {
  var manager: ContainerManager {
    let manager = ContainerManager()  // expect: stops
    return manager
  }
}

extension Container {
  func end() async throws { try await close() }
  var one: AsyncFactory<Int, any Error> {
    self.async {
      try await shut(self)  // expect: stops one
      return 1
    }
  }
  var two: AsyncFactory<Int, any Error> {
    self.async {
      try await self.end()  // expect: stops two
      return 1
    }
  }
  var three: AsyncFactory<Int, any Error> {
    self.async { try await withContainer(self) { _ in 2 } }  // expect: stops three
  }
  var four: AsyncFactory<Int, any Error> { self.async { try await keep(self) } }
  var five: Factory<Int> {
    self { 1 }.when(Look.light, Size.small) { 2 }.when(Size.small, Look.light) { 3 }  // expect: stops five
  }
  var six: AsyncFactory<Int, any Error> {
    self.async { try await withContainer(Container()) { _ in 2 } }
  }
}

let container = Container.shared
print(try await container.one(), try await container.two(), try await container.three())
print(try await container.four(), container.five(), try await container.six(), Shop())
