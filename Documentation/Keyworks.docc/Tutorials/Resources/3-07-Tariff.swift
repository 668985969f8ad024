import Keyworks

/// What it costs to send an order.
public protocol Tariff: Sendable {
  /// How much it is for one order, in cents.
  var cents: Int { get }
}

extension Container {
  /// The tariff, which the app knows.
  public var tariff: Factory<any Tariff> { promised() }
}
