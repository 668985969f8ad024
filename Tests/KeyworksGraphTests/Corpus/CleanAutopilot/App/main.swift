// why: the three promises are registered through the key paths that `supplying` passes on.
import Keyworks

protocol Sensor: Sendable {
  var unit: String { get }
  func read(at second: Int) -> Double
}

struct Altimeter: Sensor {
  let unit = "m"
  let ground: Double
  func read(at second: Int) -> Double { 900 + 3 * Double(second) - ground }
}

struct PitotTube: Sensor {
  let unit = "m/s"
  func read(at second: Int) -> Double { 61 - Double(second % 7) }
}

struct Gains: Sendable {
  var proportional = 0.8
  var derivative = 0.1
}

struct Channel: Sendable {
  let sensor: any Sensor
  let gains: Gains

  func command(at second: Int, target: Double) -> Double {
    let (before, now) = (sensor.read(at: second - 1), sensor.read(at: second))
    return gains.proportional * (target - now) - gains.derivative * (now - before)
  }
}

struct Autopilot: Sendable {
  let climb: Channel
  let thrust: Channel

  func step(_ second: Int) -> String {
    let (pitch, power) = (climb.command(at: second, target: 1000), thrust.command(at: second, target: 60))
    return "t\(second): \(pitch) by \(climb.sensor.unit), \(power) by \(thrust.sensor.unit)"
  }
}

// The aircraft supplies these three.
extension Container {
  var altimeter: Factory<any Sensor> { promised() }
  var airspeed: Factory<any Sensor> { promised() }
  var gains: Factory<Gains> { promised() }
}

extension Container {
  var autopilot: Factory<Autopilot> {
    self {
      let gains = self.gains()
      return Autopilot(
        climb: Channel(sensor: self.altimeter(), gains: gains),
        thrust: Channel(sensor: self.airspeed(), gains: gains))
    }.cached
  }
  var ground: Factory<Double> { self { 312 } }

  /// Registers a part and returns the container, so that an aircraft can be written as a chain.
  @discardableResult
  func supplying<Part>(
    _ path: KeyPath<Container, Factory<Part>> & Sendable,
    _ make: @escaping @Sendable (Container) -> Part
  ) -> Container {
    register(path) { make($0) }
    return self
  }
}

enum Aircraft {
  static func glider(_ container: Container) -> Container {
    container
      .supplying(\.altimeter) { Altimeter(ground: $0.ground()) }
      .supplying(\.airspeed) { _ in PitotTube() }
      .supplying(\.gains) { _ in Gains(proportional: 0.5) }
  }
}

let autopilot = Aircraft.glider(Container()).autopilot()
for second in 1...5 { print(autopilot.step(second)) }
