import Foundation
import Keyworks
import KeyworksAsync
import KeyworksTesting
import Synchronization
import TestSupport
import Testing
import XCTest

final class SandboxedTestCaseTests: SandboxedTestCase {
  override func setUp() {
    XCTAssertEqual(Container.shared.word(), "defined")
    Container.shared.word.override(with: "prepared")
  }

  override func tearDown() {
    XCTAssertNotEqual(Container.shared.word(), "defined")
  }

  func testATestSeesTheOverridesOfSetUp() {
    XCTAssertEqual(Container.shared.word(), "prepared")
    Container.shared.word.override(with: "mine")
    Container.shared.contribute(Tagged(\.chair), to: \.furniture)
    XCTAssertEqual(Container.shared.word(), "mine")
  }

  func testATestDoesNotSeeTheOverridesOfAnotherTest() {
    XCTAssertEqual(Container.shared.word(), "prepared")
    XCTAssertEqual(Container.shared[\.furniture], ["lamp"])
    Container.shared.word.override(with: "mine")
    Container.shared.contribute(Tagged(\.chair), to: \.furniture)
  }

  func testATestCanBeAsynchronous() async {
    XCTAssertEqual(Container.shared.word(), "prepared")
    await Task.yield()
    XCTAssertEqual(Container.shared.word(), "prepared")
    let detached = await Task.detached { Container.shared.word() }.value
    XCTAssertEqual(detached, "defined")
  }

  @MainActor func testATestCanRunOnTheMainActor() async {
    MainActor.assertIsolated()
    XCTAssertEqual(Container.shared.word(), "prepared")
    await Task.yield()
    XCTAssertEqual(Container.shared.word(), "prepared")
  }

  func testATeardownIsPendingWhileItsTestRuns() {
    // `testTheNextTestStartsAfterTheTeardown` runs later, because XCTest orders tests by name.
    _ = Container.shared.ticket()
    XCTAssertEqual(Ticket.torn.load(ordering: .relaxed), 0)
  }

  func testTheNextTestStartsAfterTheTeardown() {
    XCTAssertEqual(Ticket.torn.load(ordering: .relaxed), 1)
  }

  func testTheLaunchContextReportsATest() {
    XCTAssertTrue(LaunchContext.current.conditions.contains(.test))
  }
}

// Test cases can be made from closures only on Linux. XCTest never releases them, which a sanitizer
// would report.
#if os(Linux) && !KEYWORKS_SANITIZED
  /// Each test runs a test case in its own process, so that its failures do not count for this run.
  @Suite struct `An exhaustive test case` {
    @Test func `an exhaustive test case fails if it builds a live factory`() async {
      await #expect(processExitsWith: .success) {
        precondition(Exhaustive.failures { _ = Container.shared.world() } == 1)
      }
    }

    @Test func `an exhaustive test case fails if a queue resolves a live factory`() async {
      await #expect(processExitsWith: .success) {
        let failures = Exhaustive.failures {
          for _ in 0..<2 { onQueue { _ = Container.shared.world() } }
        }
        precondition(failures == 1)
        precondition(Exhaustive.failures { onQueue { _ = Container.shared.world() } } == 1)
      }
    }

    @Test func `an exhaustive test case fails at the place of an unused override`() async {
      await #expect(processExitsWith: .success) {
        let test = Exhaustive(name: "test") { _ in Dark.override() }
        test.run()
        precondition(test.places == [Dark.place])
      }
    }

    @Test func `an error ends the sandbox of an exhaustive test case`() async {
      await #expect(processExitsWith: .success) {
        let failures = Exhaustive.failures {
          Container.shared.word.override(with: "failing")
          XCTAssertEqual(Container.shared.word(), "failing")
          throw Oops()
        }
        precondition(failures == 1)
        precondition(Container.shared.word() == "defined")
      }
    }

    @Test func `an exhaustive test case does not fail twice if it throws`() async {
      await #expect(processExitsWith: .success) {
        let failures = Exhaustive.failures {
          Container.shared.lamp.override(with: "dark")
          throw Oops()
        }
        precondition(failures == 1)
        precondition(Container.shared.word() == "defined")
      }
    }

    @Test func `a skipped exhaustive test case does not fail`() async {
      await #expect(processExitsWith: .success) {
        let failures = Exhaustive.failures {
          Container.shared.lamp.override(with: "dark")
          throw XCTSkip("before it is used")
        }
        precondition(failures == 0)
        precondition(Container.shared.word() == "defined")
      }
    }

    @Test func `an exhaustive test case need not use what it prepares`() async {
      await #expect(processExitsWith: .success) {
        precondition(Prepared.failures { _ = Container.shared.word() } == 0)
        precondition(Prepared.failures { Container.shared.word.override(with: "unused") } == 1)
      }
    }
  }

  @Suite struct `A test case without a sandbox` {
    @Test func `a test case without a sandbox fails if it resolves a live factory`() async {
      await withKnownIssue {
        await #expect(processExitsWith: .success) {
          let test = XCTestCase(name: "test") { _ in
            for _ in 0..<2 { _ = Container.shared.world() }
          }
          test.run()
          precondition(test.testRun?.totalFailureCount == 1)
        }
      } matching: { issue in
        // Here, both frameworks run.
        issue.comments[0].rawValue.hasPrefix("'world' is live")
      }
    }
  }

  private enum Dark {
    static let place = "KeyworksTestingTests/SandboxedTestCaseTests.swift:\(#line + 1)"
    static func override() { Container.shared.lamp.override(with: "dark") }
  }

  private class Exhaustive: SandboxedTestCase {
    override var isExhaustive: Bool { true }
    var places: [String] = []

    override func recordFailure(
      withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
    ) {
      places.append("\(file):\(line)")
      super.recordFailure(
        withDescription: description, inFile: file, atLine: line, expected: expected)
    }

    /// Returns how often a test that performs `work` fails.
    static func failures(of work: @escaping () throws -> Void) -> Int? {
      let test = Self(name: "test") { _ in try work() }
      test.run()
      return test.testRun?.totalFailureCount
    }
  }

  private final class Prepared: Exhaustive {
    override func prepare() { Container.shared.lamp.override(with: "dark") }
  }
#endif

private struct Oops: Error {}

final class ExhaustiveTestCaseTests: SandboxedTestCase {
  override var isExhaustive: Bool { true }

  func testAnExhaustiveTestPassesIfItOverridesAndUsesALiveFactory() {
    Container.shared.world.override(with: "a model")
    XCTAssertEqual(Container.shared.world(), "a model")
  }
}
