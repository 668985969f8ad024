/// The teardowns that failed when a container was closed.
public struct TeardownFailures: Error, CustomStringConvertible {
  /// One teardown that failed.
  public struct Failure: Sendable, CustomStringConvertible {
    let place: Place
    /// The factory of the instance.
    public var factory: Origin { Origin(place) }
    /// The error that the teardown threw, or a ``TeardownOverrun``.
    public let error: any Error

    /// `pool (Services.swift:12): connection lost`
    public var description: String { "\(factory): \(error)" }
  }

  /// The failures, in the order in which they happened.
  public let failures: [Failure]

  /// The failures, one on each line.
  public var description: String { failures.map(\.description).joined(separator: "\n") }

  /// Throws the error of a single failure, or all failures together if there are several.
  static func throwIfAny(_ failures: [Failure]) throws {
    if failures.count > 1 { throw TeardownFailures(failures: failures) }
    if let failure = failures.first { throw failure.error }
  }
}

/// A build or a teardown did not end before the deadline. It was cancelled, and the other objects
/// were torn down without it.
public struct TeardownOverrun: Error, CustomStringConvertible {
  /// The factory of the instance.
  public let factory: Origin
  /// Whether the instance was still under construction, and not yet being torn down.
  public let isUnderConstruction: Bool

  /// A sentence that says what did not end.
  public var description: String {
    let act = isUnderConstruction ? "construction" : "teardown"
    return "the \(act) of \(factory) did not end before the deadline"
  }
}
