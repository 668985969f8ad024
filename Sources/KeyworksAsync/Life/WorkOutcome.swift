internal import Keyworks

/// How the work with a container ended. Teardowns receive it.
@nonexhaustive
public enum WorkOutcome: Sendable {
  /// The work returned.
  case returned
  /// The work threw this error.
  case failed(any Error)
  /// The work was cancelled, or its end is unknown: the container was released without being
  /// closed, or its parent was closed first.
  case cancelled

  /// - Parameter error: The error that the work threw, if it did.
  init(_ error: (any Error)?) {
    self = error.map { $0 is CancellationError ? .cancelled : .failed($0) } ?? .returned
  }
}
