import Keyworks

extension Container {
  var soil: Factory<String> { self { "clay" }.singleton }
  var rose: Factory<String> { self { "rose in \(self.soil())" } }
  var tulip: Factory<String> {
    self {
      let rose = { "a local rose" }
      return rose()
    }
  }
  var shed: Factory<Shed> {
    self {
      // The method of a gardener, not the factory of this name.
      let gardener = Gardener(rose: self.rose())
      return gardener.shed()
    }.cached
  }
  var gardener: Factory<Gardener> {
    self {
      let shed = self.shed()
      return Gardener(rose: shed.gardener() + "\(shed())")
    }.cached
  }
  var pond: Factory<Int> {
    self {
      func pond(_ depth: Int) -> Int { depth == 0 ? 0 : pond(depth - 1) + 1 }
      return pond(4)
    }
  }
  var fence: Factory<String> {
    self {
      func hedge() -> String { "local hedge" }
      let pond = Plot.Path().hedge()
      return [hedge(), pond].joined(separator: " ")
    }
  }
  var hedge: Factory<String> { self { self.fence() + Plot.Path().fence } }
  var plot: Factory<Plot> {
    self {
      let (fence, hedge) = (self.fence(), self.hedge())
      return Plot(rose: { fence + hedge }, tulip: Gardener(rose: hedge).tulip(), path: .init())
    }
  }
  var visitors: ParameterFactory<(String, [String]), Int> {
    self { plot, hedge in hedge.count + plot.count }
  }
  var tour: Factory<[String]> {
    self {
      ["rose", "tulip"].map { tour in tour + self.plot().tulip }
    }
  }
}
