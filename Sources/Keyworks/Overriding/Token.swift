/// Reverts one change to a container: an override, a decoration, an observer, an active wiring or
/// the resets of a scope.
///
/// If you do not keep the token, the change stays. The token holds neither the container nor the
/// instances that depend on the change.
public struct Token: Sendable {
  private let takeBack: @Sendable () -> Void

  package init(_ takeBack: @escaping @Sendable () -> Void) { self.takeBack = takeBack }

  /// Reverts the change, and drops the cached instances that depend on it.
  ///
  /// Other changes stay. A second call, or a call after the container was released, does nothing.
  public func revert() { takeBack() }

  /// Runs `work` and then reverts, even if `work` throws.
  ///
  /// ```swift
  /// container.clock.override { FixedClock() }.during { … }
  /// ```
  public func during<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { revert() }
    return try work()
  }

  /// Runs `work` and then reverts, even if `work` throws.
  public nonisolated(nonsending) func during<Result, Failure: Error>(
    _ work: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    defer { revert() }
    return try await work()
  }
}
