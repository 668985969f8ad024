import Keyworks
import Synchronization
import TestSupport
import Testing

/// Serialized, because the tests share the singleton of one declaration.
@Suite(.serialized) struct `Exactly once` {
  private let world = World()

  @Test(arguments: Kept.allCases, [(2, 10_000), (8, 500)])
  func `two or eight threads build one instance in each of many races`(
    kept: Kept, race: (threads: Int, rounds: Int)
  ) {
    let ended = Locked(0)
    inRounds(race.rounds, threads: race.threads) { _ in
      kept.resolve(world)
    } check: { seen in
      let rounds = ended.next()
      if !seen.allSatisfy({ $0 === seen[0] }) { Issue.record("several instances") }
      if world.probe.made != rounds { Issue.record("the body ran too often") }
      kept.reset(world)
    }
  }

  @Test(arguments: Kept.allCases)
  func `threads wait for a running body and get its instance`(kept: Kept) {
    let first = Held(at: world.whenMade) { kept.resolve(world) }
    let others = (0..<4).map { _ in Running { kept.resolve(world) } }
    kept.factory(world).waitUntil(waiters: 4)
    let instance = first.finish()
    #expect(others.allSatisfy { $0.join() === instance })
    #expect(world.probe.made == 1)
    kept.reset(world)
  }

  @Test func `a waiting thread gets a nil result, and the next resolve builds again`() {
    let first = Held(at: world.whenMade) { world.maybe() == nil }
    let second = Running { world.maybe() == nil }
    world.maybe.waitUntil(waiters: 1)
    #expect(first.finish() && second.join())
    #expect(world.probe.made == 1)
    #expect(world.maybe() == nil)
    #expect(world.probe.made == 2)
  }

  @Test func `a waiting thread gets the error of the build, and the next resolve builds again`() {
    let first = Held(at: world.whenMade) { world.refusal }
    let second = Running { world.refusal }
    world.failing.waitUntil(waiters: 1)
    #expect(first.finish() == Refusal(number: 1))
    #expect(second.join() == Refusal(number: 1))
    #expect(world.refusal == Refusal(number: 2))
  }

  @Test func `eight threads build one instance for each of two variants`() {
    let rounds = Locked(0)
    inRounds(500, threads: 8) { thread in
      (thread % 2, world.kept.under(thread % 2 == 0 ? Half.one : .other)())
    } check: { seen in
      let rounds = rounds.next()
      let (ones, others) = (seen.filter { $0.0 == 0 }, seen.filter { $0.0 == 1 })
      for half in [ones, others] where !half.allSatisfy({ $0.1 === half[0].1 }) {
        Issue.record("several instances")
      }
      if ones[0].1 === others[0].1 { Issue.record("one instance for both") }
      if world.probe.made != 2 * rounds { Issue.record("the body ran too often") }
      world.reset(.instances)
    }
  }

  @Test func `no lock is held while a body runs`() {
    let outer = world.needsOtherThread()
    #expect(outer === world.needsOtherThread())
    #expect(world.probe.made == 2)
  }

  @Test func `a resolve never returns a freed instance while other threads reset and override`() {
    let readers = Atomic<Int>(2)
    let rounds = sample(of: isSanitized ? 5_000 : 100_000)
    let intact = inParallel(4) { thread in
      guard thread < 2 else {
        while readers.load(ordering: .acquiring) > 0 {
          if thread == 2 {
            world.kept.reset(.instances)
          } else {
            world.kept.override { [probe = world.probe] in probe.make() }.revert()
          }
        }
        return true
      }
      defer { readers.subtract(1, ordering: .releasing) }
      return (0..<rounds).allSatisfy { _ in world.kept().isIntact }
    }
    #expect(intact.allSatisfy { $0 })
    world.reset()
    #expect(world.probe.alive == 0)
  }
}

enum Kept: CaseIterable {
  case cached, singleton, shared, scope, weakScope, parameter, throwing

  func resolve(_ world: World) -> Thing {
    switch self {
    case .cached: world.kept()
    case .singleton: world.single()
    case .shared: world.weak()
    case .scope: world.scoped()
    case .weakScope: world.weaklyScoped()
    case .parameter: world.numbered(7)
    case .throwing: world.loadedThing
    }
  }

  func reset(_ world: World) {
    switch self {
    case .singleton: world.single.reset()
    default: world.reset(.instances)
    }
  }

  func factory(_ world: World) -> any FactoryDeclaration {
    switch self {
    case .cached: world.kept
    case .singleton: world.single
    case .shared: world.weak
    case .scope: world.scoped
    case .weakScope: world.weaklyScoped
    case .parameter: world.numbered
    case .throwing: world.loaded
    }
  }
}

private struct Refusal: Error, Equatable { var number: Int }

extension World {
  fileprivate var kept: Factory<Thing> { self { self.make() }.cached }
  fileprivate var single: Factory<Thing> { self { self.make() }.singleton }
  fileprivate var weak: Factory<Thing> { self { self.make() }.shared }
  fileprivate var scoped: Factory<Thing> { self { self.make() }.scope(Scope("exactly once")) }
  fileprivate var weaklyScoped: Factory<Thing> {
    self { self.make() }.scope(Scope("exactly once, weakly", isWeak: true))
  }
  fileprivate var numbered: ParameterFactory<Int, Thing> { self { _ in self.make() }.cached }
  fileprivate var loaded: ThrowingFactory<Thing, Refusal> {
    self.throwing { () throws(Refusal) in self.make() }.cached
  }
  fileprivate var loadedThing: Thing {
    do throws(Refusal) { return try loaded() } catch { fatalError("refused") }
  }
  fileprivate var maybe: Factory<Thing?> {
    self {
      _ = self.make()
      return nil
    }.cached
  }
  fileprivate var failing: ThrowingFactory<Thing, Refusal> {
    self.throwing { () throws(Refusal) in throw Refusal(number: self.make().serial) }.cached
  }
  fileprivate var refusal: Refusal? {
    #expect(throws: Refusal.self) { try self.failing() }
  }

  /// Another thread resolves and resets in the same container while the body runs.
  fileprivate var needsOtherThread: Factory<Thing> {
    self {
      Running {
        _ = self.kept()
        self.kept.reset()
        return self.numbered.override { _ in Probe().make() }.revert()
      }.join()
      return self.make()
    }.cached
  }
}

private enum Half: Variant { case one, other }
