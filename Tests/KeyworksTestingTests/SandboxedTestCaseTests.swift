import Foundation
import Keyworks
import KeyworksTesting
import Synchronization
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

  func testWaitsForWhatItsTestsBuilt() {
    // The next test sees whether that held: the order of tests is that of their names.
    _ = Container.shared.ticket()
    XCTAssertEqual(Ticket.torn.load(ordering: .relaxed), 0)
  }

  func testWaitsForWhatItsTestsBuiltToTheEnd() {
    XCTAssertEqual(Ticket.torn.load(ordering: .relaxed), 1)
  }

  func testIsKnownToRunInATest() { XCTAssertTrue(LaunchContext.current.isTest) }
}

// Where a test case can be made from a closure. XCTest never frees its test cases.
#if os(Linux) && !KEYWORKS_SANITIZED
  /// Each runs a test case in a process of its own, so that its failures are none of this run.
  @Suite struct `An exhaustive test case` {
    @Test func `fails if something live is built`() async {
      await #expect(processExitsWith: .success) {
        precondition(Exhaustive.failures { _ = Container.shared.world() } == 1)
      }
    }

    @Test func `fails if something live is resolved on a queue`() async {
      await #expect(processExitsWith: .success) {
        let failures = Exhaustive.failures {
          let done = DispatchSemaphore(value: 0)
          DispatchQueue.global().async {
            _ = Container.shared.world()
            done.signal()
          }
          done.wait()
        }
        precondition(failures == 1)
      }
    }

    @Test func `fails if an override is not used, at the place of that`() async {
      await #expect(processExitsWith: .success) {
        let test = Exhaustive(name: "test") { _ in Dark.override() }
        test.run()
        precondition(test.places == [Dark.place])
      }
    }

    @Test func `ends its sandbox with an error`() async {
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

    @Test func `does not fail twice if an error ends it`() async {
      await #expect(processExitsWith: .success) {
        let failures = Exhaustive.failures {
          Container.shared.lamp.override(with: "dark")
          throw Oops()
        }
        precondition(failures == 1)
        precondition(Container.shared.word() == "defined")
      }
    }

    @Test func `does not fail if it is skipped`() async {
      await #expect(processExitsWith: .success) {
        let failures = Exhaustive.failures {
          Container.shared.lamp.override(with: "dark")
          throw XCTSkip("before it is used")
        }
        precondition(failures == 0)
        precondition(Container.shared.word() == "defined")
      }
    }

    @Test func `need not use what it prepares`() async {
      await #expect(processExitsWith: .success) {
        precondition(Prepared.failures { _ = Container.shared.word() } == 0)
        precondition(Prepared.failures { Container.shared.word.override(with: "unused") } == 1)
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

    /// How often a test fails that does this.
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

  func testPassesIfEverythingIsOverriddenAndUsed() {
    Container.shared.world.override(with: "a model")
    XCTAssertEqual(Container.shared.world(), "a model")
  }
}
