internal import Keyworks

/// Runs `work` in a sandbox, like `withSandbox(_:)`, and reports what it finds there.
///
/// - Parameters:
///   - isExhaustive: Whether to report each `.live` factory that is built without an override, each
///     override that is not used, and each resolve of a task after the end of the sandbox, too.
///   - report: Called for each problem, on any thread: always for a teardown that fails, and for a
///     cached instance that is handed out under a variant by which it should vary.
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
