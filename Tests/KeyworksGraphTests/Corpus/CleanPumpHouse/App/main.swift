// why: the watchdog (singleton) holds the pump (scope service) weakly.
import Keyworks
import Synchronization

extension Scope {
  /// Between two inspections. Afterwards, another pump is in service.
  static let service = Scope("service")
}

final class Pump: Sendable {
  let serial: String
  private let rpm = Mutex(0)

  init(serial: String) { self.serial = serial }

  var speed: Int { rpm.withLock { $0 } }
  func run(at speed: Int) { rpm.withLock { $0 = speed } }
}

struct Limits: Sendable {
  let rpm: ClosedRange<Int>
}

/// Looks at a pump for as long as it is in service.
final class Watchdog: Sendable {
  private weak let pump: Pump?
  private let limits: Limits
  private let alarms = Mutex<[String]>([])

  init(watching pump: Pump, limits: Limits) {
    self.pump = pump
    self.limits = limits
  }

  func look() {
    guard let pump else { return raise("retired") }
    if !limits.rpm.contains(pump.speed) { raise("\(pump.serial) at \(pump.speed)") }
  }
  private func raise(_ alarm: String) { alarms.withLock { $0.append(alarm) } }
  var report: [String] { alarms.withLock { $0 } }
}

protocol House {
  var dog: Watchdog { get }
}

extension House {
  func inspect(_ speeds: Int..., of pump: Pump) {
    for speed in speeds {
      pump.run(at: speed)
      dog.look()
    }
  }
}

struct PumpHouse: House {
  let dog: Watchdog
}

extension Container {
  var limits: Factory<Limits> { self { Limits(rpm: 600...2900) }.singleton }
  var pump: Factory<Pump> { self { Pump(serial: "KSB-0417") }.scope(.service) }
  // The first pump is on trial: it is the only one that the authority wants to be watched.
  var watchdog: Factory<Watchdog> {
    self { Watchdog(watching: self.pump(), limits: self.limits()) }.singleton
  }
  var house: Factory<PumpHouse> { self { PumpHouse(dog: self.watchdog()) } }
}

let house = Container.shared.house()
house.inspect(650, 3100, of: Container.shared.pump())
Container.shared.reset(scope: .service)
house.inspect(700, of: Container.shared.pump())
print(house.dog.report)
