internal import Keyworks

/// Runs `work` in a sandbox, like `withSandbox(_:)`, and reports what it finds there.
///
/// - Parameters:
///   - isExhaustive: Whether to report also each `.live` factory that is built without an override,
///     each override that was not used, and what tasks resolve after the end of the sandbox.
///   - report: A closure that is called for each problem, on any thread: for a teardown that fails,
///     for a cached instance that drops a variant on which it depends, and for the above.
///   - work: The code to run in the sandbox.
/// - Returns: What `work` returns.
@_disfavoredOverload  // See the one without reports.
public func withSandbox<Result, Failure: Error>(
  exhaustive isExhaustive: Bool, report: @escaping @Sendable (SandboxIssue) -> Void,
  _ work: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try withSandbox(inspectedBy: IssueFinder(isExhaustive, report), work)
}

/// Runs `work` in a sandbox, and reports what it finds there.
///
/// The instances that `work` has built are torn down before this returns, if they have a teardown.
public nonisolated(nonsending) func withSandbox<Result, Failure: Error>(
  exhaustive isExhaustive: Bool, report: @escaping @Sendable (SandboxIssue) -> Void,
  _ work: nonisolated(nonsending) () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await withSandbox(inspectedBy: IssueFinder(isExhaustive, report), work)
}

extension Sandbox {
  /// Allows the overrides made so far to stay unused, if the current sandbox is exhaustive: they
  /// prepare more than one test.
  static func expectNoUse() { (inspector as? IssueFinder)?.expectNoUse() }
}
