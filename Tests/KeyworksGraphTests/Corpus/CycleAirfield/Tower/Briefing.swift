import Keyworks
import KeyworksAsync

public struct Weather: Sendable {
  public let wind: Int
  public init(wind: Int) { self.wind = wind }
}

public struct Runway: Sendable {
  public let heading: Int
  public init(heading: Int) { self.heading = heading }
}

public struct Briefing: Sendable {
  public let weather: Weather
  public let runway: Runway
  public var crosswind: Int { abs(weather.wind - runway.heading) }
}

/// What an airfield must have before somebody can work in its tower.
public protocol TowerRequirements: SharedContainer {
  var weather: AsyncFactory<Weather, any Error> { get }
  var runwayInUse: AsyncFactory<Runway, any Error> { get }
}

extension TowerRequirements {
  public var briefing: AsyncFactory<Briefing, any Error> {  // expect: cycle briefing runwayInUse apron
    self.async {
      async let weather = self.weather()
      async let runway = self.runwayInUse()
      return try await Briefing(weather: weather, runway: runway)
    }.cached
  }
}
