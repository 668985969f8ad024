import Foundation
import Keyworks
import KeyworksTracing
import TestSupport
import Testing

@Suite struct `Memory` {
  private let world = World()

  @Test func `a container releases its instances and layers, even if the token of one remains`() {
    let probe = Probe()
    var token: Token?
    weak var gone: World?
    do {
      let world = World()
      gone = world
      world.kept.register(with: probe.make())
      world.kept.decorate { [held = probe.make()] in
        _ = held
        return $0
      }
      token = world.other.override(with: probe.make())
      world.numbered.override { [held = probe.make()] _ in held }
      _ = (world.kept(), world.other(), world.numbered(1), world.numbered(2))
    }
    #expect(gone == nil)
    #expect(probe.alive == 0)
    token?.revert()
  }

  @Test func `a factory keeps its temporary container alive while it resolves`() throws {
    #expect(Fleeting().fresh() == 1)
    #expect(Fleeting().kept() == 1)
    #expect(Fleeting().decorated() == 1)
    #expect(Fleeting().numbered(1) == 1)
    #expect(try Fleeting().failing() == 1)
    #expect(Fleeting()[\.fresh] == 1)
    do {
      let factory = Fleeting().fresh
      #expect(factory() + factory() == 2)
    }
    #expect(Fleeting.alive.withLock { $0 } == 0)
  }

  @Test func `a graph distinguishes containers created at the same address`() {
    #expect(World().isBuiltByEachOfMany())
  }

  @Test func `an overriding body lives until its last run ends, even after a revert`() {
    let (world, probe) = (World(), Probe())
    let token = world.fresh.override { [held = probe.make()] in
      let thing = world.make()
      #expect(held.isIntact)
      return thing
    }
    let runs = (0..<2).map { _ in Held(at: world.whenMade) { world.fresh() } }
    token.revert()
    let another = world.fresh.override { [held = probe.make()] in
      #expect(held.isIntact)
      return world.make()
    }
    _ = world.fresh()
    #expect(probe.alive == 2)
    for run in runs { _ = run.finish() }
    #expect(probe.alive == 1)
    another.revert()
    #expect(probe.alive == 0)
  }

  @Test func `the destructors of an ending thread can still resolve a graph`() {
    let late = LateResolve { world.graphCount() }
    Running { late.resolveAsThreadEnds() }.join()
    #expect(late.results() == [1, 1])
    #expect(world.probe.alive == 0)
  }

  @Test func `a cached value with a weak reference stays intact, observed or not`() {
    let thing = Locked<Thing?>(world.make())
    let seen = Seen(thing)
    #expect(seen.kept().thing != nil)
    // With an observer, a resolve takes a longer code path, which moves the value.
    let observation = seen.observe { _ in }
    #expect(seen.kept().thing != nil)
    observation.revert()
    #expect(seen.kept().thing != nil)
    thing.withLock { $0 = nil }
    #expect(seen.kept().thing == nil)
    #expect(seen.built.withLock { $0 } == 1)
  }

  @Test func `a value with a weak reference stays intact when its graph grows`() {
    let seen = Seen(Locked(world.make()))
    #expect(seen.beforeMany() == [true, true])
    #expect(seen.built.withLock { $0 } == 1)
  }

  // In a process of its own, where nothing else allocates memory.
  @Test(.enabled(if: isMemoryCounted), arguments: repeated.keys.sorted())
  func `memory does not grow with what is repeated`(what: String) async {
    await #expect(processExitsWith: .success) { [what] in try repeated[what]?() }
  }
}

private let repeated: [String: @Sendable () throws -> Void] = [
  "reverted overrides": {
    let world = World()
    let mock = Probe().make()
    try expectNoGrowth(rounds: 200_000) { _ in
      let token = world.kept.override(with: mock)
      _ = world.kept()
      token.revert()
    }
  },
  "ending threads": {
    let world = World()
    try expectNoGrowth(rounds: 4_000) { _ in _ = Running { world.graphCount() }.join() }
  },
  "resets": {
    let world = World()
    try expectNoGrowth(rounds: 50_000) { round in
      _ = (world.kept(), world.weak(), world.numbered(round))
      world.numbered.override { _ in Probe().make() }
      world.reset()
    }
  },
]

/// Stops the process if it is much larger after all rounds than after the first tenth.
private func expectNoGrowth(rounds: Int, _ work: (Int) -> Void) throws {
  let rounds = sample(of: rounds)
  for round in 0..<rounds / 10 { work(round) }
  let before = try residentKiB()
  for round in rounds / 10..<rounds { work(round) }
  let growth = try residentKiB() - before
  precondition(growth < 1024, "grew by \(growth) KiB")
}

/// Whether `residentKiB` can tell: only Linux has that file, and a sanitizer's own memory grows.
private var isMemoryCounted: Bool {
  #if os(Linux)
    !isSanitized
  #else
    false
  #endif
}

private func residentKiB() throws -> Int {
  let status = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  return try #require(status.split(separator: " ").dropFirst().first.flatMap { Int($0) }) * 4
}

/// Resolves when a thread ends, in two rounds of destructors. In the second, nothing is left of the
/// thread's own storage of the first.
private final class LateResolve: Sendable {
  private let work: @Sendable () -> Int
  private let resolved = Locked<[Int]>([])
  private let end = Latch("the second round of the end of a thread")

  private static let key = {
    var key = pthread_key_t()
    pthread_key_create(&key) { resolve($0) }
    return key
  }()

  init(_ work: @escaping @Sendable () -> Int) { self.work = work }

  func resolveAsThreadEnds() {
    pthread_setspecific(Self.key, Unmanaged.passRetained(self).toOpaque())
  }

  private static func resolve(_ object: UnsafeMutableRawPointer?) {
    guard let object else { return }
    let late = Unmanaged<LateResolve>.fromOpaque(object).takeRetainedValue()
    let result = late.work()
    let isFirst = late.resolved.withLock { results in
      results.append(result)
      return results.count == 1
    }
    if isFirst { late.resolveAsThreadEnds() } else { late.end.open() }
  }

  func results() -> [Int] {
    end.wait()
    return resolved.withLock { $0 }
  }
}

/// A value that cannot be copied byte by byte, because the runtime knows its address.
private struct Reference: Sendable {
  // SAFETY: it is set before the value is shared, and only read afterwards. (A `weak let` would
  // need Swift 6.3.)
  nonisolated(unsafe) private(set) weak var thing: Thing?
  init(_ thing: Thing?) { self.thing = thing }
}

private final class Seen: ManagedContainer {
  let manager = ContainerManager()
  let thing: Locked<Thing?>
  let built = Locked(0)
  init(_ thing: Locked<Thing?>) { self.thing = thing }

  private func make() -> Reference {
    built.withLock { $0 += 1 }
    return Reference(thing.withLock { $0 })
  }
  var kept: Factory<Reference> { self { self.make() }.cached }
  private var inGraph: Factory<Reference> { self { self.make() }.graph }
  private var number: ParameterFactory<Int, Int> { self { $0 }.graph }
  /// Whether the thing is seen before and after the graph has grown.
  var beforeMany: Factory<[Bool]> {
    self {
      let before = self.inGraph().thing != nil
      for number in 0..<100 { _ = self.number(number) }
      return [before, self.inGraph().thing != nil]
    }
  }
}

/// A container that no body captures. Counts how many of its kind are alive.
private final class Fleeting: ManagedContainer {
  static let alive = Locked(0)
  let manager = ContainerManager()

  init() { Self.alive.withLock { $0 += 1 } }
  deinit { Self.alive.withLock { $0 -= 1 } }

  var fresh: Factory<Int> { self { Self.alive.withLock { $0 } } }
  var kept: Factory<Int> { self { Self.alive.withLock { $0 } }.cached }
  var decorated: Factory<Int> { self { 1 }.decorated { $0 * Self.alive.withLock { $0 } } }
  var numbered: ParameterFactory<Int, Int> { self { $0 * Self.alive.withLock { $0 } } }
  var failing: ThrowingFactory<Int, any Error> { self.throwing { Self.alive.withLock { $0 } } }
}

extension World {
  fileprivate var fresh: Factory<Thing> { self { self.make() } }
  fileprivate var kept: Factory<Thing> { self { self.make() }.cached }
  fileprivate var other: Factory<Thing> { self { self.make() }.singleton }
  fileprivate var weak: Factory<Thing> { self { self.make() }.shared }
  fileprivate var numbered: ParameterFactory<Int, Thing> { self { _ in self.make() }.cached }
  fileprivate var inGraph: Factory<Thing> { self { self.make() }.graph }
  fileprivate var graphCount: Factory<Int> {
    self {
      _ = (self.inGraph(), self.inGraph())
      return self.probe.alive
    }
  }
  /// Whether each of many containers, one after another, builds its own instance in one graph.
  fileprivate var isBuiltByEachOfMany: Factory<Bool> {
    self {
      (0..<1_000).allSatisfy { _ in
        let world = World()
        return world.inGraph() === world.inGraph() && world.probe.made == 1
      }
    }
  }
}
