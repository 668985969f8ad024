import Keyworks
import KeyworksWiring
import TestSupport
import Testing

/// In a sandbox, because other tests change the singletons of the process.
@Suite struct `Many conditions` {
  @Test func `a change for a thousand conditions needs no deeper stack than for one`() {
    withSandbox {
      let world = CrowdedWorld(count: 1_000)
      world.activate(\.[flat: 1_000])
      Running(stackSize: 1 << 18) { world.level.register { 1 } }.join()
      #expect(world.items == Array(repeating: 1, count: 1_000))
    }
  }

  @Test func `a change asks each of many conditions a fixed number of times`() {
    withSandbox {
      let reads = [10, 300].map { count in
        let world = CrowdedWorld(count: count)
        // So that nothing but a change makes the container ask again.
        world.manager.settlingTime = 0
        world.activate(\.[flat: count])
        for _ in 0..<2 { _ = world.level() }
        let before = world.reads.withLock(\.self)
        world.level.register { 1 }
        for _ in 0..<2 { _ = world.level() }
        return (world.reads.withLock(\.self) - before) / count
      }
      #expect(reads[0] == reads[1])
    }
  }

  @Test func `activating many wirings asks each condition once`() {
    let world = CrowdedWorld(count: 0)
    for number in 0..<100 { world.activate(\.[single: number]) }
    #expect(world.reads.withLock(\.self) == 100)
  }

  @Test func `released children with conditions do not accumulate`() {
    let world = CrowdedWorld(count: 0)
    for _ in 0..<100 { CrowdedWorld(count: 0, in: world).activate(\.[single: 0]) }
    #expect(world.manager.dependentCount < 50)
  }

  @Test func `a change that conditions have not heard of yet stays when a wiring is activated`() {
    withSandbox {
      let world = CrowdedWorld(count: 1)
      world.manager.settlingTime = 0
      world.activate(\.[single: 0])
      for _ in 0..<2 { _ = world.level() }
      world.level.register { 1 }
      world.activate(\.[single: 1])
      #expect(world.items == [1])
    }
  }

  @Test func `a wait for a start includes that of a wiring that a change switches on`() async throws
  {
    try await withSandbox {
      let world = CrowdedWorld(count: 0)
      world.activate(\.starting)
      world.level.register { 1 }
      try await world.started(\.starting)
      #expect(world.starts.withLock(\.self) == 1)
    }
  }

  @Test(arguments: [\.[flat: 20], \.[chain: 20]] as [CrowdedWiring])
  fileprivate func
    `conditions that depend on each other's wirings settle while eight threads resolve`(
      wiring: CrowdedWiring
    )
  {
    let world = CrowdedWorld(count: 20)
    world.activate(wiring)
    let isOver = Locked(false)
    _ = inParallel(9) { thread in
      if thread > 0 {
        while !isOver.withLock(\.self) { _ = (world.level(), world.item(thread)()) }
        return
      }
      for flip in 1...sample(of: 50) {
        let level = flip % 2
        world.level.register { level }
        #expect(world.items == Array(repeating: level, count: 20), "flip \(flip)")
      }
      isOver.set(true)
    }
  }
}

private typealias CrowdedWiring = any KeyPath<CrowdedWorld.Type, Wiring<CrowdedWorld>> & Sendable

/// A container with many wirings. Each registers one item, on a condition.
private final class CrowdedWorld: ManagedContainer {
  let manager: ContainerManager
  let count: Int
  let reads = Locked(0)
  let starts = Locked(0)
  init(count: Int, in parent: CrowdedWorld? = nil) {
    (manager, self.count) = (ContainerManager(parent: parent), count)
  }

  var level: Factory<Int> { self { 0 } }
  func item(_ number: Int) -> Factory<Int> { self(id: number) { 0 }.cached }
  var items: [Int] { (0..<count).map { item($0)() } }

  /// Each condition reads the level.
  static subscript(flat count: Int) -> Wiring<CrowdedWorld> {
    wiring(count) { world, _ in world.level() }
  }
  /// Each condition reads the item before, which another wiring registers.
  static subscript(chain count: Int) -> Wiring<CrowdedWorld> {
    wiring(count) { world, number in number == 0 ? world.level() : world.item(number - 1)() }
  }

  /// Its condition reads the level.
  static subscript(single number: Int) -> Wiring<CrowdedWorld> {
    part(number) { world, _ in world.level() }
  }
  static var starting: Wiring<CrowdedWorld> {
    Wiring { _ in }.enabled { $0.level() > 0 }.starting(\.started)
  }
  var started: Factory<Int> {
    self { [starts] in
      starts.withLock {
        $0 += 1; return $0
      }
    }.cached
  }

  private static func wiring(
    _ count: Int, _ read: @escaping @Sendable (CrowdedWorld, Int) -> Int
  ) -> Wiring<CrowdedWorld> {
    Wiring(merging: (0..<count).map { part($0, read) })
  }

  private static func part(
    _ number: Int, _ read: @escaping @Sendable (CrowdedWorld, Int) -> Int
  ) -> Wiring<CrowdedWorld> {
    Wiring { $0.item(number).register { 1 } }.enabled { world in
      world.reads.withLock { $0 += 1 }
      return read(world, number) > 0
    }
  }
}
