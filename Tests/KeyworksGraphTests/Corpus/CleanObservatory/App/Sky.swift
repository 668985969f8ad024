import Keyworks

protocol Telescope: AnyObject, Sendable { var aperture: Int { get } }
final class Refractor: Telescope { let aperture = 120 }

final class Dome: Sendable {
  let telescope: any Telescope
  init(_ telescope: any Telescope) { self.telescope = telescope }
}
struct Forecast: Sendable { let seeing: Int }
final class Chart: Sendable {
  let stars: [String]
  init(_ stars: String...) { self.stars = stars }
}

extension Scope {
  static let night = Scope("night")
  static let visitor = Scope("visitor", isWeak: true)
}

extension FactoryDeclaration where Value == Forecast {
  var pessimistic: Self { decorated { Forecast(seeing: max(0, $0.seeing - 1)) } }
}

extension Container {
  var telescope: Factory<any Telescope> { self { Refractor() }.singleton }
  var dome: Factory<Dome> { self { Dome(self.telescope()) }.cached }
  var forecast: Factory<Forecast> { self { Forecast(seeing: 4) }.pessimistic.cached.timeToLive(.seconds(600)) }
  var tonight: Factory<Chart> { self { Chart("Vega", "Deneb") }.scope(.night).timeToLive(.seconds(3_600)) }
  var handout: Factory<Chart> { self { Chart("Moon") }.scope(.visitor) }
  var borrowed: Factory<any Telescope> { self { Refractor() }.shared }
  var bare: Factory<Forecast> { self { Forecast(seeing: 5) } }
  var session: Factory<(Dome, Forecast)> { self { (self.dome(), self.isClear() ? self.bare() : self.forecast()) } }
  // One factory, with the choice inside.
  var isClear: Factory<Bool> {
    self {
      if self.tonight().stars.isEmpty { return false }
      return self.forecast().seeing > 4
    }
  }
}
