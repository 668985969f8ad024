public import Keyworks

/// A factory that can throw any error was resolved in a container that is being closed, is closed, or
/// has such a parent.
///
/// A factory that cannot throw stops the program instead.
public struct ContainerClosed: Error, CustomStringConvertible {
  /// The type of the closed container.
  public let container: String
  /// The factory that was resolved.
  public let factory: Origin

  /// `handler (Server.swift:12) is resolved after its AppContainer was closed`
  public var description: String { "\(factory) is resolved after its \(container) was closed" }
}
