internal import Keyworks

/// Collects the issues that a sandbox finds on any thread, and reports them where the
/// test runs. Issues after the end of the test are reported at once.
final class IssueCollector: Sendable {
  private let collected = Guarded<[SandboxIssue]?>([])
  private let tellLate: @Sendable (SandboxIssue) -> Void

  init(late tellLate: @escaping @Sendable (SandboxIssue) -> Void) { self.tellLate = tellLate }

  func note(_ issue: SandboxIssue) {
    let isLate = collected.withLock { collected in
      collected?.append(issue)
      return collected == nil
    }
    if isLate { tellLate(issue) }
  }

  /// Returns the issues found until the end of the test.
  func end() -> [SandboxIssue] {
    collected.withLock { collected in
      defer { collected = nil }
      return collected ?? []
    }
  }
}
