import Foundation
import Keyworks

/// How warm it was, and when.
public struct Weather: Codable, Equatable, Sendable {
  /// In degrees Celsius.
  public var temperature: Double
  /// When the server was asked.
  public var date: Date

  /// Creates what a server said.
  public init(temperature: Double, date: Date) {
    (self.temperature, self.date) = (temperature, date)
  }
}

/// Remembers the last weather of each city.
public protocol WeatherStore: Sendable {
  /// What is remembered of a city.
  func weather(in city: String) async -> Weather?
  /// Remembers this of a city.
  func save(_ weather: Weather, in city: String) async throws
}

extension Container {
  /// The store, one for each container: what is registered, and the memory in tests.
  public var weatherStore: Factory<any WeatherStore> {
    promised().on(.test) { MemoryStore() }.cached
  }
}

actor MemoryStore: WeatherStore {
  private var cities: [String: Weather] = [:]
  func weather(in city: String) -> Weather? { cities[city] }
  func save(_ weather: Weather, in city: String) { cities[city] = weather }
}
