import Foundation
import Keyworks
import Testing

/// The stop for an unregistered promise names wirings of the container.
@Suite("An unregistered promise and wirings that are off") struct UnkeptPromiseTests {
  @Test func `the message names the wiring that registered the promise and is off`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let house = House()
      house.activate(\.furnishing)
      house.isOpen.override(with: false)
      _ = house.lamp()
    }
    expectMessage(
      """
      'lamp' (UnkeptPromiseTests.swift:\(House.line + 1)) is promised and nothing registered it. \
      The wiring 'furnishing' (UnkeptPromiseTests.swift:\(House.line + 3)), which would register \
      it, is off. No factory asked for it: the backtrace shows which code did. Register it before it \
      is resolved: container.lamp.register { … }
      """, in: result)
  }

  @Test func `the message names a wiring that registered the promise and was deactivated`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let house = House()
      house.activate(\.furnishing).revert()
      _ = house.lamp()
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("The wiring 'furnishing' (UnkeptPromiseTests.swift:"))
    #expect(output.contains("which would register it, is off."))
  }

  @Test func `the message lists the wirings that are off if none of them registered the promise`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let house = House()
      house.isOpen.override(with: false)
      house.activate(\.furnishing)
      house.activate(\.heating)
      house.activate(\.always)
      _ = house.lamp()
    }
    expectMessage(
      """
      'lamp' (UnkeptPromiseTests.swift:\(House.line + 1)) is promised and nothing registered it. \
      Wirings that are off: 'furnishing' (UnkeptPromiseTests.swift:\(House.line + 3)), 'heating' \
      (UnkeptPromiseTests.swift:\(House.line + 6)). No factory asked for it: the backtrace shows \
      which code did. Register it before it is resolved: container.lamp.register { … }
      """, in: result)
  }

  @Test func `the message does not name a wiring that is on and registered another case`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let house = House()
      house.activate(\.painting)
      _ = house.colour(.quiet)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("is promised and nothing registered it for quiet. No factory"))
  }
}

private final class House: ManagedContainer {
  let manager = ContainerManager()
}

extension House {
  static let line = #line
  var lamp: Factory<String> { promised() }
  static var furnishing: Wiring<House> {
    Wiring { $0.lamp.register { "lamp" } }.enabled(tracker: NoTracker.self) { $0.isOpen() }
  }
  static var heating: Wiring<House> {
    Wiring { _ in }.enabled(tracker: NoTracker.self) { $0.isOpen() }
  }
  static var always: Wiring<House> { Wiring { _ in } }
  static var painting: Wiring<House> {
    Wiring { $0.colour.register(for: Tone.loud) { _ in "red" } }
      .enabled(tracker: NoTracker.self) { $0.isOpen() }
  }
  var colour: ParameterFactory<Tone, String> { promised() }
  var isOpen: Factory<Bool> { self { true } }
}
