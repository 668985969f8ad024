import Keyworks
import Synchronization
import XCTest

/// Uses the library as XCTest users do: `setUp` makes a container for each test and overrides its
/// factories.
final class CheckoutTests: XCTestCase {
  private var container = Container()

  override func setUp() {
    super.setUp()
    container = Container()
    container.payment.override { RecordingPayment() }
  }

  func testAResolveReturnsTheMock() throws {
    let payment = try XCTUnwrap(container.payment() as? RecordingPayment)
    payment.charge(3)
    XCTAssertEqual(payment.charges, [3])
  }

  func testAMockIsCachedAsThePropertyDeclares() {
    XCTAssertTrue(container.payment() === container.payment())
  }

  func testAnInstanceBuiltByTheTestIsInjected() {
    let mine = RecordingPayment()
    container.payment.override(with: mine)
    container.checkout().buy(5)
    XCTAssertEqual(mine.charges, [5])
  }

  func testAnOverrideEndsWithItsToken() {
    let mine = RecordingPayment()
    let token = container.payment.override(with: mine)
    XCTAssertTrue(container.payment() === mine)
    token.revert()
    XCTAssertFalse(container.payment() === mine)
    XCTAssertTrue(container.payment() is RecordingPayment)
  }

  func testAResetOfOverridesEndsAllOfThem() {
    container.payment.override { RecordingPayment() }
    container.reset(.overrides)
    XCTAssertTrue(container.payment() is CardPayment)
  }

  func testAnErrorOfAFactoryCanBeExpected() {
    container.rates.override { () throws(RatesError) in throw .unavailable }
    XCTAssertThrowsError(try container.rates()) { error in
      XCTAssertEqual(error as? RatesError, .unavailable)
    }
  }

  func testAnOverrideHoldsForAsynchronousWork() async throws {
    let mine = RecordingPayment()
    await container.payment.override(with: mine).during {
      await Task.yield()
      container.checkout().buy(7)
    }
    XCTAssertEqual(mine.charges, [7])
    XCTAssertFalse(container.payment() === mine)
  }

  @MainActor func testAMainActorFactoryResolvesOnTheMainActor() {
    XCTAssertEqual(container.screen().title, "Checkout")
  }
}

private protocol Payment: AnyObject, Sendable {
  func charge(_ amount: Int)
}

private final class CardPayment: Payment {
  func charge(_ amount: Int) {}
}

private final class RecordingPayment: Payment {
  private let all = Mutex<[Int]>([])
  var charges: [Int] { all.withLock { $0 } }
  func charge(_ amount: Int) { all.withLock { $0.append(amount) } }
}

private struct Checkout {
  let payment: any Payment
  func buy(_ amount: Int) { payment.charge(amount) }
}

private enum RatesError: Error { case unavailable }

@MainActor private final class Screen {
  let title = "Checkout"
}

extension Container {
  fileprivate var payment: Factory<any Payment> {
    self { CardPayment() }.cached
  }
  fileprivate var checkout: Factory<Checkout> { self { Checkout(payment: self.payment()) } }
  fileprivate var rates: ThrowingFactory<[String: Double], RatesError> {
    self.throwing { () throws(RatesError) in ["EUR": 1] }
  }
  @MainActor fileprivate var screen: Factory<Screen> { self { Screen() } }
}
