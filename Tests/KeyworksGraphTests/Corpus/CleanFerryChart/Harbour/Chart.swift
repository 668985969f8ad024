import Keyworks

/// A large sheet of numbers. Read what you need and let it go.
public final class Chart: Sendable {
  let depths: [Double]

  init(metres depths: [Double]) { self.depths = depths }

  func hours(deeperThan draught: Double) -> [Int] {
    depths.indices.filter { depths[$0] > draught }
  }
}

public final class Timetable: Sendable {
  private let departures: Set<Int>

  init(for draught: Double, chart: Chart) {
    var found: Set<Int> = []
    for hour in chart.hours(deeperThan: draught) where hour % 2 == 0 { found.insert(hour) }
    departures = found
  }

  public subscript(hour: Int) -> Bool { departures.contains(hour) }
}

extension Container {
  var chart: Factory<Chart> {
    self { Chart(metres: (0..<24).map { abs(Double($0 % 12) - 6) }) }.graph
  }

  public var timetable: Factory<Timetable> {  // limit: captive timetable chart
    self { Timetable(for: 2.5, chart: self.chart()) }.singleton
  }
}
