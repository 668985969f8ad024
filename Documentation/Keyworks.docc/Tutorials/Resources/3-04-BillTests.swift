import Keyworks
import KeyworksTesting
import Pricing
import Testing

@Suite(.sandboxed) struct BillTests {
  @Test func endsWithTheTotal() {
    let bill = Container.shared.checkout().bill(for: Line("three books", 2990))
    #expect(bill.last?.cents == 3720)
  }

  @Test(.sandboxed { $0.tax.override { NoTax() } }) func isLowerWithoutTax() {
    let bill = Container.shared.checkout().bill(for: Line("three books", 2990))
    #expect(!bill.map(\.text).contains("tax"))
    #expect(bill.last?.cents == 3080)
  }
}

private struct NoTax: PriceRule {
  func line(for total: Int) -> Line? { nil }
}
