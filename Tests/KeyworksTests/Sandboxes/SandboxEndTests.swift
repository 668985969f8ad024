import Keyworks
import Testing

/// In these tests a reference to the sandbox outlives its end: the sandbox releases its instances
/// when it ends, not with the last reference to it.
@Suite struct `The end of a sandbox` {
  @Test func `the end of a sandbox releases its singletons`() {
    let world = World()
    let sandbox = withSandbox {
      _ = world.single()
      #expect(world.probe.alive == 1)
      return Sandbox.capture()
    }
    #expect(world.probe.alive == 0)
    withExtendedLifetime(sandbox) {}
  }

  @Test func `the end of a sandbox releases its singletons while its overrides are in place`() {
    let world = World()
    let last = Locked<[String]>([])
    let sandbox = withSandbox {
      world.name.override(with: "mock")
      _ = world.mourner(last)()
      return Sandbox.capture()
    }
    #expect(last.withLock { $0 } == ["mock"])
    withExtendedLifetime(sandbox) {}
  }

  @Test(arguments: [\World.single, \.kept] as [any KeyPath<World, Factory<Thing>> & Sendable])
  func `an instance whose build outlasts its sandbox is released`(
    factory: any KeyPath<World, Factory<Thing>> & Sendable
  ) {
    let world = World()
    let (isBuilding, mayFinish) = (Latch("building"), Latch("may finish"))
    world.whenMade.withLock {
      $0 = {
        isBuilding.open()
        mayFinish.wait()
      }
    }
    let (sandbox, building) = withSandbox {
      let sandbox = Sandbox.capture()
      let building = Running { sandbox.run { ObjectIdentifier(world[keyPath: factory]()) } }
      isBuilding.wait()
      return (sandbox, building)
    }
    mayFinish.open()
    _ = building.join()
    #expect(world.probe.made == 1)
    #expect(world.probe.alive == 0)
    withExtendedLifetime(sandbox) {}
  }
}

/// Runs a closure when it is deallocated.
private final class Mourner: Sendable {
  private let work: @Sendable () -> Void
  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  deinit { work() }
}

extension World {
  fileprivate var name: Factory<String> { self { "definition" } }
  fileprivate var single: Factory<Thing> { self { self.make() }.singleton }
  fileprivate var kept: Factory<Thing> { self { self.make() }.cached }
  fileprivate func mourner(_ last: Locked<[String]>) -> Factory<Mourner> {
    self(id: ObjectIdentifier(last)) {
      Mourner { [unowned self] in last.withLock { [name = self.name()] in $0.append(name) } }
    }.singleton
  }
}
