// why: siren (singleton) keeps rainGauge (scope watch), which the closure of its first Trigger
// captures.
import Keyworks
import Synchronization
import Triggers

extension Scope { static let watch = Scope("watch") }

/// Counts from zero again with each watch.
final class RainGauge: Sendable {
  private let total = Mutex(0)
  var millimetres: Int { total.withLock { $0 } }
  func tip() { total.withLock { $0 += 2 } }
}

final class RiverStaff: Sendable {
  private let level = Mutex(140)
  var centimetres: Int { level.withLock { $0 } }
  func rise(by amount: Int) { level.withLock { $0 += amount } }
}

extension Container {
  var rainGauge: Factory<RainGauge> { self { RainGauge() }.scope(.watch) }
  var riverStaff: Factory<RiverStaff> { self { RiverStaff() }.singleton }

  var siren: Factory<Siren> {  // expect: captive siren rainGauge
    self {
      let (rain, river) = (self.rainGauge(), self.riverStaff())
      return Siren(
        village: "Nether Ashby",
        trigger: Trigger { rain.millimetres > 40 } || Trigger { river.centimetres > 300 })
    }.singleton
  }
}

func stand(_ watch: String, tips: Int, rise: Int) {
  for _ in 0..<tips { Container.shared.rainGauge().tip() }
  Container.shared.riverStaff().rise(by: rise)
  print(watch, Container.shared.siren().check())
  Container.shared.reset(scope: .watch)
}

stand("night", tips: 3, rise: 10)
stand("morning", tips: 30, rise: 25)
