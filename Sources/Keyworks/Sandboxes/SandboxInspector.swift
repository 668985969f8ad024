/// Checks what the code in a sandbox does.
package protocol SandboxInspector: Follower, Sendable {
  /// Whether it follows the resolves in the sandbox.
  var isFollower: Bool { get }

  /// An override was made.
  ///
  /// - Parameters:
  ///   - body: Its body or value. It must not be held: a test may check whether it was released.
  ///   - site: Where the call is written.
  ///   - isWhole: Whether it hides the overrides before it.
  func hasOverridden(
    _ place: Place, in slot: Slot, with body: AnyObject, at site: Place, isWhole: Bool)

  /// Returns the notes for an instance that is built in a frame, if it takes any.
  ///
  /// - Parameter exempt: The types of variants by which the factory varies or that it ignores; nil
  ///   for an instance of a graph, for which all variants count.
  func notes(
    on place: Place, exempt: [ObjectIdentifier]?, in frame: Frame, under variants: VariantsInForce?
  ) -> (any VariantNotes)?

  func teardownFailed(_ failure: FactoryError)

  /// The sandbox is over.
  ///
  /// - Parameter isDone: Whether the work returned without an error.
  func hasEnded(isDone: Bool)
}

/// Live factories that are resolved outside of every sandbox. Only a process that was launched for
/// tests, or has begun a sandbox, looks for them.
package enum Strays {}

/// `Strays` conforms to it where `KeyworksTesting` is linked.
package protocol StrayInspector {
  static func note(_ frame: Frame)
}
