import Keyworks

struct Reading: Sendable {
  let value: Double
  let unit: Unit
  enum Unit: String, Sendable { case bar, celsius, volt }
}

enum Board {
  static var analog: [KeyPath<Container, Factory<Reading>>] { [\.pressure, \.steam] }
  static var alarms: [(name: String, factory: KeyPath<Container, Factory<Bool>>)] {
    [("hot", \.isHot), ("idle", \.isIdle)]
  }
  static func needles(_ unit: Reading.Unit) -> KeyPath<Container, ParameterFactory<Double, String>> {
    switch unit {
    case .bar, .celsius: \.roundNeedle
    case .volt: \.straightNeedle
    }
  }
}

extension Container {
  var pressure: Factory<Reading> { self { Reading(value: 6.5, unit: .bar) }.cached }
  var steam: Factory<Reading> { self { Reading(value: 320, unit: .celsius) } }
  var voltage: Factory<Reading> { self { Reading(value: 11_000, unit: .volt) } }
  var isHot: Factory<Bool> { self { self.steam().value > 300 } }
  var isIdle: Factory<Bool> { self { self.pressure().value < 1 } }
  var roundNeedle: ParameterFactory<Double, String> { self { "(\($0))" } }
  var straightNeedle: ParameterFactory<Double, String> { self { "|\($0)|" } }
}
