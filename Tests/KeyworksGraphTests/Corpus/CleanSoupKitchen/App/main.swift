// why: the closure that resolves volunteer, which needs the rota, is stored and runs only when
// somebody is ill.
import Keyworks

struct Cook: Sendable {
  let name: String
  let rota: Rota
  var greeting: String { "\(name) cooks with \(rota.hands) hands" }
}

final class Rota: Sendable {
  let hands: Int
  private let standIn: @Sendable () -> Cook

  init(hands: Int, standIn: @escaping @Sendable () -> Cook) {
    self.hands = hands
    self.standIn = standIn
  }

  func cook(illToday ill: Set<String>, usually cook: Cook) -> Cook {
    ill.contains(cook.name) ? standIn() : cook
  }
}

struct Pantry: Sendable {
  let lentils: Int
  func portions(per person: Int) -> Int { lentils / person }
}

struct Service {
  let pantry: Pantry
  let cook: Cook

  func open(without ill: Set<String>) -> String {
    let today = cook.rota.cook(illToday: ill, usually: cook)
    return "\(today.greeting), \(pantry.portions(per: 80)) portions"
  }
}

/// Gives the rota what it needs. It calls somebody only when the usual cook is ill.
func onCall(hands: Int, _ volunteer: @escaping @Sendable () -> Cook) -> Rota {
  Rota(hands: hands) { volunteer() }
}

extension Container {
  var pantry: Factory<Pantry> { self { Pantry(lentils: 12_000) }.singleton }

  var volunteer: Factory<Cook> { self { Cook(name: "Benedikt", rota: self.rota()) } }
  var rota: Factory<Rota> { self { onCall(hands: 6) { self.volunteer() } }.cached }
  var cook: Factory<Cook> { self { Cook(name: "Halima", rota: self.rota()) } }

  var service: Factory<Service> { self { Service(pantry: self.pantry(), cook: self.cook()) } }
}

print(Container.shared.service().open(without: []))
print(Container.shared.service().open(without: ["Halima"]))
