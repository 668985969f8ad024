import Keyworks
import Testing

@Suite struct `Misused closings and teardowns` {
  @Test
  func `resolving a cached factory in a closed container stops the program and names the path`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = LifeStops()
      try await world.close()
      _ = world.front()
    }
    expectMessage(
      """
      'kept' is resolved in a LifeStops that is closed: front (LifeStopTests.swift:\
      \(LifeStops.line + 2)) → kept (LifeStopTests.swift:\(LifeStops.line + 1)). Close a \
      container after its last resolve: wait for the tasks that use it first.
      """, in: result)
  }

  @Test func `resolving a unique factory with a teardown in a closed container stops the program`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = LifeStops()
      try await world.close()
      _ = world.torn()
    }
    expectMessage(
      """
      'torn' is resolved in a LifeStops that is closed: torn (LifeStopTests.swift:\
      \(LifeStops.line + 3)). Close a container after its last resolve: wait for the tasks that \
      use it first.
      """, in: result)
  }

  @Test func `overriding a factory of a closed container stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = LifeStops()
      try await world.close()
      world.kept.override { 7 }
    }
    expectMessage(
      """
      'kept' (LifeStopTests.swift:\(LifeStops.line + 1)) is registered, overridden or decorated \
      in a \
      LifeStops that is closed. Do so before you close it.
      """, in: result)
  }

  @Test func `a teardown of a shared instance stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = LifeStops().weakly() }
    expectMessage(
      """
      'weakly' (LifeStopTests.swift:\(LifeStops.line + 4)) has a teardown, but its last holder \
      decides when the instance ends, not the container. Make it .cached, or clean up in its deinit.
      """, in: result)
  }

  @Test func `closing a container inside a body that it waits for stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = try await LifeStops().closer() }
    expectMessage(
      """
      A LifeStops is closed from inside the body of 'closer', but closing waits for that body: \
      closer (LifeStopTests.swift:\(LifeStops.line + 6)). Close it where you made it.
      """, in: result)
  }

  @Test func `teardowns that build each other's instances stop the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = LifeStops()
      _ = world.endless()
      try await world.close()
    }
    expectMessage(
      """
      The teardown of 'endless' (LifeStopTests.swift:\(LifeStops.line + 8)) needs 'endless' again: \
      endless → other → endless. Use the instance that the teardown is given.
      """, in: result)
  }

  @Test func `teardowns that build their own factory with the same arguments stop the program`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = LifeStops()
      _ = world.regrowing(1)
      try await world.close()
    }
    expectMessage(
      """
      The teardown of 'regrowing' (LifeStopTests.swift:\(LifeStops.regrowingLine)) needs 'regrowing' \
      again: regrowing → regrowing. Use the instance that the teardown is given.
      """, in: result)
  }
}

private final class LifeStops: ManagedContainer {
  let manager = ContainerManager()
}

extension LifeStops {
  fileprivate static let line = #line
  fileprivate var kept: Factory<Int> { self { 1 }.cached }
  fileprivate var front: Factory<Int> { self { self.kept() } }
  fileprivate var torn: Factory<Int> { self { 1 }.teardown { _ in } }
  fileprivate var weakly: Factory<Part> { self { Part("") }.shared.teardown { _ in } }
  fileprivate var closer: AsyncFactory<Int, any Error> {
    self.async { try await self.end() }.cached
  }
  fileprivate var endless: Factory<Int> { self { 1 }.teardown { _ in _ = self.other() } }
  fileprivate var other: Factory<Int> { self { 2 }.teardown { _ in _ = self.endless() } }

  private func end() async throws -> Int {
    try await close()
    return 1
  }
}

extension LifeStops {
  fileprivate static let regrowingLine = #line + 2
  fileprivate var regrowing: ParameterFactory<Int, Part> {
    self { Part("\($0)") }.teardown { _ in _ = self.regrowing(1) }
  }
}
