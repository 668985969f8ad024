// why: affineur (singleton) keeps notes (scope) in its CaveServices, so the second evening's
// notes stay empty.
import Keyworks

struct CaveServices: Sendable {
  let climate: Climate
  let rind: any Rind
  let notes: TastingNotes
}

extension CaveServices {
  init(of container: Container) {
    self.init(climate: container.climate(), rind: container.rind(), notes: container.notes())
  }
}

extension Scope {
  /// One evening with guests.
  static let tasting = Scope("tasting")
}

extension Container {
  var climate: Factory<Climate> { self { Climate(celsius: 12, humidity: 92) }.singleton }
  var rind: Factory<any Rind> { self { WashedRind() } }
  var notes: Factory<TastingNotes> { self { TastingNotes() }.scope(.tasting) }
  var affineur: Factory<Affineur> {  // expect: captive affineur notes
    self { Affineur(services: CaveServices(of: self)) }.singleton
  }
}

func evening(_ wheels: [String], in container: Container) {
  defer { container.reset(scope: .tasting) }
  wheels.forEach(container.affineur().turn)
  print("Tonight, at \(container.climate().humidity) %:")
  container.notes().all.forEach { print("  ", $0) }
}

evening(["Taleggio", "Munster"], in: .shared)
evening(["Époisses"], in: .shared)
