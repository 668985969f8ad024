import Keyworks

protocol Sensor: Sendable { var celsius: Double { get } }
struct Fixed: Sensor { let celsius: Double }

struct Scale: Sendable {
  let name: String
  let convert: @Sendable (Double) -> Double

  static let celsius = Scale(name: "°C") { $0 }
  static let fahrenheit = Scale(name: "°F") { $0 * 9 / 5 + 32 }
}

struct Forecast {
  let sensor: any Sensor
  let scale: Scale
  let place: String

  var text: String {
    let value = scale.convert(sensor.celsius)
    return "\(place): \(value)\(scale.name)"
  }
}

extension Container {
  var sensor: Factory<any Sensor> { promised() }
  var scale: Factory<Scale> { promised() }
  var place: Factory<String> { self { "Oslo" } }
  var offset: Factory<Double> { self { 0.5 }.cached }
  var forecast: Factory<Forecast> {
    self { Forecast(sensor: self.sensor(), scale: self.scale(), place: self.place()) }
  }
  var archive: Factory<[String]> {
    self { (1...3).map { day in "day \(day): \(self.forecast().text)" } }
  }
}
