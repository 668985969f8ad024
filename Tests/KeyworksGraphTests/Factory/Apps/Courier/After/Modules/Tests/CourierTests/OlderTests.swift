// swift-format-ignore-file
import Depots
import Keyworks
import Tracking
import XCTest

@testable import Courier

final class ShiftTests: XCTestCase {
  override func setUp() {
    DepotContainer.shared.reset()
    Container.shared.reset()
    Container.shared.courier.override { Walker() }
  }

  override func tearDown() { Container.shared.reset(.instances) }

  func testBeginsWithAWalker() {
    XCTAssertEqual(Container.shared.shift().courier.name, "Walker")
  }

  func testHasAnotherCourierForAWhile() {
    let courierToken = Container.shared.courier.override { Rider(name: "Grace") }
    defer { courierToken.revert() }
    XCTAssertEqual(Container.shared.shift().courier.name, "Grace")
  }

  func testIsQuiet() {
    DepotContainer.shared.logger.override { NoLogger() }
    Container.shared.courier.override { Walker() }
    XCTAssertEqual(Container.shared.beacon().region, "Old Town")
  }
}
