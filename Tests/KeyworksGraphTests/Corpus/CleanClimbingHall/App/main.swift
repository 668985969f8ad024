// why: the child's cached model keeps instances of the parent, which live longer; the parent
// keeps nothing of a child.
import Keyworks
import KeyworksUI
import Synchronization

// A climbing hall. Each visit has a container below that of the hall.

final class Hall: SharedContainer {
  static let shared = Hall()
  let manager = ContainerManager()

  func admit(_ climber: String) -> Visit { Visit(climber, in: self) }
}

final class Visit: ManagedContainer {
  let manager: ContainerManager
  let hall: Hall
  let climber: String

  init(_ climber: String, in hall: Hall) {
    self.climber = climber
    self.hall = hall
    manager = ContainerManager(parent: hall)
  }
}

final class Shoes: Sendable {
  private let pairs = Mutex(["38", "41", "44"])
  func lend() -> String? { pairs.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
  func take(back pair: String) { pairs.withLock { $0.append(pair) } }
}

struct Route: Sendable {
  let name: String
  let grade: Int
}

final class Logbook: Sendable {
  private let entries = Mutex<[String: Int]>([:])
  func add(_ points: Int, for climber: String) {
    entries.withLock { $0[climber, default: 0] += points }
  }
  var best: String? { entries.withLock { $0.max { $0.value < $1.value }?.key } }
}

@MainActor class DeskModel {
  fileprivate let shoes: Shoes
  init(shoes: Shoes) { self.shoes = shoes }
}

final class VisitModel: DeskModel {
  private let climber: String
  private let logbook: Logbook
  private lazy var pair = shoes.lend() ?? "socks"

  init(climber: String, shoes: Shoes, logbook: Logbook) {
    self.climber = climber
    self.logbook = logbook
    super.init(shoes: shoes)
  }

  func climb(_ routes: [Route]) -> String {
    for route in routes { logbook.add(route.grade, for: climber) }
    return "\(climber) in \(pair)"
  }
  func leave() { shoes.take(back: pair) }
}

extension Hall {
  var shoes: Factory<Shoes> { self { Shoes() }.cached }
  var logbook: Factory<Logbook> { self { Logbook() }.singleton }
  var routes: Factory<[Route]> {
    self { [Route(name: "Slab", grade: 4), Route(name: "Roof", grade: 7)] }
  }
}

extension Visit {
  var model: MainActorFactory<VisitModel> {
    self.mainActor {
      VisitModel(climber: self.climber, shoes: self.hall.shoes(), logbook: self.hall.logbook())
    }.cached
  }
}

for visit in ["Ayla", "Bo"].map(Hall.shared.admit) {
  let easy = visit.hall.routes().filter { visit.climber == "Bo" || $0.grade < 6 }
  print(visit.model().climb(easy), "on", easy.map(\.name))
  visit.model().leave()
}
print(Hall.shared.logbook().best ?? "nobody")
