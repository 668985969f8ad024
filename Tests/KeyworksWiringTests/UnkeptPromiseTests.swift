import Keyworks
import KeyworksWiring
import TestSupport
import Testing

extension Stop {
  private static func unkept(
    _ sentence: String, _ wirings: String, place: SourceLocation = #_sourceLocation,
    _ prepare: @escaping @Sendable (House) -> Void
  ) -> Stop {
    let message = """
      'lamp' (@1) is promised and nothing registered it. \(wirings) No factory asked for it: the \
      backtrace shows which code did. Register it before it is resolved: container.lamp.register \
      { … }
      """
    return Stop(sentence, at: House.line, message, place: place) {
      let house = House()
      prepare(house)
      _ = house.lamp()
    }
  }
  private static let isOff = "The wiring 'furnishing' (@3), which would register it, is off."

  static let ofUnkeptPromises: [Stop] = [
    unkept("an unregistered promise names its wiring that a condition switched off", isOff) {
      $0.activate(\.furnishing)
      $0.isOpen.override(with: false)
    },
    unkept("an unregistered promise names its wiring that was deactivated", isOff) {
      $0.activate(\.furnishing).revert()
    },
    unkept(
      "an unregistered promise names the wirings that are off if none has registered it",
      "Wirings that are off: 'furnishing' (@3), 'heating' (@6)."
    ) {
      $0.isOpen.override(with: false)
      $0.activate(\.furnishing)
      $0.activate(\.heating)
      // A reset is never on, and would register nothing.
      _ = $0.reset(
        scope: .cached, tracker: NoTracker.self, whenever: { $0.isOpen() }, file: #fileID,
        line: #line)
      $0.activate(\.always)
    },
    Stop(
      "an unregistered promise names a wiring whose condition was not asked yet",
      containing: "Wirings that are off: 'furnishing' (UnkeptPromiseTests.swift:"
    ) { _ = House().furnished() },
    Stop(
      "an unregistered promise names the wiring of another container that is off",
      containing: "The wiring 'letting' (UnkeptPromiseTests.swift:"
    ) {
      let house = House()
      withExtendedLifetime(Agency(for: house)) { $0.activate(\.letting).revert() }
      _ = house.lamp()
    },
    Stop(
      "an unregistered promise does not name a wiring that is on and registered another case",
      containing: "is promised and nothing registered it for quiet. No factory"
    ) {
      let house = House()
      house.activate(\.painting)
      _ = house.colour(.quiet)
    },
  ]
}

private final class House: ManagedContainer {
  let manager = ContainerManager()

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
  var furnished: Factory<String> {
    self {
      self.activate(\.furnishing)
      return self.lamp()
    }
  }
}

private final class Agency: ManagedContainer {
  let manager = ContainerManager()
  let house: House

  init(for house: House) { self.house = house }

  static var letting: Wiring<Agency> { Wiring { $0.house.lamp.register { "lamp" } } }
}
