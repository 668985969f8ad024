import Keyworks
import TestSupport
import Testing

@Suite struct `An autoRegister that wires another container` {
  private let house = House()

  @Test(arguments: [nil, Mode.night])
  fileprivate func `withdrawing one container's statement reveals the other's`(mode: Mode?) {
    let wirers = ["first", "second"].map { text in
      let wirer = Wirer(house)
      wirer.wire { house in
        guard let mode else { return house.lamp.register { text } }
        house.lamp.register(for: mode) { text }
      }
      return wirer
    }
    for (wirer, expected) in [(nil, "second"), (1, "first"), (0, "definition")] {
      if let wirer { wirers[wirer].wire(nil) }
      #expect((mode.map { house.lamp.under($0) } ?? house.lamp)() == expected)
    }
  }

  @Test func `a contribution by two containers stays when one of them withdraws it`() {
    let (first, second) = (Wirer(house), Wirer(house))
    first.wire { $0.contribute(Tagged(\.lamp), to: \.lights) }
    second.wire { $0.contribute(Tagged(\.lamp), to: \.lights) }
    #expect(house[\.lights] == ["definition"])
    first.wire(nil)
    #expect(house[\.lights] == ["definition"])
  }

  @Test func `withdrawing a removal reveals the contribution of the other container`() {
    let (first, second) = (Wirer(house), Wirer(house))
    first.wire { $0.contribute(Tagged(\.lamp), to: \.lights) }
    second.wire { $0.remove(\.lamp, from: \.lights) }
    #expect(house[\.lights].isEmpty)
    second.wire(nil)
    #expect(house[\.lights] == ["definition"])
  }

  @Test func `statements of released containers do not accumulate`() {
    let probe = Probe()
    for round in 0..<100 {
      Wirer(house).wire { house in
        let (bulb, lamp) = (probe.make("bulb"), probe.make("lamp"))
        let (night, mark) = (probe.make("night"), probe.make("!"))
        house.bulb.register { bulb.label }
        house.contribute(Tagged(\.bulb), to: \.lights)
        house.lamp.override { lamp.label }
        house.lamp.override(for: Mode.night) { night.label }
        house.lamp.decorate { "\($0)\(mark.label)" }
      }
      #expect(house.lamp() == "lamp!", "in round \(round)")
      #expect(house.lamp.under(Mode.night)() == "night!")
    }
    #expect(house[\.lights] == ["bulb"])
    #expect(probe.alive == 4)
    #expect(house.statementCount(of: \.lights) == 1)
  }

  @Test func `a case of autoRegister has its own cached instance despite an override`() {
    Wirer(house).wire { $0.kept.register(for: Mode.night) { Probe().make() } }
    house.kept.override { Probe().make() }
    house.holder.override { [unowned house] in house.kept() }
    let usual = house.holder()
    #expect(house.holder.under(Mode.night)() !== usual)
    #expect(house.holder() === usual)
  }

  @Test func `a reset drops a registration that autoRegister made in a sandbox`() {
    let seen = Locked<[String]>([])
    Wirer(house).wire { house in
      withSandbox {
        house.lamp.register { "sandboxed" }
        let sandboxed = house.lamp()
        house.reset(.registrations)
        seen.set([sandboxed, house.lamp()])
      }
    }
    #expect(seen.withLock { $0 } == ["sandboxed", "definition"])
  }

  @Test func `cases in autoRegister give way to the app and the test, even when it runs again`() {
    let wirer = Wirer(house)
    wirer.wire { house in
      house.lamp.register(for: Mode.day) { "wired" }
      house.lamp.override(for: Mode.night) { "wired" }
    }
    house.lamp.register(for: Mode.day) { "by the app" }
    house.lamp.override(for: Mode.night) { "by the test" }
    for _ in 0..<2 {
      #expect(house.lamp.under(Mode.day)() == "by the app")
      #expect(house.lamp.under(Mode.night)() == "by the test")
      wirer.wireAgain()
    }
    house.lamp.reset()
    for mode in [Mode.day, .night] { #expect(house.lamp.under(mode)() == "wired") }
  }

  @Test func `wiring by a released container applies again after an override is reverted`() {
    Wirer(house).wire { house in
      house.lamp.override { "wired" }
      house.lamp.decorate { "\($0)!" }
    }
    house.lamp.override { "by the test" }.revert()
    #expect(house.lamp() == "wired!")
    house.lamp.decorate { $0 }.revert()
    #expect(house.lamp() == "wired!")
  }
}

private enum Mode: Variant { case day, night }

private final class House: ManagedContainer {
  let manager = ContainerManager()
  var lamp: Factory<String> { self { "definition" } }
  var bulb: Factory<String> { self { "bulb" } }
  var kept: Factory<Thing> { self { Probe().make() }.cached }
  var holder: Factory<Thing> { self { self.kept() } }
  static var lights: Tags<String> { Tags() }
}

private final class Wirer: ManagedContainer, AutoRegistering {
  let manager = ContainerManager()
  private let says = Locked<(@Sendable (House) -> Void)?>(nil)
  private let house: House
  init(_ house: House) { self.house = house }
  var nothing: Factory<Int> { self { 0 } }

  func autoRegister() { says.withLock { $0 }?(house) }

  /// Runs an `autoRegister` that says this now.
  func wire(_ says: (@Sendable (House) -> Void)?) {
    self.says.set(says)
    wireAgain()
  }

  func wireAgain() {
    reset(.registrations)
    _ = nothing()
  }
}
