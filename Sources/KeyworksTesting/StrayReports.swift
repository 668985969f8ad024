package import Keyworks

#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

/// Makes each live factory that is resolved outside of every sandbox an issue of the test, once.
/// Where the test is not known, it is an issue of the run, once.
extension Strays: StrayInspector {
  private struct Report: Hashable {
    let factory: Origin
    let test: String
  }
  private static let made = Guarded<Set<Report>>([])

  package static func note(_ frame: Frame) {
    #if canImport(Testing)
      if let test = Test.current {
        let remedy = "Add the trait to its test: @Suite(.sandboxed) or @Test(.sandboxed)."
        return report(frame, in: "\(test.id)", remedy, SandboxTrait.record)
      }
    #endif
    #if canImport(XCTest)
      if let test = SandboxedTestCase.numberOfRunning {
        let remedy = "Carry the sandbox of the test there with Sandbox.capture()."
        return report(frame, in: "\(test)", remedy) { SandboxedTestCase.fail($0) }
      }
    #endif
    let remedy = """
      Add the trait to the test, @Suite(.sandboxed) or @Test(.sandboxed), or in XCTest, inherit \
      SandboxedTestCase. If the test has a sandbox, carry it there with Sandbox.capture().
      """
    report(frame, in: "", remedy) { issue in
      // The framework that is not running ignores the issue. On Apple systems, that was not tried.
      #if canImport(Testing)
        SandboxTrait.record(issue)
      #endif
      #if canImport(XCTest) && !canImport(Darwin)
        SandboxedTestCase.fail(issue)
      #endif
    }
  }

  private static func report(
    _ frame: Frame, in test: String, _ remedy: String, _ record: (SandboxIssue) -> Void
  ) {
    let report = Report(factory: Origin(frame.place), test: test)
    guard made.withLock({ $0.insert(report).inserted }) else { return }
    record(SandboxIssue(.live, Trail(from: frame), reason: remedy))
  }
}
