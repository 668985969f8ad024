public import Keyworks

/// The teardowns that failed when a container was closed or `withTeardown` ended, and the builds
/// and teardowns that did not end before the deadline.
public struct TeardownFailures: Error, CustomStringConvertible {
  /// The failures, in the order in which they happened.
  public let failures: [FactoryError]

  /// The failures, one on each line.
  public var description: String { failures.map(\.description).joined(separator: "\n") }
}

/// A build or a teardown did not end before the deadline. It was cancelled, and the other objects
/// were torn down without waiting for it.
public struct TeardownOverrun: Error, CustomStringConvertible {
  /// True if the build did not end, and false if the teardown did not.
  public let isUnderConstruction: Bool

  /// `the teardown did not end before the deadline`
  public var description: String {
    let act = isUnderConstruction ? "construction" : "teardown"
    return "the \(act) did not end before the deadline"
  }
}
