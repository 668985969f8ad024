#if canImport(XCTest)
  internal import Keyworks
  public import XCTest

  /// A test case that runs each of its tests in a sandbox of its own, including `setUp` and
  /// `tearDown`.
  ///
  /// ```swift
  /// final class CartTests: SandboxedTestCase {
  ///   override func prepare() { Container.shared.clock.override { FixedClock() } }
  ///   func testIsEmptyAtFirst() async { … }
  /// }
  /// ```
  ///
  /// Stored properties get their values before the sandbox begins, so resolve in `setUp`.
  open class SandboxedTestCase: XCTestCase {
    /// Whether a test fails if it builds a `.live` factory that it has not overridden, or overrides
    /// a factory that it does not use. Override this property to change it.
    open var isExhaustive: Bool { false }

    /// Prepares the sandbox of each test, before `setUp`. An exhaustive test need not use the
    /// overrides made here. Override this method; there is no need to call `super`.
    open func prepare() {}

    /// Runs the test in the sandbox.
    open override func invokeTest() {
      let name = name
      Self.runs.withLock { $0 = (true, $0.count + 1) }
      defer { Self.runs.withLock { $0.isInOne = false } }
      let collector = IssueCollector { Self.fail($0, "After the end of \(name): ") }
      withSandbox(exhaustive: isExhaustive, report: collector.note) {
        prepare()
        Sandbox.expectNoUse()
        super.invokeTest()
        waitForTeardowns()
      }
      // A test that was cut short has not used everything it prepared.
      let isCut = testRun.map { $0.hasBeenSkipped || $0.unexpectedExceptionCount > 0 } ?? false
      for issue in collector.end() where !isCut || issue.kind != .unusedOverride {
        Self.fail(issue)
      }
    }

    /// Waits until the instances of the test are torn down. The run loop continues meanwhile, for
    /// teardowns that run on the main actor.
    private func waitForTeardowns() {
      guard Sandbox.hasTeardowns else { return }
      let isDone = XCTestExpectation(description: "what the test built is torn down")
      Task {
        await Sandbox.close()
        isDone.fulfill()
      }
      if XCTWaiter.wait(for: [isDone], timeout: Self.patience) != .completed {
        XCTFail("What \(name) built was not torn down within \(Int(Self.patience)) seconds.")
      }
    }

    private static var patience: TimeInterval { 60 }

    /// The runs of tests in sandboxes. XCTest runs one test at a time.
    private static let runs = Guarded((isInOne: false, count: 0))
    static var numberOfRunning: Int? { runs.withLock { $0.isInOne ? $0.count : nil } }

    static func fail(_ issue: SandboxIssue, _ prefix: String = "") {
      XCTFail(
        prefix + issue.description, file: issue.site.file.staticString, line: UInt(issue.line))
    }
  }
#endif
