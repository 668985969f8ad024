import Keyworks

public protocol TideGauge: Sendable {
  func depth(at hour: Int) -> Double
}

public struct Passage {
  let draught: Double
  let gauge: any TideGauge

  public var window: ClosedRange<Int>? {
    let hours = (0..<24).filter { gauge.depth(at: $0) - draught > 1 }
    guard let first = hours.first, let last = hours.last else { return nil }
    return first...last
  }
}

struct StandingWater: TideGauge {
  let metres: Double
  func depth(at hour: Int) -> Double { metres }
}

extension Container {
  public var tideGauge: Factory<any TideGauge> { promised() }  // expect: promise tideGauge

  public var passage: ParameterFactory<Double, Passage> {
    self { draught in Passage(draught: draught, gauge: self.tideGauge()) }
  }
}

extension Container {
  /// Runs a plan in water that neither rises nor falls.
  public func rehearse<Plan>(in metres: Double, _ plan: (Container) -> Plan) -> Plan {
    tideGauge.override { StandingWater(metres: metres) }.during { plan(self) }
  }
}
