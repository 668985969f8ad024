import Domain
import Keyworks
import KeyworksTesting
import Notifications
import Pricing
import XCTest

final class PriceTests: SandboxedTestCase {
  override var isExhaustive: Bool { true }
  override func prepare() { Container.shared.taxRate.override { 10 } }

  private var container: Container { Container.shared }

  func testSmallOrdersPayForTheirDelivery() {
    XCTAssertEqual(
      container.prices().charges(for: tea(4)),
      [
        Charge("goods", Money(cents: 40_00)), Charge("delivery", Money(cents: 4_90)),
        Charge("tax", Money(cents: 4_49)),
      ])
  }

  func testLargeOrdersAreDeliveredFreeOfCharge() {
    XCTAssertEqual(
      container.prices().charges(for: tea(5)),
      [Charge("goods", Money(cents: 50_00)), Charge("tax", Money(cents: 5_00))])
  }

  func testTheDiscountOfAnotherModuleComesBeforeTheTax() {
    XCTAssertEqual(rules, ["goods", "delivery", "tax"])
    container.flags().shortMessages = true
    XCTAssertEqual(rules, ["goods", "shortMessageDiscount", "delivery", "tax"])
  }

  private var rules: [String] { container.entries(\.priceRules).map(\.factory.name) }
}
