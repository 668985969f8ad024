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
  open class IsolatedTestCase: XCTestCase {
    /// Whether a test fails if it builds a `.live` factory that it has not overridden, or
    /// overrides what it does not use. Override it to say so.
    open var isExhaustive: Bool { false }

    /// Runs the test in the isolation.
    open override func invokeTest() {
      let fail: @Sendable (IsolationIssue) -> Void = { XCTFail($0.description) }
      withIsolation(exhaustive: isExhaustive ? fail : nil) { super.invokeTest() }
    }
  }
#endif
