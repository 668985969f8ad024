// why: a brewery's kettles state two lifetimes each, after bodies of every kind.
import Keyworks
import KeyworksAsync
import KeyworksUI

enum Season: Variant {
  case summer, winter
}

extension Scope {
  static let batch = Scope("batch")
}

final class Kettle: Sendable {
  let litres: Int
  init(litres: Int) { self.litres = litres }
}

@MainActor final class Gauge {
  let kettle: Kettle
  init(_ kettle: Kettle) { self.kettle = kettle }
}

extension Container {
  var kettle: Factory<Kettle> {
    self { Kettle(litres: 40) }
      .cached  // expect: lifetime kettle
      .when(Season.winter) { Kettle(litres: 60) }
      .decorated { $0 }
      .scope(.batch)
  }
  var gauge: MainActorFactory<Gauge> {
    self.mainActor { Gauge(self.kettle()) }.scope(.batch).graph  // expect: lifetime gauge
  }
  var malt: AsyncFactory<String, Never> {
    self.async { "pale" }.timeToLive(.seconds(5)).singleton  // expect: lifetime malt
  }
  var hops: ParameterFactory<String, String> {
    self { name in "40 g of \(name)" }
      .shared  // expect: lifetime hops
      .cached
  }
  var label: Factory<String> { promised().singleton.cached }  // expect: lifetime label

  // One lifetime each, and an age behind it.
  var yeast: Factory<String> {
    self { "ale" }.decorated { $0 + "!" }.scope(.batch).timeToLive(.seconds(60)).decorated { $0 }
  }
  var water: Factory<Int> { self { 7 }.graph.decorated { $0 + 1 } }
  var tap: ParameterFactory<Season, String> {
    self { season in
      switch season {
      case .summer: "wheat"
      case .winter: "bock"
      }
    }.cached.timeToLive(.milliseconds(1))
  }
}

let brewery = Container.shared
brewery.label.register { "Delft \(ProcessName.short)" }
print(brewery.gauge().kettle.litres, await brewery.malt(), brewery.hops("saaz"))
print(brewery.label(), brewery.yeast(), brewery.water(), brewery.tap(.summer))

enum ProcessName {
  static let short = "brew"
}
