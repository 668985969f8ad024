import FactoryKit

protocol Sensor { func read() -> Double }
protocol Heater { func set(on: Bool) }

struct FixedSensor: Sensor {
  let value: Double
  func read() -> Double { value }
}

struct SmoothedSensor: Sensor {
  let log: TemperatureLog
  func read() -> Double { log.average }
}

struct RelayHeater: Heater {
  let pin: Int
  func set(on: Bool) { print("pin \(pin) \(on ? "high" : "low")") }
}

struct HeaterMock: Heater {
  func set(on: Bool) {}
}

final class TemperatureLog {
  private let thermostat: Thermostat
  private(set) var values: [Double]

  init() {
    let thermostat = Container.shared.thermostat()
    self.thermostat = thermostat
    values = [thermostat.target]
  }

  var average: Double { values.reduce(0, +) / Double(values.count) }
}

final class Thermostat {
  var target = 19.5
  private let sensor: Sensor
  private let heater: Heater

  init(sensor: Sensor, heater: Heater) {
    self.sensor = sensor
    self.heater = heater
  }

  func tick() { heater.set(on: sensor.read() < target) }
}
