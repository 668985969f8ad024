internal import Keyworks

/// Runs `work` in a sandbox, like `withSandbox(_:)`, and reports what it finds there.
///
/// - Parameter report: If you give it, the sandbox is exhaustive. It is called for each `.live`
///   factory that is built without an override, at the end for each override that was not used, and
///   for what is resolved later by tasks that go on.
/// - Parameter always: A closure that is called for teardowns that fail, and for cached instances
///   that drop a variant on which they depend. The default is `report`.
/// - Parameter work: The code to run in the sandbox.
/// - Returns: What `work` returns.
@_disfavoredOverload  // See the one without reports.
public func withSandbox<Result, Failure: Error>(
  exhaustive report: (@Sendable (SandboxIssue) -> Void)?,
  always: (@Sendable (SandboxIssue) -> Void)? = nil,
  _ work: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try withSandbox(inspectedBy: IssueFinder(report, always: always), work)
}

/// Runs `work` in a sandbox, and reports what it finds there.
///
/// The instances that `work` has built are torn down before this returns, if they have a teardown.
public nonisolated(nonsending) func withSandbox<Result, Failure: Error>(
  exhaustive report: (@Sendable (SandboxIssue) -> Void)?,
  always: (@Sendable (SandboxIssue) -> Void)? = nil,
  _ work: nonisolated(nonsending) () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await withSandbox(inspectedBy: IssueFinder(report, always: always), work)
}

extension Sandbox {
  /// Allows the overrides made so far to stay unused, if the current sandbox is exhaustive: they
  /// prepare more than one test.
  static func expectNoUse() { (inspector as? IssueFinder)?.expectNoUse() }
}
