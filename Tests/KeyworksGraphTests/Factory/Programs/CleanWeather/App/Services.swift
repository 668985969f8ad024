// why: Forecast and alerts need each other, but the way back is a @LazyInjected read only in a method, and both are singletons.
import FactoryKit

extension Container {
  var weatherAPI: Factory<WeatherAPI> {
    self { WeatherAPI(host: "api.weather.example") }
      .singleton
  }

  var forecast: Factory<ForecastService> {
    self { ForecastService(api: self.weatherAPI(), alerts: self.alerts()) }
      .singleton
  }

  var alerts: Factory<AlertService> {
    self { AlertService() }
      .singleton
  }

  var station: ParameterFactory<String, Station> {
    self { Station(id: $0) }
      .scopeOnParameters.cached
  }
}

struct WeatherAPI {
  let host: String
  func degrees(at place: String) -> Int { place.count * 3 }
}

final class ForecastService {
  private let api: WeatherAPI
  private let alerts: AlertService

  init(api: WeatherAPI, alerts: AlertService) {
    self.api = api
    self.alerts = alerts
    alerts.reset()
  }

  func today(_ place: String) -> Int {
    let value = api.degrees(at: place)
    if value > 35 { alerts.raise("heat in \(place)") }
    return value
  }
}

final class AlertService {
  @LazyInjected(\.forecast) private var forecast
  private var texts: [String] = []

  func reset() { texts.removeAll() }
  func raise(_ text: String) { texts.append(text) }

  func check(_ places: [String]) -> [String] {
    for place in places where forecast.today(place) < 0 {
      raise("frost in \(place)")
    }
    return texts
  }
}

final class Station {
  let id: String
  init(id: String) { self.id = id }
  func report() -> String { "\(id): \(Container.shared.forecast().today(id))" }
}

@main
struct WeatherApp {
  static func main() {
    for id in ["Oslo", "Valparaíso"] {
      print(Container.shared.station(id).report())
    }
    print(Container.shared.alerts().check(["Oslo"]))
  }
}
