import Keyworks
import KeyworksTesting
import Pricing
import Testing

@Suite(.sandboxed) struct OrderTests {
  @Test func voucherIsTheFirstAndRoundingTheLast() {
    let entries = Container.shared.entries(\.priceRules)
    #expect(
      entries.map(\.factory.name) == ["voucher", "delivery", "tax", "points", "rounding"])
  }
}
