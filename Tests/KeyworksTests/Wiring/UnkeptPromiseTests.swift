import Foundation
import Keyworks
import Testing

/// The stop for an unregistered promise names wirings of the container.
@Suite("An unregistered promise and wirings that are off") struct UnkeptPromiseTests {
  /// The state of the wirings when the promise is resolved.
  enum Past: CaseIterable, Codable { case switchedOff, deactivated, others }

  @Test(arguments: Past.allCases)
  func `the message names the wiring that registered the promise, or else those that are off`(
    past: Past
  ) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [past] in House().resolveUnkept(after: past) }
    let furnishing = "'furnishing' (UnkeptPromiseTests.swift:\(House.line + 3))"
    let heating = "'heating' (UnkeptPromiseTests.swift:\(House.line + 6))"
    let wirings =
      past == .others
      ? "Wirings that are off: \(furnishing), \(heating)."
      : "The wiring \(furnishing), which would register it, is off."
    expectMessage(
      """
      'lamp' (UnkeptPromiseTests.swift:\(House.line + 1)) is promised and nothing registered it. \
      \(wirings) No factory asked for it: the backtrace shows which code did. Register it before \
      it is resolved: container.lamp.register { … }
      """, in: result)
  }

  @Test func `the message does not name a wiring that is on and registered another case`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
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

  fileprivate func resolveUnkept(after past: UnkeptPromiseTests.Past) {
    if past == .others { isOpen.override(with: false) }
    let furnishing = activate(\.furnishing)
    switch past {
    case .switchedOff: isOpen.override(with: false)
    case .deactivated: furnishing.revert()
    case .others:
      activate(\.heating)
      // A reset is never on, and would register nothing.
      _ = reset(
        scope: .cached, tracker: NoTracker.self, whenever: { $0.isOpen() }, file: #fileID,
        line: #line)
      activate(\.always)
    }
    _ = lamp()
  }
}
