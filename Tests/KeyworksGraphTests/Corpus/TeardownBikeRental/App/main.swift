// why: nothing closes the container shop of RentalServer, so the ledger is never flushed; only
// the Counters are closed.
import Keyworks
import KeyworksAsync

struct Bike: Sendable {
  let frame: String
}

actor Ledger {
  private var open: [String: Bike] = [:]
  private var lines: [String] = []

  func lend(_ bike: Bike, to customer: String) {
    open[customer] = bike
    lines.append("\(customer) took \(bike.frame)")
  }
  func take(backFrom customer: String) { open[customer] = nil }
  func flush() async throws {
    try await Task.sleep(for: .milliseconds(1))
    print(lines.joined(separator: "\n"))
    lines.removeAll()
  }
}

struct Rental: Sendable {
  let customer: String
  let ledger: Ledger
  func start(with bike: Bike) async { await ledger.lend(bike, to: customer) }
  func end() async { await ledger.take(backFrom: customer) }
}

final class Counter: ManagedContainer {
  let manager: ContainerManager
  let shop: Container
  let customer: String

  init(serving customer: String, at shop: Container) {
    self.shop = shop
    self.customer = customer
    manager = ContainerManager(parent: shop)
  }
}

extension Counter {
  var rental: AsyncFactory<Rental, any Error> {
    self.async { Rental(customer: self.customer, ledger: try await self.shop.ledger()) }
      .cached
      .teardown { rental, outcome in
        if case .returned = outcome { return }
        await rental.end()
      }
  }
}

extension Container {
  var bikes: Factory<[Bike]> { self { ["A-17", "B-03", "C-44"].map(Bike.init(frame:)) }.singleton }
  var ledger: AsyncFactory<Ledger, any Error> {  // expect: teardown ledger
    self.async { Ledger() }.cached.teardown { try await $0.flush() }
  }
}

struct RentalServer: Sendable {
  let shop = Container()

  func serve(_ customers: [String]) async throws {
    try await shop.start(\.ledger)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (customer, bike) in zip(customers, shop.bikes()) {
        group.addTask {
          try await withContainer(Counter(serving: customer, at: shop)) { counter in
            try await counter.rental().start(with: bike)
          }
        }
      }
      try await group.waitForAll()
    }
  }
}

let server = RentalServer()
try await server.serve(Array(CommandLine.arguments.dropFirst()))
