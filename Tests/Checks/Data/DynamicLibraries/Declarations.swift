public import Keyworks
public import KeyworksAsync

/// Something to build.
public final class Service: Sendable {
  /// Which body built it.
  public let text: String

  /// Creates a service that says which body built it.
  public init(_ text: String) { self.text = text }
}

extension Container {
  /// Inlined into each client, so that each has its own copy of the texts of the declaration.
  @inlinable @inline(__always)
  public var service: Factory<Service> { self { Service("definition") }.cached }

  /// The same for a singleton.
  @inlinable @inline(__always)
  public var global: Factory<Service> { self { Service("definition") }.singleton }

  /// The same for an asynchronous factory.
  @inlinable @inline(__always)
  public var opened: AsyncFactory<Service, Never> { self.async { Service("opened") }.cached }
}
