import Keyworks

/// Asks a server how warm it is.
public struct WeatherClient: Sendable {
  /// The temperature in a city, in degrees Celsius.
  public var temperature: @Sendable (_ city: String) async throws -> Double

  /// Creates a client that asks in this way.
  public init(temperature: @escaping @Sendable (_ city: String) async throws -> Double) {
    self.temperature = temperature
  }
}

extension Container {
  /// The client, which the module registers that knows the server.
  public var weatherClient: Factory<WeatherClient> { promised().live }
}
