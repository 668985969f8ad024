import Keyworks
import KeyworksTesting
import TestSupport
import Testing

@Suite struct `An exhaustive sandbox` {
  @Test func `an exhaustive sandbox reports a live factory that is built without an override`() {
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

  @Test func `a report can resolve outside of the sandbox that it is about`() async {
    let shop = Shop()
    let found = Locked<[Int]>([])
    let report = { @Sendable (_: SandboxIssue) in found.withLock { $0.append(shop.plain()) } }
    func synchronously() {
      withSandbox(exhaustive: true, report: report) { _ = shop.plain.override(with: 3) }
    }
    synchronously()
    await withSandbox(exhaustive: true, report: report) { () async in
      _ = shop.plain.override(with: 3)
    }
    #expect(found.withLock(\.self) == [shop.plain(), shop.plain()])
  }

  @Test func `an exhaustive sandbox accepts overrides and bodies for a context, no registration`() {
    let accepted = issues { shop in
      shop.clock.override { 2 }
      _ = (shop.cart(), shop.tested())
    }
    #expect(accepted == [])
    let found = issues { shop in
      shop.clock.register { 2 }
      _ = shop.clock()
    }
    #expect(found.count == 1)
  }

  @Test func `an exhaustive sandbox reports each unused override with its line`() {
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

  @Test func `unused overrides are reported for each container, even if it is gone, and each id`() {
    let found = issues { shop in
      let other = Shop()
      shop.plain.override(with: 2)
      other.plain.override(with: 3)
      shop.branch("one").override(with: 4)
      shop.branch("two").override(with: 5)
      _ = (other.plain(), shop.branch("two")())
      for _ in 0..<100 { Shop().cart.override(with: 2) }
    }
    #expect(found.count == 102)
    #expect(found.count { $0.hasPrefix("The override of plain") } == 1)
    #expect(found.count { $0.hasPrefix("The override of branch(_:)") } == 1)
    #expect(found.count { $0.hasPrefix("The override of cart") } == 100)
  }

  @Test func `an exhaustive sandbox does not report unused overrides from autoRegister`() {
    let wired = Wired()
    #expect(issues { _ in _ = wired.one() } == [])
  }

  @Test func `a resolve after the end of an exhaustive sandbox is reported`() async {
    let (shop, found, ended) = (Shop(), Locked<[SandboxIssue]>([]), Latch("the end"))
    let task = await withSandbox(exhaustive: true) { issue in
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

  @Test func `unused overrides are not reported if the work throws an error`() {
    struct Oops: Error {}
    let found = Locked(0)
    #expect(throws: Oops.self) {
      try withSandbox(exhaustive: true) { (_: SandboxIssue) in
        found.withLock { $0 += 1 }
      } _: { () throws(Oops) in
        Shop().clock.override(with: 2)
        throw Oops()
      }
    }
    #expect(found.withLock { $0 } == 0)
  }

  @Test func `an exhaustive sandbox does not hold the value of a reverted override`() {
    let probe = Probe()
    let found = issues { shop in
      shop.thing.override(with: probe.make()).revert()
      #expect(probe.alive == 0)
    }
    #expect(found.count == 1)
  }

  @Test func `objects released at the end of an exhaustive sandbox still resolve in it`() {
    let found = issues { shop in
      shop.sized.override { $0 + 10 }
      shop.thing.override(with: Probe().make())
      _ = shop.thing()
      _ = shop.mourner()
    }
    #expect(found == [])
  }

  @Test func `an exhaustive sandbox does not report live factories in a nested sandbox`() {
    let shop = Shop()
    withSandbox { #expect(shop.clock() == 1) }
    #expect(Sandbox.none.run { shop.clock() } == 1)
    let found = issues { _ in withSandbox { _ = shop.clock() } }
    #expect(found == [])
  }

  @Test func `an exhaustive sandbox checks each case of a factory for variants separately`() {
    let texts = issues { shop in
      _ = shop.named(.big)
      shop.named.override(for: Size.small) { _ in "mock" }
      _ = shop.named(.small)
      shop.label.override(for: Size.small) { _, _ in "never used" }
      _ = shop.label(.big, 1)
      for size in [Size.big, .small] { shop.inside.override(for: size) { "mock" } }
      _ = shop.inside.under(Size.small)()
    }
    #expect(texts.count == 3)
    for start in ["'named' is live and was not", "The override of label", "The override of inside"]
    {
      #expect(texts.contains { $0.hasPrefix(start) })
    }
  }

  private func issues(_ work: (Shop) -> Void) -> [String] {
    KeyworksTestingTests.issues(.exhaustive) { work(Shop()) }.map(\.description)
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
  var mourner: Factory<Mourner> { self { Mourner { _ = self.sized(1) } }.cached }
  var tested: Factory<Int> { self { 1 }.on(.test) { 2 }.live }
  var sized: ParameterFactory<Int, Int> { self { $0 + 1 }.live }
  var risky: ThrowingFactory<Int, Never> { self.throwing { () throws(Never) in 1 }.live.cached }

  var named: ParameterFactory<Size, String> { self { "\($0)" }.live }
  var label: ParameterFactory<(Size, Int), String> { self { "\($0) \($1)" } }
  var inside: Factory<String> {
    self { "outside" }.when(Size.big) { "inside big" }.when(Size.small) { "inside small" }
  }
}

private final class Wired: ManagedContainer, AutoRegistering {
  let manager = ContainerManager()
  var one: Factory<Int> { self { 1 } }
  var two: Factory<Int> { self { 2 } }
  func autoRegister() { two.override { 3 } }
}

private enum Size: Variant { case big, small }
