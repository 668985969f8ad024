internal import Keyworks
internal import Synchronization

/// Collects what an exhaustive sandbox finds, on whatever thread, for the test to be told
/// where it runs. What comes after the end of the test is told at once.
final class IssueCollector: Sendable {
  private let collected = Mutex<[SandboxIssue]?>([])
  private let tellLate: @Sendable (SandboxIssue) -> Void

  init(late tellLate: @escaping @Sendable (SandboxIssue) -> Void) { self.tellLate = tellLate }

  func note(_ issue: SandboxIssue) {
    let isLate = collected.withLock { collected in
      collected?.append(issue)
      return collected == nil
    }
    if isLate { tellLate(issue) }
  }

  /// What was found until the end of the test.
  func end() -> [SandboxIssue] {
    collected.withLock { collected in
      defer { collected = nil }
      return collected ?? []
    }
  }
}
