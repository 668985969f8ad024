import Keyworks

func planRoute(in container: Container) -> Route {
  Route(stops: container.atlas().places)
}

func firstLeg(_ container: Container) -> Route { shorten(planRoute(in: container)) }

func shorten(_ route: Route) -> Route { Route(stops: Array(route.stops.prefix(2))) }

enum Workshop {
  static func calibrated(in container: Container) -> Compass {
    Compass(heading: container.needle().north)
  }
}

extension Container {
  var weatherLine: String {
    let forecast = forecast()
    return "Today: \(forecast.text)"
  }

  subscript(gauge name: String) -> Int { name == "wind" ? self.windGauge().knots : 0 }
}
