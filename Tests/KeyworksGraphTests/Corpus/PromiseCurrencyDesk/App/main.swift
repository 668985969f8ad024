// why: `refund` makes a Counter without a currency, which resolves `acquirer` under no
// variant, but it is promised and has bodies only for the variants of Currency.
import Keyworks
import KeyworksAsync

// Card payments in two currencies, each of them with another acquirer.

enum Currency: Variant { case eur, usd }

protocol Acquirer: Sendable {
  var name: String { get }
  func settle(_ cents: Int) async throws -> String
}
extension Acquirer {
  func settle(_ cents: Int) async throws -> String { "\(cents) by \(name)" }
}
struct Sepa: Acquirer { let name = "SEPA" }
struct Ach: Acquirer { let name = "ACH" }

extension Container {
  var acquirer: Factory<any Acquirer> {  // expect: promise acquirer
    promised()
      .when(Currency.eur) { Sepa() }
      .when(Currency.usd) { Ach() }
  }
  var ledger: AsyncFactory<Ledger, any Error> {
    self.async { Ledger() }.cached.teardown { print(await $0.total, "booked") }
  }
}

actor Ledger {
  private(set) var total = 0
  func book(_ cents: Int) { total += cents }
}

// MARK: Requests

final class PaymentRequest: ManagedContainer {
  let manager: ContainerManager
  let desk: Container
  let cents: Int
  init(_ cents: Int, at desk: Container) {
    (self.cents, self.desk) = (cents, desk)
    manager = ContainerManager(parent: desk)
  }
}

/// What both directions of a payment need.
struct Counter: Sendable {
  let acquirer: any Acquirer
  let ledger: Ledger

  init(of request: PaymentRequest, in currency: Currency? = nil) async throws {
    let desk = request.desk
    acquirer = if let currency { desk.acquirer.under(currency)() } else { desk.acquirer() }
    ledger = try await desk.ledger()
  }
}

extension PaymentRequest {
  var charge: AsyncFactory<String, any Error> {
    self.async {
      let counter = try await Counter(of: self, in: .eur)
      await counter.ledger.book(self.cents)
      return try await counter.acquirer.settle(self.cents)
    }
  }
  var refund: AsyncFactory<String, any Error> {
    self.async {
      let counter = try await Counter(of: self)
      await counter.ledger.book(-self.cents)
      return try await counter.acquirer.settle(-self.cents)
    }
  }
}

try await withContainer(Container()) { desk in
  for cents in [1200, 450] {
    print(try await withContainer(PaymentRequest(cents, at: desk)) { try await $0.charge() })
  }
  print(try await withContainer(PaymentRequest(450, at: desk)) { try await $0.refund() })
}
