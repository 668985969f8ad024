// why: the bridge (singleton) keeps a provider of officer (scope watch), and resolves it anew
// for each order.
import Keyworks
import Synchronization
import Watchkeeping

extension Scope { static let watch = Scope("watch") }

final class OfficerOfTheWatch: Sendable {
  private static let roster = Mutex(["Lindqvist", "Amadi", "Rossi"])

  let name = roster.withLock { names in
    let next = names.removeFirst()
    names.append(next)
    return next
  }
  var greeting: String { "\(name) has the con" }
}

struct Compass: Sendable {
  let deviation: Int
  func heading(_ degrees: Int) -> Int { (degrees + deviation + 360) % 360 }
}

/// One for the whole voyage.
final class Bridge: Sendable {
  private let officer: Live<OfficerOfTheWatch>
  private let compass: Compass

  init(officer: Live<OfficerOfTheWatch>, compass: Compass) {
    self.officer = officer
    self.compass = compass
  }

  func steer(_ degrees: Int) -> String {
    "\(officer.greeting): steer \(compass.heading(degrees)), signed \(officer.name)"
  }
}

extension Container {
  var officer: Factory<OfficerOfTheWatch> { self { OfficerOfTheWatch() }.scope(.watch) }
  var compass: Factory<Compass> { self { Compass(deviation: -3) }.singleton }
  var bridge: Factory<Bridge> {
    self { Bridge(officer: self.live(\.officer), compass: self.compass()) }.singleton
  }
}

for heading in [90, 135, 180] {
  print(Container.shared.bridge().steer(heading))
  Container.shared.reset(scope: .watch)
}
