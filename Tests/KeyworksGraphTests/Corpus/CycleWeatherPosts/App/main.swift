// why: forecast → barometer (registered in autoRegister) → using(\.forecast) → forecast.
import Instruments
import Keyworks

struct Bulletin {
  let place: String
  let forecast: Forecast
  var line: String { "\(place): \(forecast.text)" }
}

extension Container {
  var places: Factory<[String]> { self { ["Skagen", "Hvide Sande"] } }
  var bulletins: Factory<[Bulletin]> {
    self {
      self.using(\.places) { places in
        places.map { place in self.using(\.forecast) { Bulletin(place: place, forecast: $0) } }
      }
    }
  }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    register(\.barometer) { station in
      station.using(\.forecast, Aneroid.init(after:))
    }
  }
}

for bulletin in Container.shared.bulletins() { print(bulletin.line) }
