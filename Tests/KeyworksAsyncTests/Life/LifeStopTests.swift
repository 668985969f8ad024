import Keyworks
import KeyworksAsync
import TestSupport
import Testing

extension Stop {
  static let ofLife: [Stop] = [
    Stop(
      "a cached factory cannot be resolved in a closed container", at: LifeStops.line,
      """
      'kept' is resolved in a LifeStops that is closed: front (@2) → kept (@1). Close a container \
      after its last resolve: wait for the tasks that use it first.
      """
    ) {
      let world = try await LifeStops.closed()
      _ = world.front()
    },
    Stop(
      "a unique factory with a teardown cannot be resolved in a closed container",
      at: LifeStops.line,
      """
      'torn' is resolved in a LifeStops that is closed: torn (@3). Close a container after its \
      last resolve: wait for the tasks that use it first.
      """
    ) {
      let world = try await LifeStops.closed()
      _ = world.torn()
    },
    Stop(
      "a factory of a closed container cannot be overridden", at: LifeStops.line,
      """
      'kept' (@1) is registered, overridden or decorated in a LifeStops that is closed. Do so \
      before you close it.
      """
    ) { try await LifeStops.closed().kept.override { 7 } },
    Stop(
      "a shared instance cannot have a teardown", at: LifeStops.line,
      """
      'weakly' (@4) has a teardown, but its last holder decides when the instance ends, not the \
      container. Make it .cached, or clean up in its deinit.
      """
    ) { _ = LifeStops().weakly() },
    Stop(
      "a container cannot be closed in a body that the closing waits for", at: LifeStops.line,
      """
      A LifeStops is closed from inside the body of 'closer', but closing waits for that body: \
      closer (@5). Close it where you made it.
      """
    ) { _ = try await LifeStops().closer() },
    Stop(
      "two teardowns cannot build each other's instances", at: LifeStops.line,
      """
      The teardown of 'endless' (@6) needs 'endless' again: endless → other → endless. Use the \
      instance that the teardown is given.
      """
    ) { try await withContainer(LifeStops()) { _ = $0.endless() } },
    Stop(
      "a teardown cannot build its own factory with the same arguments", at: LifeStops.line,
      """
      The teardown of 'regrowing' (@8) needs 'regrowing' again: regrowing → regrowing. Use the \
      instance that the teardown is given.
      """
    ) { try await withContainer(LifeStops()) { _ = $0.regrowing(1) } },
    Stop(
      "a singleton cannot be resolved after withTeardown has ended", at: LifeStops.line,
      """
      The singleton 'single' is resolved after 'withTeardown' has ended: atEnd (@10) → single (@9). \
      Resolve it inside: wait for the tasks that use it first.
      """
    ) {
      _ = try await withTeardown { LifeStops().single() }
      _ = LifeStops().atEnd()
    },
    Stop(
      "a singleton with a teardown cannot be resolved after withTeardown has ended",
      containing:
        "The singleton 'tornSingle' is resolved after 'withTeardown' has ended: tornSingle"
    ) {
      try await withTeardown {}
      _ = LifeStops().tornSingle()
    },
    Stop(
      "an asynchronous singleton cannot be resolved after withTeardown has ended",
      containing:
        "The singleton 'slowSingle' is resolved after 'withTeardown' has ended: slowSingle"
    ) {
      try await withTeardown {}
      _ = await LifeStops().slowSingle()
    },
  ]
}

@Suite struct `After withTeardown` {
  @Test func `another withTeardown builds singletons anew and tears them down`() async {
    await #expect(processExitsWith: .success) {
      let diary = Diary()
      for _ in 0..<2 {
        try await withTeardown {
          let world = LifeWorld(diary)
          #expect(world.singleton() === LifeWorld(diary).singleton())
        }
      }
      #expect(diary.all == ["-singleton", "-singleton"])
      // A container that begins to build between them, and singletons after the end of another one.
      let world = LifeWorld()
      _ = world.unique()
      try await withTeardown {
        try await withTeardown { _ = world.unique() }
        _ = LifeWorld(diary).singleton()
      }
      #expect(world.diary.all == ["-unique", "-unique"])
      #expect(diary.all == ["-singleton", "-singleton", "-singleton"])
      // Other factories can be resolved at any time.
      _ = LifeStops().front()
    }
  }
}

private final class LifeStops: ManagedContainer {
  let manager = ContainerManager()

  static func closed() async throws -> LifeStops {
    let world = LifeStops()
    try await world.close()
    return world
  }

  static let line = Int(#line)
  var kept: Factory<Int> { self { 1 }.cached }
  var front: Factory<Int> { self { self.kept() } }
  var torn: Factory<Int> { self { 1 }.teardown { _ in } }
  var weakly: Factory<Part> { self { Part("") }.shared.teardown { _ in } }
  var closer: AsyncFactory<Int, any Error> { self.async { try await self.end() }.cached }
  var endless: Factory<Int> { self { 1 }.teardown { _ in _ = self.other() } }
  var other: Factory<Int> { self { 2 }.teardown { _ in _ = self.endless() } }
  var regrowing: ParameterFactory<Int, Int> { self { $0 }.teardown { _ in _ = self.regrowing(1) } }
  var single: Factory<Int> { self { 3 }.singleton }
  var atEnd: Factory<Int> { self { self.single() } }
  var tornSingle: Factory<Int> { self { 4 }.singleton.teardown { _ in } }
  var slowSingle: AsyncFactory<Int, Never> { self.async { 5 }.singleton }

  private func end() async throws -> Int {
    try await close()
    return 1
  }
}
