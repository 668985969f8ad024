import Keyworks
import KeyworksTesting
import XCTest

final class IsolatedTestCaseTests: IsolatedTestCase {
  override func setUp() {
    XCTAssertEqual(Container.shared.word(), "defined")
    Container.shared.word.override(with: "prepared")
  }

  override func tearDown() {
    XCTAssertNotEqual(Container.shared.word(), "defined")
  }

  func testSeesWhatSetUpOverrides() {
    XCTAssertEqual(Container.shared.word(), "prepared")
    Container.shared.word.override(with: "mine")
    Container.shared.contribute(\.chair, to: \.furniture)
    XCTAssertEqual(Container.shared.word(), "mine")
  }

  func testDoesNotSeeWhatAnotherTestOverrides() {
    XCTAssertEqual(Container.shared.word(), "prepared")
    XCTAssertEqual(Container.shared[\.furniture], ["lamp"])
    Container.shared.word.override(with: "mine")
    Container.shared.contribute(\.chair, to: \.furniture)
  }

  func testMayBeAsynchronous() async {
    XCTAssertEqual(Container.shared.word(), "prepared")
    await Task.yield()
    XCTAssertEqual(Container.shared.word(), "prepared")
    let detached = await Task.detached { Container.shared.word() }.value
    XCTAssertEqual(detached, "defined")
  }

  @MainActor func testMayBeOfTheMainActor() async {
    MainActor.assertIsolated()
    XCTAssertEqual(Container.shared.word(), "prepared")
    await Task.yield()
    XCTAssertEqual(Container.shared.word(), "prepared")
  }

  func testIsKnownToRunInATest() { XCTAssertTrue(LaunchContext.current.isTest) }
}

#if os(Linux)  // where a test case can be made from a closure
  final class FailingTestCaseTests: XCTestCase {
    private final class Exhaustive: IsolatedTestCase {
      override var isExhaustive: Bool { true }
    }

    /// How often a test fails that does this.
    private func failures(of work: @escaping () throws -> Void) -> Int? {
      let test = Exhaustive(name: "test") { _ in try work() }
      test.run()
      return test.testRun?.totalFailureCount
    }

    func testFailsIfSomethingLiveIsBuilt() {
      XCTAssertEqual(failures { _ = Container.shared.world() }, 1)
    }

    func testFailsIfAnOverrideIsNotUsed() {
      XCTAssertEqual(failures { Container.shared.lamp.override(with: "dark") }, 1)
    }

    func testEndsItsIsolationWithAnError() {
      struct Oops: Error {}
      XCTAssertEqual(
        failures {
          Container.shared.word.override(with: "failing")
          XCTAssertEqual(Container.shared.word(), "failing")
          throw Oops()
        }, 1)
      XCTAssertEqual(Container.shared.word(), "defined")
    }

    func testDoesNotFailTwiceIfAnErrorEndsIt() {
      struct Oops: Error {}
      XCTAssertEqual(
        failures {
          Container.shared.lamp.override(with: "dark")
          throw Oops()
        }, 1)
    }

    func testDoesNotFailIfItIsSkipped() {
      XCTAssertEqual(
        failures {
          Container.shared.lamp.override(with: "dark")
          throw XCTSkip("before it is used")
        }, 0)
    }
  }
#endif

final class ExhaustiveTestCaseTests: IsolatedTestCase {
  override var isExhaustive: Bool { true }

  func testPassesIfEverythingIsOverriddenAndUsed() {
    Container.shared.world.override(with: "a model")
    XCTAssertEqual(Container.shared.world(), "a model")
  }
}
