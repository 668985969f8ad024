import FactoryKit
import Keyworks
import Legacy

struct PaperLedger: Ledger {
  let invoices: Invoices
  func total() -> Int { invoices.count }
}

final class Invoices {
  let billing: Billing
  var count = 0
  init(billing: Billing) { self.billing = billing }
}

extension Keyworks.Container {
  var invoices: Keyworks.Factory<Invoices> {
    self { Invoices(billing: FactoryKit.Container.shared.billing()) }.cached
  }
}

@main struct App {
  static func main() {
    FactoryKit.Container.shared.ledger.register {
      PaperLedger(invoices: Keyworks.Container.shared.invoices())
    }
    print(FactoryKit.Container.shared.archive(), FactoryKit.Container.shared.billing())
  }
}
