// why: it is overridden only while rehearse runs its closure, and nothing registers a gauge
// for the briefings after it.
import Keyworks
import Pilotage

struct Ship {
  let name: String
  let draught: Double
}

struct PilotBoat {
  let passage: ParameterProvider<Double, Passage>

  func brief(_ ship: Ship) -> String {
    guard let window = passage(ship.draught).window else { return "\(ship.name) has to wait" }
    return "\(ship.name) between \(window.lowerBound) h and \(window.upperBound) h"
  }
}

extension Container {
  var pilotBoat: Factory<PilotBoat> { self { PilotBoat(passage: self.provider(\.passage)) } }
}

let ships = [Ship(name: "Aurora", draught: 6.2), Ship(name: "Bering Strait", draught: 9.8)]

let rehearsal = Container.shared.rehearse(in: 9) { container in
  ships.map(container.pilotBoat().brief)
}
print("rehearsal:", rehearsal)

for ship in ships {
  print(Container.shared.pilotBoat().brief(ship))
}
