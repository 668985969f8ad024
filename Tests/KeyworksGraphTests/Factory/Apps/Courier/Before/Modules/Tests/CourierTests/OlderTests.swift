// swift-format-ignore-file
import Depots
import FactoryKit
import Tracking
import XCTest

@testable import Courier

final class ShiftTests: XCTestCase {
  override func setUp() {
    DepotContainer.shared.reset()
    Container.shared.reset(options: .all)
    Container.shared.courier.register { Walker() }
  }

  override func tearDown() { Container.shared.manager.reset(options: .scope) }

  func testBeginsWithAWalker() {
    XCTAssertEqual(Container.shared.shift().courier.name, "Walker")
  }

  func testHasAnotherCourierForAWhile() {
    Container.shared.manager.push()
    defer { Container.shared.manager.pop() }
    Container.shared.courier.register { Rider(name: "Grace") }
    XCTAssertEqual(Container.shared.shift.resolve().courier.name, "Grace")
  }

  func testIsQuiet() {
    DepotContainer.shared.logger { NoLogger() }.singleton
    Container.shared.courier.once().register { Walker() }
    XCTAssertEqual(Container.shared.beacon().region, "Old Town")
  }
}
