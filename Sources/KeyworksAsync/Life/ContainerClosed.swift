public import Keyworks

/// A factory that can throw any error was resolved too late: in a container that is being closed or
/// is closed, or that was first used below such a one.
///
/// A factory that cannot throw any error stops the program instead, if the closed container would
/// have to cache or tear down the instance. In a sandbox, a closed container can be used again.
public struct ContainerClosed: Error, CustomStringConvertible {
  /// The type of the closed container. Nil for a singleton that was resolved after `withTeardown`.
  public let container: String?
  /// The factory that was resolved.
  public let factory: Origin

  /// `handler (Server.swift:12) is resolved after its AppContainer was closed`
  public var description: String {
    "\(factory) is resolved after " + (container.map { "its \($0) was closed" } ?? "'withTeardown'")
  }
}
