// why: wind is listed twice, but under different variants, and its orders all say wind,
// humidity, pressure.
import Board
import Keyworks
import Readings

/// Goes between the wind and the pressure.
struct Hygrometer {
  let dry: Double
  let wet: Double
  var reading: Reading { Reading("humidity", 100 - 10 * (dry - wet), "%") }
}

extension Container {
  var hygrometer: Factory<Hygrometer> { self { Hygrometer(dry: 14.5, wet: 12) } }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    contribute(
      Tagged(\.hygrometer, priority: -10, .after(\.wind), .before(\.pressure)) { $0.reading },
      to: \.board)
  }
}

for reading in Container.shared[\.board] { print(reading) }
