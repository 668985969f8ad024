import FromFactory
import Keyworks
import KeyworksTesting
import XCTest

/// Each test has its own sandbox, so nothing has to be reset.
final class CatalogTests: SandboxedTestCase {
  private nonisolated(unsafe) static var token: Token?

  /// Runs before any sandbox.
  override class func setUp() {
    token = Container.shared.client.override { Stub(price: 1) }
  }

  override class func tearDown() { token?.revert() }

  override func prepare() { Container.shared.client.override { Stub(price: 450) } }

  func testHasThePriceOfTea() async throws {
    let price = try await Container.shared.catalog().price(of: "tea")
    XCTAssertEqual(price, 450)
  }

  func testDoesNotSeeWhatClassSetUpDid() {
    Container.shared.client.reset(.overrides)
    XCTAssertFalse(Container.shared.client() is Stub)
    Sandbox.none.run { XCTAssertTrue(Container.shared.client() is Stub) }
  }
}
