// why: shutter needs itself: shutter → Parts.subscript → motor → Motor.init → interlock →
// Interlock.init → shutter.
import Keyworks
import Synchronization

// The dome of a small observatory has a container of its own; the site's weather station is in the app's.

final class DomeContainer: SharedContainer {
  static let shared = DomeContainer()
  let manager = ContainerManager()
}

/// `parts.motor` instead of `container.motor()`, so that initializers can pick what they need.
@dynamicMemberLookup
struct Parts<Owner: SharedContainer> {
  fileprivate let owner: Owner

  subscript<Part>(dynamicMember part: KeyPath<Owner, Factory<Part>>) -> Part {
    owner[keyPath: part]()
  }
}

extension SharedContainer {
  fileprivate var parts: Parts<Self> { Parts(owner: self) }
}

actor WeatherStation {
  private(set) var wind = 12
  func gust(_ wind: Int) { self.wind = wind }
}

final class Motor: Sendable {
  private let interlock: Interlock
  private let turns = Mutex(0)

  init(_ parts: Parts<DomeContainer>) { interlock = parts.interlock }

  func turn() async -> Int {
    guard await interlock.allowsMotion() else { return 0 }
    return turns.withLock {
      $0 += 1; return $0
    }
  }
}

final class Shutter: Sendable {
  private let motor: Motor
  let limit: Int

  init(_ parts: Parts<DomeContainer>) {
    motor = parts.motor
    limit = parts.windLimit
  }

  func open() async { print("shutter at step", await motor.turn()) }
}

/// Nothing moves in a storm, and the limit is that of the shutter.
struct Interlock: Sendable {
  private let shutter: Shutter
  private let weather: WeatherStation

  init(_ parts: Parts<DomeContainer>, site: Parts<Container>) {
    shutter = parts.shutter
    weather = site.weather
  }

  func allowsMotion() async -> Bool { await weather.wind < shutter.limit }
}

extension Container {
  var weather: Factory<WeatherStation> { self { WeatherStation() }.cached }
}

extension DomeContainer {
  var windLimit: Factory<Int> { self { 60 } }
  var motor: Factory<Motor> {  // expect: cycle motor interlock shutter
    self { Motor(self.parts) }.cached
  }
  var shutter: Factory<Shutter> { self { Shutter(self.parts) }.cached }
  var interlock: Factory<Interlock> { self { Interlock(self.parts, site: Container.shared.parts) } }
}

await Container.shared.weather().gust(35)
await DomeContainer.shared.shutter().open()
