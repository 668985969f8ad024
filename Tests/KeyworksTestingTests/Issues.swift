import Keyworks
import KeyworksTesting
import TestSupport

/// What a sandbox is asked to report.
enum Reporting { case exhaustive, always }

/// Returns the issues that a sandbox reports while `work` runs in it.
func issues(_ reporting: Reporting, _ work: () -> Void) -> [SandboxIssue] {
  let found = Locked<[SandboxIssue]>([])
  let report: @Sendable (SandboxIssue) -> Void = { issue in found.withLock { $0.append(issue) } }
  switch reporting {
  case .exhaustive: withSandbox(exhaustive: true, report: report) { work() }
  case .always: withSandbox(exhaustive: false, report: report) { work() }
  }
  return found.withLock(\.self)
}
