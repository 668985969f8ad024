// why: branches that this run does not take close cycles too.
import Keyworks

enum Season: Sendable {
  case summer, winter
}

struct Heater: Sendable {
  let degrees: Int
}

struct Thermostat: Sendable {
  let target: Int
}

struct Window: Sendable {
  let isOpen: Bool
}

struct Fan: Sendable {
  let speed: Int
}

struct Lamp: Sendable {
  let watts: Int
}

struct Switchboard: Sendable {
  let load: Int
}

extension Container {
  var season: Factory<Season> { self { .summer }.singleton }

  var heater: Factory<Heater> {  // expect: cycle heater thermostat
    self {
      switch self.season() {
      case .summer: Heater(degrees: 0)
      case .winter: Heater(degrees: self.thermostat().target)
      }
    }
  }
  var thermostat: Factory<Thermostat> { self { Thermostat(target: self.heater().degrees + 20) } }

  var window: Factory<Window> { self { Window(isOpen: self.fan().speed == 0) } }  // expect: cycle window fan
  var fan: Factory<Fan> {
    self { Fan(speed: self.season() == .winter ? (self.window().isOpen ? 0 : 1) : 2) }
  }

  var lamp: Factory<Lamp> {  // expect: cycle lamp switchboard
    self {
      guard self.season() == .winter, self.switchboard().load < 900 else { return Lamp(watts: 40) }
      return Lamp(watts: 60)
    }
  }
  var switchboard: Factory<Switchboard> { self { Switchboard(load: self.lamp().watts) } }
}

let house = Container()
print(house.thermostat().target, house.window().isOpen, house.switchboard().load)
