import Keyworks
import TestSupport
import Testing

@Suite struct `Injection` {
  private let shop = Shop()

  @Test func `an injected or lazy property uses the container of its object, or the shared one`() {
    #expect(shop.counter().thing === shop.thing())
    #expect(shop.counter().thing !== Shop.shared.thing())
    #expect(Counter().thing === Shop.shared.thing())
    let lazy = shop.lazyCounter()
    #expect(lazy.kept === shop.thing())
    #expect(LazyCounter().kept === Shop.shared.thing())
  }

  @Test func `an injected property uses the innermost enclosing container of its type`() {
    let (outer, inner, world) = (Shop(), Shop(), World())
    #expect(outer.built { inner.built { Counter().thing } } === inner.thing())
    #expect(outer.built { world.built { Counter().thing } } === outer.thing())
  }

  @Test func `an injected property of an optional factory is nil until that is registered`() {
    #expect(shop.guest().early == nil)
    #expect(shop.guest().late == nil)
    let guest = shop.guest()
    shop.plugin.register { [probe = shop.probe] in probe.make("plugin") }
    #expect(guest.early == nil)
    #expect(guest.late?.label == "plugin")
    #expect(shop.guest().early?.label == "plugin")
  }

  @Test func `a lazy property is resolved once, at its first use, even if eight threads read it`() {
    let shop = Locked(Shop())
    let lazy = Locked(shop.withLock { $0 }.lazyCounter())
    let rounds = Locked(0)
    inRounds(1_000, threads: 8) { thread in
      let counter = lazy.withLock { $0 }
      return counter.thing
    } check: { things in
      #expect(things.allSatisfy { $0 === things[0] })
      rounds.withLock { $0 += 1 }
      lazy.withLock { $0 = shop.withLock { $0 }.lazyCounter() }
    }
    #expect(shop.withLock { $0 }.probe.made == rounds.withLock { $0 })
  }

  @Test func `a thread waits for a lazy property while another thread resolves it`() {
    let lazy = shop.lazyCounter()
    let first = Held(at: shop.whenMade) { lazy.thing }
    let second = Running { lazy.thing }
    lazy.waitForThing(waiters: 1)
    #expect(first.finish() === second.join())
    #expect(shop.probe.made == 1)
  }

  @Test func `copies of a struct resolve their lazy property separately`() {
    var one = shop.lazyStruct()
    var two = one
    #expect(one.thing !== two.thing)
    var three = one
    #expect(three.thing === one.thing)
    #expect(shop.probe.made == 2)
  }

  @Test(arguments: [false, true])
  func `a lazy property does not keep its container alive, even after it is read`(isRead: Bool) {
    let probe: Probe
    weak var gone: Shop?
    do {
      let shop = Shop()
      (probe, gone) = (shop.probe, shop)
      let lazy = shop.keptLazyCounter()
      if isRead { _ = (lazy.thing, lazy.kept) }
      #expect(probe.alive == (isRead ? 2 : 0))
    }
    #expect(gone == nil)
    #expect(probe.alive == 0)
  }

  @Test func `a provider avoids a retain cycle between instances that need each other`() {
    let probe: Probe
    weak var gone: Shop?
    do {
      let shop = Shop()
      (probe, gone) = (shop.probe, shop)
      let parent = shop.parent()
      #expect(parent.child().parent === parent)
    }
    #expect(gone == nil)
    #expect(probe.alive == 0)
  }

  @Test func `a provider resolves at each call, according to the lifetime of its factory`() {
    let (unique, thing) = (shop.provider(\.unique), shop.provider(\.thing))
    #expect(shop.probe.made == 0)
    #expect(unique() !== unique())
    #expect(thing() === thing())
  }

  @Test func `a provider has the arguments and the error type of its factory`() throws {
    let sum: ParameterProvider<(Int, Int), Int> = shop.provider(\.sum)
    #expect(sum(1, 2) == 3)
    #expect(try shop.provider(\.number)() == 1)
  }

  @Test func `an observer receives events for what providers and lazy properties resolve`() {
    let heard = shop.heard()
    let lazy = shop.lazyCounter()
    _ = (shop.provider(\.unique)(), lazy.thing)
    #expect(
      heard.all.filter { $0.hasSuffix("built") } == [
        "lazyCounter built", "unique built", "unique built",
      ])
  }
}

extension Stop {
  static let ofInjection: [Stop] = [
    cycle(
      "a lazy property read by its own factory stops the process and names the path", at: Shop.line,
      "LazyCounter (InjectedTests.swift:\(LazyCounter.line + 1)) → unique (@3) → LazyCounter"
    ) {
      let shop = Shop()
      let lazy = shop.lazyCounter()
      shop.whenMade.set { _ = lazy.thing }
      _ = lazy.thing
    },
    Stop(
      "a lazy property of a deallocated container stops the process when it is read",
      at: LazyCounter.line,
      """
      The provider or lazy property at @1 resolves when it is used, but its container is gone. \
      Keep the container alive for as long as the objects that it has built.
      """
    ) { _ = Shop().lazyCounter().thing },
    Stop(
      "a provider of a deallocated container stops the process when it is called",
      """
      The provider or lazy property at InjectedTests.swift:\(#line + 4) resolves when it is used, \
      but its container is gone. Keep the container alive for as long as the objects that it has \
      built.
      """
    ) { _ = [Shop()].map { $0.provider(\.thing) }[0]() },
  ]
}

private final class Shop: SharedContainer {
  static let shared = Shop()
  let manager = ContainerManager()
  let probe = Probe()
  let whenMade = Hook(nil)

  static let line = Int(#line)
  var thing: Factory<Thing> { self { self.probe.make() }.cached }
  var unique: Factory<Thing> {
    self {
      self.whenMade.run()
      return self.probe.make()
    }
  }
  var counter: Factory<Counter> { self { Counter() } }
  var lazyCounter: Factory<LazyCounter> { self { LazyCounter() } }
  var keptLazyCounter: Factory<LazyCounter> { self { LazyCounter() }.assumingSendable.cached }
  var lazyStruct: Factory<LazyStruct> { self { LazyStruct() } }
  var sum: ParameterFactory<(Int, Int), Int> { self { $0 + $1 } }
  var number: ThrowingFactory<Int, any Error> { self.throwing { 1 } }
  var parent: Factory<Parent> { self { Parent(self.probe.make(), self.provider(\.child)) }.cached }
  var child: Factory<Child> { self { Child(self.parent()) }.cached }
  var plugin: Factory<Thing?> { self { nil } }
  var guest: Factory<Guest> { self { Guest() } }
}

extension ManagedContainer {
  /// Runs `work` in the body of a factory of this container.
  fileprivate func built(_ work: @escaping () -> Thing) -> Thing {
    let factory: Factory<Thing> = self { work() }
    return factory()
  }
}

private final class Counter {
  @Injected(\Shop.thing) var thing
}

// Safe: the threads share only what the library guards.
private final class LazyCounter: @unchecked Sendable {
  static let line = Int(#line)
  @LazyInjected(\Shop.unique) var thing
  @LazyInjected(\Shop.thing) var kept
  func waitForThing(waiters count: Int) { _thing.waitUntil(waiters: count) }
}

private struct LazyStruct {
  @LazyInjected(\Shop.unique) var thing
}

private final class Parent: Sendable {
  let thing: Thing
  let child: Provider<Child>
  init(_ thing: Thing, _ child: Provider<Child>) { (self.thing, self.child) = (thing, child) }
}

private final class Child: Sendable {
  let parent: Parent
  init(_ parent: Parent) { self.parent = parent }
}

private final class Guest {
  @Injected(\Shop.plugin) var early
  @LazyInjected(\Shop.plugin) var late
}
