public import Keyworks

/// What the rows across modules resolve: declared here, used in another module, with
/// the settings every package has.
public protocol RemoteService: Sendable {
  /// Tells one instance from another.
  var number: Int { get }
}

/// Built by the library.
public final class RemoteByContainer: RemoteService {
  /// Tells one instance from another.
  public let number: Int
  /// Creates one.
  public init(number: Int) { self.number = number }
}

/// Built by hand.
public final class RemoteByHand: RemoteService {
  /// Tells one instance from another.
  public let number: Int
  /// Creates one.
  public init(number: Int) { self.number = number }
}

extension Container {
  /// Built for each resolve.
  public var remoteUnique: Factory<any RemoteService> { self { RemoteByContainer(number: 1) } }
  /// Kept by the container.
  public var remoteCached: Factory<any RemoteService> {
    self { RemoteByContainer(number: 1) }.cached
  }
}
