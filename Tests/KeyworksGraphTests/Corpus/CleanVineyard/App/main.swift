// why: the condition of frost reads the thermometer only; the station's provider of sprinkler,
// which frost registers, is called in water().
import Keyworks
import KeyworksWiring
import Observation
import Synchronization

@Observable
final class Thermometer: Sendable {
  @ObservationIgnored private let tenths = Mutex(84)

  var celsius: Double {
    access(keyPath: \.celsius)
    return Double(tenths.withLock { $0 }) / 10
  }

  func report(tenths new: Int) {
    withMutation(keyPath: \.celsius) { tenths.withLock { $0 = new } }
  }
}

protocol Sprinkler: Sendable {
  func sprinkle(_ row: Int) -> String
}

struct Dripper: Sprinkler {
  func sprinkle(_ row: Int) -> String { "row \(row): dripping" }
}

/// A coat of ice keeps the buds from freezing.
struct FrostSprinkler: Sprinkler {
  let rate: Int
  func sprinkle(_ row: Int) -> String { "row \(row): \(rate) l/h" }
}

final class WeatherStation: Sendable {
  private let thermometer: Thermometer
  private let sprinkler: Provider<any Sprinkler>
  private let rows: ClosedRange<Int>

  init(thermometer: Thermometer, sprinkler: Provider<any Sprinkler>, rows: ClosedRange<Int>) {
    self.thermometer = thermometer
    self.sprinkler = sprinkler
    self.rows = rows
  }

  var isFreezing: Bool { thermometer.celsius < 1 }

  func water() -> [String] {
    let sprinkler = sprinkler()
    return rows.map(sprinkler.sprinkle)
  }
}

extension Container {
  var thermometer: Factory<Thermometer> { self { Thermometer() }.singleton }
  var sprinkler: Factory<any Sprinkler> { self { Dripper() } }
  var rate: Factory<Int> { self { 40 } }
  var station: Factory<WeatherStation> {
    self {
      WeatherStation(thermometer: self.thermometer(), sprinkler: self.provider(\.sprinkler), rows: 1...4)
    }.cached
  }

  static var frost: Wiring<Container> {
    Wiring { $0.register(\.sprinkler) { FrostSprinkler(rate: $0.rate()) } }
      .enabled { $0.station().isFreezing }
  }
}

let vineyard = Container()
vineyard.activate(\.frost)

while let line = readLine(), let tenths = Int(line) {
  vineyard.thermometer().report(tenths: tenths)
  for row in vineyard.station().water() { print(row) }
}
