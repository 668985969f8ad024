import Keyworks
import Rundown

enum Region: Variant { case coast, hills }

struct Forecast: Sendable {
  let region: String
  let wind: Int
}

extension Container {
  var forecast: Factory<Forecast> {
    self { Forecast(region: "everywhere", wind: 2) }
      .when(Region.coast) { Forecast(region: "coast", wind: 6) }
      .when(Region.hills) { Forecast(region: "hills", wind: 3) }
  }
  var weather: Factory<Forecast> { self { self.forecast() } }
}

public enum Weather {
  public static func plan(in container: Container) {
    container.contribute(
      Tagged(\.weather, priority: 60, .after(\.headlines), .before(\.closing), under: Region.coast) { read($0, 20) },
      Tagged(\.weather, priority: 61, .after(\.headlines), .before(\.closing), under: Region.hills) { read($0, 15) },
      to: \.rundown)
  }

  private static func read(_ forecast: Forecast, _ seconds: Int) -> Item {
    Item("\(forecast.region): wind \(forecast.wind)", seconds: seconds)
  }
}
