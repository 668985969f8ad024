import Foundation
import Keyworks
import KeyworksUI
import Observation

/// What a screen shows of the weather in a city.
@MainActor @Observable
public final class WeatherModel {
  /// What is known.
  public private(set) var weather: Weather?

  @ObservationIgnored @LazyInjected(\.weatherClient) private var client
  @ObservationIgnored @Injected(\.weatherStore) private var store
  @ObservationIgnored @Injected(\.now) private var now

  /// Shows the weather in a city, which is at most an hour old.
  public func show(_ city: String) async throws {
    weather = await store.weather(in: city)
    if let weather, now().timeIntervalSince(weather.date) < 3600 { return }
    let new = Weather(temperature: try await client.temperature(city), date: now())
    try await store.save(new, in: city)
    weather = new
  }
}

extension Container {
  /// What time it is.
  public var now: Factory<@Sendable () -> Date> { self { { Date() } }.live }

  /// A model for a new screen.
  public var weatherModel: MainActorFactory<WeatherModel> { self.mainActor { WeatherModel() } }
}
