import Keyworks

struct Tram: Sendable {
  var line: Int
  var lights = false
}

class Depot: ManagedContainer, @unchecked Sendable {
  let manager = ContainerManager()
  var tram: Factory<Tram> { self { Tram(line: self.line()) } }
  var line: Factory<Int> { self { 5 }.cached }
  var plan: Factory<String> { self { "line \(self.tram().line), lights: \(self.tram().lights)" } }
}

final class NightDepot: Depot, @unchecked Sendable {
  override var tram: Factory<Tram> {
    self {
      var tram = super.tram()
      tram.lights = true
      return tram
    }
  }
  override var line: Factory<Int> { super.line.decorated { $0 + 100 } }
}

final class Museum: Depot, @unchecked Sendable {
  let year: Int
  init(year: Int) { self.year = year }
  override var plan: Factory<String> {
    let today = super.plan
    return self { [year] in "\(today()), built in \(year)" }
  }
}
