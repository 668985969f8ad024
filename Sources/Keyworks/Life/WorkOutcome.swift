/// How the work ended that a container was there for: what a teardown is told.
public enum WorkOutcome: Sendable {
  /// It returned.
  case returned
  /// It threw this error.
  case failed(any Error)
  /// It was cancelled, or nobody said how it ended: the container was let go without being closed, or
  /// its parent was closed first.
  case cancelled

  init(_ error: any Error) { self = error is CancellationError ? .cancelled : .failed(error) }
}
