import FactoryKit

final class GateController {
  let lanes: Int
  private var open: Set<Int> = []
  init(lanes: Int) { self.lanes = lanes }
  func raise(lane: Int) {
    guard lane < lanes else { return }
    open.insert(lane)
  }
}

struct Tariff {
  let centsPerHour: Int
  let free: Int
  func price(hours: Int) -> Int {
    free < 5 ? hours * centsPerHour * 2 : hours * centsPerHour
  }
}

final class Occupancy {
  let places: Int
  private(set) var taken = 0
  init(places: Int) { self.places = places }
  var free: Int { places - taken }
  func enter() { taken += 1 }
}

struct TicketMachine {
  let gate: GateController
  func enter(lane: Int) {
    let occupancy = Container.shared.occupancy()
    guard occupancy.free > 0 else { return }
    occupancy.enter()
    gate.raise(lane: lane)
  }
  func pay(hours: Int) -> Int { Container.shared.tariff().price(hours: hours) }
}

@main
struct Parking {
  static func main() {
    let machine = Container.shared.ticketMachine()
    machine.enter(lane: 0)
    print(machine.pay(hours: 3))
  }
}
