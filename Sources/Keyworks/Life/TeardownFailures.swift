/// Why a container could not be torn down as it should.
public struct TeardownFailures: Error, CustomStringConvertible {
  /// One teardown that failed.
  public struct Failure: Sendable, CustomStringConvertible {
    let place: Place
    /// The factory that it belongs to.
    public var factory: Origin { Origin(place) }
    /// What it threw, or a ``TeardownOverrun``.
    public let error: any Error

    /// `pool (Services.swift:12): connection lost`
    public var description: String { "\(factory): \(error)" }
  }

  /// Each that failed, in the order in which they did.
  public let failures: [Failure]

  /// One line for each.
  public var description: String { failures.map(\.description).joined(separator: "\n") }

  /// Throws the error, if there is one, or all, if there are several.
  static func throwIfAny(_ failures: [Failure]) throws {
    if failures.count > 1 { throw TeardownFailures(failures: failures) }
    if let failure = failures.first { throw failure.error }
  }
}

/// Something did not end before the deadline. It was cancelled, and the others were torn down without it.
public struct TeardownOverrun: Error, CustomStringConvertible {
  /// The factory that it belongs to.
  public let factory: Origin
  /// Whether it was still under construction, and not yet torn down.
  public let isUnderConstruction: Bool

  /// What did not end.
  public var description: String {
    let act = isUnderConstruction ? "construction" : "teardown"
    return "the \(act) of \(factory) did not end before the deadline"
  }
}
