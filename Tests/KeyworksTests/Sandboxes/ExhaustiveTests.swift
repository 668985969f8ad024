import Keyworks
import Testing

@Suite struct `An exhaustive sandbox` {
  @Test func `reports what is live and was built though nothing overrode it`() {
    let found = issues { shop in _ = (shop.cart(), shop.cart(), shop.plain()) }
    #expect(
      found == [
        """
        'clock' is live and was not overridden: cart (ExhaustiveTests.swift:\(Shop.line + 2)) \
        → clock (ExhaustiveTests.swift:\(Shop.line + 1)). Override it in this test: \
        container.clock.override { … }
        """
      ])
  }

  @Test func `is content with overrides and bodies for a context`() {
    let found = issues { shop in
      shop.clock.override { 2 }
      _ = (shop.cart(), shop.tested())
    }
    #expect(found == [])
  }

  @Test func `does not take a registration for an override`() {
    let found = issues { shop in
      shop.clock.register { 2 }
      _ = shop.clock()
    }
    #expect(found.count == 1)
  }

  @Test func `reports overrides that nothing was built with, and where they are written`() {
    let line = Int(#line)
    let found = issues { shop in
      shop.clock.override { 2 }
      shop.sized.override { $0 }
      shop.risky.override { 1 }
      shop.plain.override(with: 3).revert()
      shop.cart.override(with: 4)
      shop.clock.override { 3 }
      _ = (shop.clock(), shop.sized(1), shop.cart(), shop.risky())
    }
    #expect(
      found == [
        """
        The override of plain (ExhaustiveTests.swift:\(Shop.line + 3)) at \
        ExhaustiveTests.swift:\(line + 5) was never used. Remove it, or find out why nothing \
        resolved it.
        """
      ])
  }

  @Test func `reports them for each container and for each id`() {
    let found = issues { shop in
      let other = Shop()
      shop.plain.override(with: 2)
      other.plain.override(with: 3)
      shop.branch("one").override(with: 4)
      shop.branch("two").override(with: 5)
      _ = (other.plain(), shop.branch("two")())
    }
    #expect(found.count == 2)
    #expect(found.count { $0.hasPrefix("The override of plain") } == 1)
    #expect(found.count { $0.hasPrefix("The override of branch(_:)") } == 1)
  }

  @Test func `reports each of them, however many containers come and go`() {
    let found = issues { _ in
      for _ in 0..<100 { Shop().plain.override(with: 2) }
    }
    #expect(found.count == 100)
  }

  @Test func `does not ask for the use of what autoRegister overrides`() {
    let found = Locked<[String]>([])
    withSandbox { issue in
      found.withLock { $0.append(issue.description) }
    } _: {
      _ = Registering().word()
    }
    #expect(found.withLock { $0 } == [])
  }

  @Test func `reports what is resolved after its end`() async {
    let (shop, found, ended) = (Shop(), Locked<[SandboxIssue]>([]), Latch("the end"))
    let task = withSandbox { issue in
      found.withLock { $0.append(issue) }
    } _: {
      _ = shop.plain()
      let sandbox = Sandbox.capture()
      return Task.detached {
        ended.wait()
        return sandbox.run { shop.plain() }
      }
    }
    #expect(found.withLock { $0.isEmpty })
    ended.open()
    #expect(await task.value == 1)
    #expect(
      found.withLock { $0.map(\.description) } == [
        """
        'plain' was resolved in a sandbox that has ended: plain \
        (ExhaustiveTests.swift:\(Shop.line + 3)). Wait for the task that resolves it before the \
        test ends.
        """
      ])
    #expect(found.withLock { $0[0].path.map(\.name) } == ["plain"])
  }

  @Test func `does not complain of unused overrides if its work ends with an error`() {
    struct Oops: Error {}
    let found = Locked(0)
    #expect(throws: Oops.self) {
      try withSandbox { (_: SandboxIssue) in
        found.withLock { $0 += 1 }
      } _: { () throws(Oops) in
        Shop().clock.override(with: 2)
        throw Oops()
      }
    }
    #expect(found.withLock { $0 } == 0)
  }

  @Test func `does not hold what overrides gave`() {
    let probe = Probe()
    let found = issues { shop in
      shop.thing.override(with: probe.make()).revert()
      #expect(probe.alive == 0)
    }
    #expect(found.count == 1)
  }

  @Test func `takes what is resolved by what ends with it for its own`() {
    let found = issues { shop in
      shop.sized.override { $0 + 10 }
      shop.thing.override(with: Probe().make())
      _ = shop.thing()
      _ = shop.mourner()
    }
    #expect(found == [])
  }

  @Test func `is not what others run in`() {
    let shop = Shop()
    withSandbox { #expect(shop.clock() == 1) }
    #expect(Sandbox.none.run { shop.clock() } == 1)
    let found = issues { _ in withSandbox { _ = shop.clock() } }
    #expect(found == [])
  }

  private func issues(_ work: (Shop) -> Void) -> [String] {
    let found = Locked<[String]>([])
    withSandbox { issue in
      found.withLock { $0.append(issue.description) }
    } _: {
      work(Shop())
    }
    return found.withLock { $0 }
  }
}

private final class Shop: ManagedContainer {
  let manager = ContainerManager()

  static let line = Int(#line)
  var clock: Factory<Int> { self { 1 }.live.cached }
  var cart: Factory<Int> { self { self.clock() } }
  var plain: Factory<Int> { self { 1 } }
  func branch(_ name: String) -> Factory<Int> { self(id: name) { 1 } }
  var thing: Factory<Thing> { self { Probe().make() } }
  var mourner: Factory<Mourner> { self { [unowned self] in Mourner(self) }.cached }
  var tested: Factory<Int> { self { 1 }.onTest { 2 }.live }
  var sized: ParameterFactory<Int, Int> { self { $0 + 1 }.live }
  var risky: ThrowingFactory<Int, Never> { self { () throws(Never) in 1 }.live.cached }
}

private final class Registering: ManagedContainer, AutoRegistering {
  let manager = ContainerManager()
  var word: Factory<String> { self { "word" } }
  var other: Factory<String> { self { "other" } }
  func autoRegister() { other.override { "never used" } }
}

/// Resolves something when it ends.
private final class Mourner: Sendable {
  private let shop: Shop
  init(_ shop: Shop) { self.shop = shop }
  deinit { _ = shop.sized(1) }
}
