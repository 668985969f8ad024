// why: One module still uses Factory and the other one Keyworks, and each resolves what the other declares.
import FactoryKit

public protocol Ledger { func total() -> Int }

public final class Billing {
  public let ledger: any Ledger
  init(ledger: any Ledger) { self.ledger = ledger }
}

extension Container {
  /// The new module registers it.
  public var ledger: Factory<Ledger?> { promised() }  // expect: cycle ledger invoices billing
  public var billing: Factory<Billing> { self { Billing(ledger: self.ledger()!) }.cached }
  public var archive: Factory<String> { self { "archive" }.singleton }
}
