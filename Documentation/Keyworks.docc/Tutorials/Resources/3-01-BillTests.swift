import Keyworks
import KeyworksTesting
import Pricing
import Testing

@Suite(.sandboxed) struct BillTests {
  @Test func endsWithTheTotal() {
    let bill = Container.shared.checkout().bill(for: Line("three books", 2990))
    #expect(bill.last?.cents == 3720)
  }
}
