public import Keyworks

/// The factories of the rows across modules. They are declared here and used in another module, with the
/// default settings of a package.
public protocol RemoteService: Sendable {
  /// Tells one instance from another.
  var number: Int { get }
}

/// Built by the library.
public final class RemoteByContainer: RemoteService {
  /// Tells one instance from another.
  public let number: Int
  /// Creates an instance.
  public init(number: Int) { self.number = number }
}

/// Built by hand.
public final class RemoteByHand: RemoteService {
  /// Tells one instance from another.
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
