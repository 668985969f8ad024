import FromFactory
import FactoryKit
import XCTest

/// As it was before: it resets the container that all tests share.
final class ResettingTests: XCTestCase {
  override func setUp() {
    Container.shared.reset()
    Scope.singleton.reset()
    Container.shared.client.register { Stub(price: 450) }
  }

  override func tearDown() { Container.shared.reset() }

  func testHasThePriceOfTea() async throws {
    let price = try await Container.shared.catalog().price(of: "tea")
    XCTAssertEqual(price, 450)
    Container.shared.client.register { Stub(price: 1) }
  }

  func testHasThePriceOfTeaAgain() async throws {
    let price = try await Container.shared.catalog().price(of: "tea")
    XCTAssertEqual(price, 450)
    Container.shared.client.register { Stub(price: 1) }
  }
}
