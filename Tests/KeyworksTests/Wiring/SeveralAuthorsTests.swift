import Keyworks
import Testing

@Suite struct `Two containers whose autoRegister wires the same one` {
  @Test func `each keep a registration when the other no longer says so`() {
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

  @Test func `each keep a contribution when the other no longer says so`() {
    let house = House()
    let (first, second) = (Wirer(house), Wirer(house))
    first.says.withLock { $0 = { $0.contribute(\.lamp, to: \.lights) } }
    second.says.withLock { $0 = { $0.contribute(\.lamp, to: \.lights) } }
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

  @Test func `each keep a contribution that the other removed and no longer removes`() {
    let house = House()
    let (first, second) = (Wirer(house), Wirer(house))
    first.says.withLock { $0 = { $0.contribute(\.lamp, to: \.lights) } }
    second.says.withLock { $0 = { $0.remove(\.lamp, from: \.lights) } }
    first.wire()
    second.wire()
    #expect(house[\.lights].isEmpty)
    second.says.withLock { $0 = nil }
    second.wire()
    #expect(house[\.lights] == ["definition"])
  }

  @Test func `each keep a case for a variant when the other no longer says so`() {
    enum Mode: Variant { case night }
    let house = House()
    let (first, second) = (Wirer(house), Wirer(house))
    first.says.withLock { $0 = { $0.lamp.register(for: Mode.night) { "first" } } }
    second.says.withLock { $0 = { $0.lamp.register(for: Mode.night) { "second" } } }
    first.wire()
    second.wire()
    #expect(house[\.lamp, under: .exactly(Mode.night)] == "second")
    second.says.withLock { $0 = nil }
    second.wire()
    #expect(house[\.lamp, under: .exactly(Mode.night)] == "first")
  }

  @Test func `leave nothing behind that a later one replaces`() {
    let (house, probe) = (House(), Probe())
    for _ in 0..<100 {
      let wirer = Wirer(house)
      wirer.says.withLock {
        $0 = { house in
          let thing = probe.make("thing")
          house.lamp.register { thing.label }
          house.contribute(\.lamp, to: \.lights)
        }
      }
      wirer.wire()
    }
    #expect(house[\.lights] == ["thing"])
    #expect(probe.alive == 1)
    #expect(house.statementCount(of: \.lights) == 1)
  }

  @Test func `leave no override or decoration behind below that of a later one`() {
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
      #expect(house[\.lamp, under: .exactly(Mode.night)] == "night!")
    }
    #expect(probe.alive == 3)
  }
}

@Suite struct `A case for a variant that autoRegister registers` {
  @Test func `tells kept instances apart below an override, as others do`() {
    enum Mode: Variant { case night }
    let house = House()
    let wirer = Wirer(house)
    wirer.says.withLock { $0 = { $0.kept.register(for: Mode.night) { Probe().make() } } }
    wirer.wire()
    house.kept.override { Probe().make() }
    house.holder.override { [unowned house] in house.kept() }
    let usual = house.holder()
    #expect(house[\.holder, under: .exactly(Mode.night)] !== usual)
    #expect(house.holder() === usual)
  }
}

@Suite struct `What autoRegister says in a sandbox` {
  @Test func `is no wiring there: a reset drops it`() {
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

@Suite struct `What autoRegister says of another container` {
  @Test func `gives way to the cases of others, also when it says so again`() {
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
      #expect(house[\.lamp, under: .exactly(Mode.day)] == "by the app")
      #expect(house[\.lamp, under: .exactly(Mode.night)] == "by the test")
      wirer.wire()
    }
    house.lamp.reset()
    #expect(house[\.lamp, under: .exactly(Mode.day)] == "wired")
    #expect(house[\.lamp, under: .exactly(Mode.night)] == "wired")
  }

  @Test func `shows again after an override of a test, though its container is gone`() {
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
