// why: forecast (registered in autoRegister) → nightLog → dome (through
// Mountable.mounted(in:)) → forecast (stored by Dome).
import Keyworks
import Optics

struct NightLog: Mountable, Sendable {
  let hours: [Int]
  init(under dome: Dome) { hours = Array(dome.opensAt...(dome.opensAt + 6)) }

  var average: Double { Double(hours.reduce(0, +)) / Double(hours.count) }
}

/// Says what earlier nights have said.
struct Almanac: Forecast {
  let baseline: Double
  func seeing(at hour: Int) -> Double { baseline / Double(max(hour, 1)) }
}

extension Container {
  var nightLog: Factory<NightLog> { self { .mounted(in: self) }.cached }
  var camera: Factory<Camera> { self { .mounted(in: self) } }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    register(\.forecast) { observatory in
      Almanac(baseline: observatory.nightLog().average)
    }
  }
}

let observatory = Container.shared
if observatory.dome().isWorthOpening {
  print("Taking", observatory.camera().exposures, "exposures")
} else {
  print("Clouds. Read the log of", observatory.nightLog().hours.count, "hours instead.")
}
