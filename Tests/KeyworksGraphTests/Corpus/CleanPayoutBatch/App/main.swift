// why: `clearing` has bodies only for variants, but the list and Payout resolve it under a
// currency always, and main registers `sortCode`.
// Pays merchants at night, in the currency of each.
import Keyworks
import KeyworksAsync

enum Currency: String, Variant, CaseIterable { case eur, gbp, sek }

protocol Clearing: Sendable {
  func clear(_ cents: Int) async throws -> String
}
struct Sepa: Clearing {
  func clear(_ cents: Int) -> String { "SEPA \(cents)" }
}
struct Bacs: Clearing {
  let sortCode: String
  func clear(_ cents: Int) -> String { "BACS \(sortCode) \(cents)" }
}
actor Bankgiro: Clearing {
  private var serial = 0
  func clear(_ cents: Int) -> String {
    serial += 1
    return "BG\(serial) \(cents)"
  }
}

struct Merchant: Sendable {
  let name: String
  let currency: Currency
  var due: Int
}

extension Container {
  var sortCode: Factory<String> { promised() }
  var bankgiro: Factory<Bankgiro> { self { Bankgiro() }.cached }
  var clearing: Factory<any Clearing> {
    promised()
      .when(Currency.eur) { Sepa() }
      .when(Currency.gbp) { Bacs(sortCode: self.sortCode()) }
      .when(Currency.sek) { self.bankgiro() }
  }
  /// One for each currency, in the order of their cut-off times.
  static var clearings: Tags<any Clearing> {
    [
      Tagged(\.clearing, priority: 20, under: Currency.gbp),
      Tagged(\.clearing, priority: 30, under: Currency.eur),
      Tagged(\.clearing, priority: 10, under: Currency.sek),
    ]
  }
}

// MARK: A payout, in a container of its own

final class Payout: ManagedContainer {
  let manager: ContainerManager
  let merchant: Merchant
  private let batch: Container
  init(_ merchant: Merchant, of batch: Container) {
    (self.merchant, self.batch) = (merchant, batch)
    manager = ContainerManager(parent: batch)
  }
}
extension Payout {
  var receipt: AsyncFactory<String, any Error> {
    self.async {
      let clearing = self.batch.clearing.under(self.merchant.currency)()
      return "\(self.merchant.name): \(try await clearing.clear(self.merchant.due))"
    }.cached
  }
}

let merchants = [
  Merchant(name: "Tea & Co", currency: .gbp, due: 8_100), Merchant(name: "Fika", currency: .sek, due: 99_000),
  Merchant(name: "Kaffeehaus", currency: .eur, due: 12_250),
]
try await withContainer(Container()) { batch in
  batch.sortCode.register(with: "20-00-00")
  // A cent to ourselves, to see whether they answer.
  for clearing in batch[\.clearings] { print(try await clearing.clear(1)) }
  for merchant in merchants {
    print(try await withContainer(Payout(merchant, of: batch)) { try await $0.receipt() })
  }
}
