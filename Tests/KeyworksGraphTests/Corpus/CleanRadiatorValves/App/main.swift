// why: the function caches and the app registers what it declares, but each place is an id of
// its own.
import Keyworks
import KeyworksUI
import Synchronization

// One thermostat for each room, found by the room's place on the floor.

struct Place: Hashable, Sendable {
  let floor: Int
  let door: Character
}

class Thermostat: @unchecked Sendable {
  private let degrees: Mutex<Double>
  init(_ degrees: Double) { self.degrees = Mutex(degrees) }

  final var target: Double { degrees.withLock { $0 } }
  final func turn(by step: Double) { degrees.withLock { $0 += step } }
  var symbol: String { "°C" }
}

final class BathThermostat: Thermostat, @unchecked Sendable {
  override var symbol: String { "°C, with towels" }
}

final class Villa: SharedContainer {
  static let shared = Villa()
  let manager = ContainerManager()
}

extension Villa {
  subscript(floor: Int, door: Character) -> Factory<Thermostat> {
    thermostat(at: Place(floor: floor, door: door))
  }

  func thermostat(at place: Place) -> Factory<Thermostat> {
    self(id: place) { Thermostat(self.night() ? 17 : 20 + Double(place.floor)) }.cached
  }

  var night: Factory<Bool> { self { false } }
  var dial: MainActorParameterFactory<Place, DialModel> {
    self.mainActor { DialModel(self.thermostat(at: $0)()) }
  }
}

extension Villa: AutoRegistering {
  func autoRegister() {
    self[1, "B"].register { BathThermostat(23) }
  }
}

@MainActor final class DialModel {
  private let thermostat: Thermostat
  private(set) var turns = 0

  init(_ thermostat: Thermostat) { self.thermostat = thermostat }

  func warmer() {
    turns += 1
    thermostat.turn(by: 0.5)
  }
  var label: String { "\(thermostat.target)\(thermostat.symbol) after \(turns) turns" }
}

for door: Character in ["A", "B"] {
  let dial = Villa.shared.dial(Place(floor: 1, door: door))
  dial.warmer()
  print(dial.label, Villa.shared[1, door]().target)
}
