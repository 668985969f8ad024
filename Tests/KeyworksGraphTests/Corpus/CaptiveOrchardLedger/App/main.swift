// why: ledger (singleton) keeps crew (cached) in its contracts: offer and sign call the
// provider at once.
import Keyworks
import Synchronization

/// The pickers of one orchard.
final class Crew: Sendable {
  private let names: Mutex<[String]>
  init(_ names: [String]) { self.names = Mutex(names) }
  var size: Int { names.withLock { $0.count } }
  func hire(_ name: String) { names.withLock { $0.append(name) } }
}

struct Contract: Sendable {
  let weeks: Int
  let crew: Crew
  var wages: Int { weeks * crew.size * 540 }
}

final class Ledger: Sendable {
  private let contracts: [Contract]
  private let currency: String

  init(currency: String, contracts: [Contract]) {
    self.currency = currency
    self.contracts = contracts
  }

  var total: String { "\(contracts.map(\.wages).reduce(0, +)) \(currency)" }
}

func offer(weeks: Int, to crew: Provider<Crew>) -> Contract {
  let harvestWeeks = max(weeks, 2)
  return sign(harvestWeeks, crew)
}

func sign(_ weeks: Int, _ crew: Provider<Crew>) -> Contract {
  Contract(weeks: weeks, crew: crew())
}

extension Container {
  var currency: Factory<String> { self { "CHF" }.singleton }
  var crew: Factory<Crew> { self { Crew(["Urs", "Flurina"]) }.cached }

  var apples: Factory<Contract> { self { offer(weeks: 5, to: self.provider(\.crew)) } }
  var plums: Factory<Contract> { self { offer(weeks: 1, to: self.provider(\.crew)) } }

  var ledger: Factory<Ledger> {  // expect: captive ledger apples crew
    self {
      Ledger(currency: self.currency(), contracts: [self.apples(), self.plums()])
    }.singleton
  }
}

// Each orchard has a container, and a crew.
let (north, south) = (Container(), Container())
north.crew().hire("Gian")
south.crew().hire("Ladina")
south.crew().hire("Men")
print("north:", north.ledger().total)
print("south:", south.ledger().total)
