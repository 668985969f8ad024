// why: barograph → Barograph.init, whose @Fitted(\.reduction) resolves at once → reduction →
// survey → barograph.
import Fittings
import Keyworks

/// Reduces what a barograph shows to the pressure at sea level.
struct SeaLevelReduction {
  let metres: Double
  func callAsFunction(_ hectopascals: Double) -> Double { hectopascals + metres / 8.3 }
}

struct Thermograph {
  var now: Double { 11.5 }
}

class Instrument {
  let trace: [Double]
  init(trace: [Double]) { self.trace = trace }
  var latest: Double { trace.last ?? .nan }
}

final class Barograph: Instrument {
  @Fitted(\.reduction) private var reduction
  override var latest: Double { reduction(super.latest) }
}

/// Estimates the height of the station from the pressure that a neighbour reports.
struct HeightSurvey {
  let metres: Double

  init(neighbour: Double, own instrument: Instrument) {
    metres = (neighbour - instrument.latest) * 8.3
  }
}

struct Hut {
  @Fitted(\.barograph) var barograph
  @Fitted(\.thermograph) var thermograph

  var line: String { "\(barograph.latest) hPa, \(thermograph.now) °C" }
}

extension Container {
  var thermograph: Factory<Thermograph> { self { Thermograph() } }
  var barograph: Factory<Barograph> {  // expect: cycle barograph reduction survey
    self { Barograph(trace: [978.2, 977.9]) }
  }
  var reduction: Factory<SeaLevelReduction> {
    self { SeaLevelReduction(metres: self.survey().metres) }
  }
  var survey: Factory<HeightSurvey> {
    self { HeightSurvey(neighbour: 1012.4, own: self.barograph()) }
  }
}

print(Hut().line)
