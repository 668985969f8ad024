// why: through the dynamic members of Devices: siren → boiler → thermostat → presence → siren.
import Keyworks

/// One house with its devices.
final class House: SharedContainer {
  static let shared = House()
  let manager = ContainerManager()
}

/// `devices.boiler` instead of `house.boiler()`: the wiring below reads like a parts list.
@dynamicMemberLookup
struct Devices {
  let house: House

  subscript<Device>(dynamicMember device: KeyPath<House, Factory<Device>>) -> Device {
    house[keyPath: device]()
  }
}

extension House {
  fileprivate var devices: Devices { Devices(house: self) }
}

final class Barometer: Sendable {
  let celsius = -4
}

final class Presence: Sendable {
  private let siren: Siren
  init(siren: Siren) { self.siren = siren }
  var isAnyoneHome: Bool { !siren.isArmed }
}

final class Siren: Sendable {
  let isArmed = false
  private let boiler: Boiler
  init(frost boiler: Boiler) { self.boiler = boiler }
  func check() -> String { boiler.isWarm ? "silent" : "wailing: frost in the pipes" }
}

final class Thermostat: Sendable {
  private let presence: Presence
  private let outside: Barometer
  init(presence: Presence, outside: Barometer) {
    (self.presence, self.outside) = (presence, outside)
  }
  var target: Int { presence.isAnyoneHome ? 21 : max(8, 12 + outside.celsius) }
}

final class Boiler: Sendable {
  private let thermostat: Thermostat
  init(thermostat: Thermostat) { self.thermostat = thermostat }
  var isWarm: Bool { thermostat.target > 7 }
}

extension House {
  var barometer: Factory<Barometer> { self { Barometer() }.cached }
  var boiler: Factory<Boiler> {  // expect: cycle boiler thermostat presence siren
    self { Boiler(thermostat: self.devices.thermostat) }.cached
  }
  var siren: Factory<Siren> { self { Siren(frost: self.devices.boiler) }.cached }
  var presence: Factory<Presence> { self { Presence(siren: self.devices.siren) }.cached }
  var thermostat: Factory<Thermostat> {
    self {
      let devices = self.devices
      return Thermostat(presence: devices.presence, outside: devices.barometer)
    }.cached
  }
}

print(House.shared.siren().check())
