import Keyworks
import Testing

@Suite struct `Two containers whose autoRegister wires the same one` {
  @Test func `withdrawing the registration of one container reveals that of the other`() {
    let house = House()
    let (first, second) = (Wirer(house), Wirer(house))
    first.says.withLock { $0 = { $0.lamp.register { "first" } } }
    second.says.withLock { $0 = { $0.lamp.register { "second" } } }
    first.wire()
    second.wire()
    #expect(house.lamp() == "second")
    second.says.withLock { $0 = nil }
    second.wire()
    #expect(house.lamp() == "first")
    first.says.withLock { $0 = nil }
    first.wire()
    #expect(house.lamp() == "definition")
  }

  @Test func `a contribution by two containers stays when one of them withdraws it`() {
    let house = House()
    let (first, second) = (Wirer(house), Wirer(house))
    first.says.withLock { $0 = { $0.contribute(Tagged(\.lamp), to: \.lights) } }
    second.says.withLock { $0 = { $0.contribute(Tagged(\.lamp), to: \.lights) } }
    first.wire()
    second.wire()
    #expect(house[\.lights] == ["definition"])
    first.says.withLock { $0 = nil }
    first.wire()
    #expect(house[\.lights] == ["definition"])
    second.says.withLock { $0 = { $0.remove(\.lamp, from: \.lights) } }
    second.wire()
    #expect(house[\.lights].isEmpty)
  }

  @Test func `withdrawing a removal reveals the contribution of the other container`() {
    let house = House()
    let (first, second) = (Wirer(house), Wirer(house))
    first.says.withLock { $0 = { $0.contribute(Tagged(\.lamp), to: \.lights) } }
    second.says.withLock { $0 = { $0.remove(\.lamp, from: \.lights) } }
    first.wire()
    second.wire()
    #expect(house[\.lights].isEmpty)
    second.says.withLock { $0 = nil }
    second.wire()
    #expect(house[\.lights] == ["definition"])
  }

  @Test func `withdrawing the case of one container reveals that of the other`() {
    enum Mode: Variant { case night }
    let house = House()
    let (first, second) = (Wirer(house), Wirer(house))
    first.says.withLock { $0 = { $0.lamp.register(for: Mode.night) { "first" } } }
    second.says.withLock { $0 = { $0.lamp.register(for: Mode.night) { "second" } } }
    first.wire()
    second.wire()
    #expect(house.lamp.under(Mode.night)() == "second")
    second.says.withLock { $0 = nil }
    second.wire()
    #expect(house.lamp.under(Mode.night)() == "first")
  }

  @Test func `registrations and contributions of released containers do not accumulate`() {
    let (house, probe) = (House(), Probe())
    for _ in 0..<100 {
      let wirer = Wirer(house)
      wirer.says.withLock {
        $0 = { house in
          let thing = probe.make("thing")
          house.lamp.register { thing.label }
          house.contribute(Tagged(\.lamp), to: \.lights)
        }
      }
      wirer.wire()
    }
    #expect(house[\.lights] == ["thing"])
    #expect(probe.alive == 1)
    #expect(house.statementCount(of: \.lights) == 1)
  }

  @Test func `overrides and decorations of released containers do not accumulate`() {
    enum Mode: Variant { case night }
    let (house, probe) = (House(), Probe())
    for round in 0..<100 {
      let wirer = Wirer(house)
      wirer.says.withLock {
        $0 = { house in
          let things = (probe.make("lamp"), probe.make("night"), probe.make("!"))
          house.lamp.override { things.0.label }
          house.lamp.override(for: Mode.night) { things.1.label }
          house.lamp.decorate { "\($0)\(things.2.label)" }
        }
      }
      wirer.wire()
      #expect(house.lamp() == "lamp!", "in round \(round)")
      #expect(house.lamp.under(Mode.night)() == "night!")
    }
    #expect(probe.alive == 3)
  }
}

@Suite struct `A case for a variant that autoRegister registers` {
  @Test func `a case that autoRegister registers has its own cached instance despite an override`()
  {
    enum Mode: Variant { case night }
    let house = House()
    let wirer = Wirer(house)
    wirer.says.withLock { $0 = { $0.kept.register(for: Mode.night) { Probe().make() } } }
    wirer.wire()
    house.kept.override { Probe().make() }
    house.holder.override { [unowned house] in house.kept() }
    let usual = house.holder()
    #expect(house.holder.under(Mode.night)() !== usual)
    #expect(house.holder() === usual)
  }
}

@Suite struct `Statements of autoRegister in a sandbox` {
  @Test func `a reset drops a registration that autoRegister made in a sandbox`() {
    let house = House()
    let seen = Locked<[String]>([])
    let wirer = Wirer(house)
    wirer.says.withLock {
      $0 = { house in
        withSandbox {
          house.lamp.register { "sandboxed" }
          let sandboxed = house.lamp()
          house.reset(.registrations)
          let afterwards = house.lamp()
          seen.withLock { $0 += [sandboxed, afterwards] }
        }
      }
    }
    wirer.wire()
    #expect(seen.withLock { $0 } == ["sandboxed", "definition"])
  }
}

@Suite struct `Statements of autoRegister about another container` {
  @Test func `cases in autoRegister give way to the app and the test, even when it runs again`() {
    enum Mode: Variant { case day, night }
    let house = House()
    let wirer = Wirer(house)
    wirer.says.withLock {
      $0 = { house in
        house.lamp.register(for: Mode.day) { "wired" }
        house.lamp.override(for: Mode.night) { "wired" }
      }
    }
    wirer.wire()
    house.lamp.register(for: Mode.day) { "by the app" }
    house.lamp.override(for: Mode.night) { "by the test" }
    for _ in 0..<2 {
      #expect(house.lamp.under(Mode.day)() == "by the app")
      #expect(house.lamp.under(Mode.night)() == "by the test")
      wirer.wire()
    }
    house.lamp.reset()
    #expect(house.lamp.under(Mode.day)() == "wired")
    #expect(house.lamp.under(Mode.night)() == "wired")
  }

  @Test func `wiring by a released container applies again after an override is reverted`() {
    let house = House()
    do {
      let wirer = Wirer(house)
      wirer.says.withLock {
        $0 = { house in
          house.lamp.override { "wired" }
          house.lamp.decorate { "\($0)!" }
        }
      }
      wirer.wire()
    }
    house.lamp.override { "by the test" }.revert()
    #expect(house.lamp() == "wired!")
    house.lamp.decorate { $0 }.revert()
    #expect(house.lamp() == "wired!")
  }
}

private final class House: ManagedContainer {
  let manager = ContainerManager()
  var lamp: Factory<String> { self { "definition" } }
  var kept: Factory<Thing> { self { Probe().make() }.cached }
  var holder: Factory<Thing> { self { self.kept() } }
  static var lights: Tags<String> { Tags() }
}

/// Wires a house.
private final class Wirer: ManagedContainer, AutoRegistering {
  let manager = ContainerManager()
  let says = Locked<(@Sendable (House) -> Void)?>(nil)
  private let house: House
  init(_ house: House) { self.house = house }
  var nothing: Factory<Int> { self { 0 } }

  func autoRegister() { says.withLock { $0 }?(house) }

  /// Runs `autoRegister` now.
  func wire() {
    reset(.registrations)
    _ = nothing()
  }
}
