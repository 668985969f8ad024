// why: Decorators use other factories after the build, and the valve is decorated by the journal which never comes back.
import FactoryKit

struct Plot {
  let name: String
  let litres: Int
}

final class Valve {
  var onOpen: ((Int) -> Void)?
  func open(litres: Int) { onOpen?(litres) }
}

final class Journal {
  private(set) var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
}

final class Irrigation {
  let valve: Valve
  let moisture: MoistureProbe
  init(valve: Valve, moisture: MoistureProbe) {
    self.valve = valve
    self.moisture = moisture
  }
  func water(_ plots: [Plot]) {
    for plot in plots where moisture.percent(of: plot) < 40 {
      valve.open(litres: plot.litres)
    }
  }
}

protocol MoistureProbe {
  func percent(of plot: Plot) -> Int
}

struct WiredProbe: MoistureProbe {
  let pin: Int
  func percent(of plot: Plot) -> Int { (plot.name.count * pin) % 100 }
}

extension Container {
  var journal: Factory<Journal> {
    Factory(self) { Journal() }
      .singleton
  }

  var valve: Factory<Valve> {
    Factory(self) { Valve() }
      .decorator { valve in
        let journal = self.journal()
        valve.onOpen = { journal.write("opened for \($0) l") }
      }
      .singleton
  }

  var probe: ParameterFactory<Int, MoistureProbe> {
    ParameterFactory(self) { pin in WiredProbe(pin: pin) }
      .decorator { _, pin in self.journal().write("probe on pin \(pin)") }
  }

  var irrigation: Factory<Irrigation> {
    Factory(self) { Irrigation(valve: self.valve(), moisture: self.probe(17)) }
  }
}

@main
enum Garden {
  static func main() {
    Container.shared.decorator { made in print("made", type(of: made)) }
    let plots = [Plot(name: "tomatoes", litres: 12), Plot(name: "herbs", litres: 3)]
    Container.shared.irrigation().water(plots)
    Container.shared.journal().lines.forEach { print($0) }
  }
}
