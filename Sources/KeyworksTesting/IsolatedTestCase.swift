#if canImport(XCTest)
  internal import Keyworks
  public import XCTest

  /// A test case each of whose tests runs in an isolation of its own, `setUp` and `tearDown`
  /// included.
  ///
  /// ```swift
  /// final class CartTests: IsolatedTestCase {
  ///   override func setUp() { Container.shared.clock.override { FixedClock() } }
  ///   func testIsEmptyAtFirst() async { … }
  /// }
  /// ```
  ///
  /// Stored properties have their values before the isolation begins: resolve in `setUp`.
  open class IsolatedTestCase: XCTestCase {
    /// Whether a test fails if it builds a `.live` factory that it has not overridden, or
    /// overrides what it does not use. Override it to say so.
    open var isExhaustive: Bool { false }

    /// Runs the test in the isolation.
    open override func invokeTest() {
      let name = name
      let collector = IssueCollector { XCTFail("After the end of \(name): \($0)") }
      withIsolation(exhaustive: isExhaustive ? collector.note : nil) { super.invokeTest() }
      // A test that did not come to its end has not used all that it prepared.
      let isCut = testRun.map { $0.hasBeenSkipped || $0.unexpectedExceptionCount > 0 } ?? false
      for issue in collector.end() where !isCut || issue.kind != .unusedOverride {
        XCTFail(issue.description)
      }
    }
  }
#endif
