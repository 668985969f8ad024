import Keyworks

extension Container {
  // Through free functions, one of which calls the other.
  var atlas: Factory<Atlas> { self { Atlas(places: self.route().stops) } }  // expect: cycle atlas route
  var route: Factory<Route> { self { firstLeg(self) } }

  // Through a static method.
  var compass: Factory<Compass> { self { Workshop.calibrated(in: self) } }  // expect: cycle compass needle
  var needle: Factory<Needle> { self { Needle(north: self.compass().heading) } }

  // Through a computed property that is no factory.
  var forecast: Factory<Forecast> {  // expect: cycle forecast bulletin
    self { Forecast(text: self.bulletin().lines.first ?? "nothing") }
  }
  var bulletin: Factory<Bulletin> { self { Bulletin(lines: [self.weatherLine]) } }

  // Through a subscript.
  var sail: Factory<Sail> { self { Sail(area: 10 + self[gauge: "wind"]) } }  // expect: cycle sail windGauge
  var windGauge: Factory<Gauge> { self { Gauge(knots: self.sail().area / 4) } }

  // Through a local function.
  var tide: Factory<Tide> {  // expect: cycle tide harbour
    self {
      func measured() -> Int {
        let harbour = self.harbour()
        return harbour.depth
      }
      return Tide(metres: measured())
    }
  }
  var harbour: Factory<Harbour> { self { Harbour(depth: self.tide().metres) } }
}
