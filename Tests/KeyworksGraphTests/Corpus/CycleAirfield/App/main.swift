// why: briefing → runwayInUse (async let, requirement of TowerRequirements) → apron → briefing
// (task group in Apron.survey).
import Keyworks
import KeyworksAsync
import Tower

extension Container: @retroactive TowerRequirements {
  public var weather: AsyncFactory<Weather, any Error> { self.async { Weather(wind: 240) } }

  public var runwayInUse: AsyncFactory<Runway, any Error> {
    self.async {
      let turn = try await self.apron().shortestTurn
      return Runway(heading: turn > 90 ? 70 : 250)
    }.cached
  }

  var apron: AsyncFactory<Apron, any Error> {
    self.async {
      let apron = Apron()
      try await apron.survey(stands: 1...4, in: self)
      return apron
    }.cached
  }
}

let briefing = try await Container.shared.briefing()
print("Runway \(briefing.runway.heading / 10), crosswind \(briefing.crosswind)")
