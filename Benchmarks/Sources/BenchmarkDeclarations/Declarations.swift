public import Keyworks

/// What the rows across modules resolve. It is declared here and used in another module, with the
/// settings that every package has.
public protocol RemoteService: Sendable {
  /// Distinguishes instances.
  var number: Int { get }
}

/// Built by the library.
public final class RemoteByContainer: RemoteService {
  /// Distinguishes instances.
  public let number: Int
  /// Creates an instance.
  public init(number: Int) { self.number = number }
}

/// Built by hand.
public final class RemoteByHand: RemoteService {
  /// Distinguishes instances.
  public let number: Int
  /// Creates an instance.
  public init(number: Int) { self.number = number }
}

extension Container {
  /// Built for each resolve.
  public var remoteUnique: Factory<any RemoteService> { self { RemoteByContainer(number: 1) } }
  /// Cached by the container.
  public var remoteCached: Factory<any RemoteService> {
    self { RemoteByContainer(number: 1) }.cached
  }
}
