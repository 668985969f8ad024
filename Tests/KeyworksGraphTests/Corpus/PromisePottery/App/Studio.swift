import Keyworks
import Kiln

struct Thermocouple: Thermometer {
  let celsius: Int
}

struct Chalkboard: Logbook {
  func note(_ line: String) { print("Board:", line) }
}

struct DryingRoom {
  @Injected(\.thermometer) private var thermometer
  var hours: Int { thermometer.celsius > 25 ? 12 : 36 }
}

extension Container {
  var thermometer: Factory<any Thermometer> { promised() }
  var board: Factory<any Logbook> { self { Chalkboard() }.singleton }
  var dryingRoom: Factory<DryingRoom> { self { DryingRoom() } }
}
