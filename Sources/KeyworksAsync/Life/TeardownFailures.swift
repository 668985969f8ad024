public import Keyworks

/// The teardowns that failed when a container was closed, or everything was torn down, and what did not
/// end before the deadline.
public struct TeardownFailures: Error, CustomStringConvertible {
  /// The failures, in the order in which they happened.
  public let failures: [FactoryError]

  /// The failures, one on each line.
  public var description: String { failures.map(\.description).joined(separator: "\n") }
}

/// A build or a teardown did not end before the deadline. It was cancelled, and the other objects
/// were torn down without it.
public struct TeardownOverrun: Error, CustomStringConvertible {
  /// Whether the instance was still under construction, and not yet being torn down.
  public let isUnderConstruction: Bool

  /// A sentence that says what did not end.
  public var description: String {
    let act = isUnderConstruction ? "construction" : "teardown"
    return "the \(act) did not end before the deadline"
  }
}
