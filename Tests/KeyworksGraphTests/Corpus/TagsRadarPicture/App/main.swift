// why: App, the contribution of `aircraftGate`: clutterMap before attenuation before mosaic
// before aircraftGate before clutterMap.
import Composite
import Imagery
import Keyworks
import Radar

/// Aircraft echoes show up in the joined picture. They have to go before the clutter map learns from them.
struct AircraftGate: Filter {
  let ceiling: Double
  func callAsFunction(_ picture: Picture) -> Picture { picture.map { min($0, ceiling) } }
}

extension Container {
  var aircraftGate: Factory<AircraftGate> { self { AircraftGate(ceiling: 55) } }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    Composite.register(in: self)
    contribute(
      Tagged(\.aircraftGate, .after(\.mosaic), .before(\.clutterMap)) { $0 },
      to: \.radarFilters)
  }
}

print([3, 18, 70].through(Container.shared[\.radarFilters]))
