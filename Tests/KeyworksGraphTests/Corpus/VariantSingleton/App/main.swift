// why: a module registers the case, a family puts its variant in force, and a list is under a choice.
import Keyworks

enum Season: Variant {
  case summer, winter
}

extension Container {
  var price: Factory<Int> { self { 10 } }
  var menu: Factory<Int> { self { self.price() * 2 }.singleton }  // expect: variant poster menu price
  var poster: ParameterFactory<Season, String> {
    self { season in "\(season): \(self.menu())" }
  }

  var bath: Factory<Int> { self { 20 }.when(Season.winter) { 37 } }
  var pool: Factory<Int> { self { self.bath() }.singleton }  // expect: variant visit pool bath
  var visit: Factory<Int> { self { self.pool() } }
  static var visits: Tags<Int> { [Tagged(\.visit)] }

  var ice: Factory<Int> { self { 1 }.when(Season.summer) { 2 } }
  var parlour: Factory<Int> { self { self.ice() }.cached }  // expect: variant walk parlour ice
  var walk: Factory<Int> { self { self.parlour() } }
  static var walks: Tags<Int> { [Tagged(\.walk, under: Season.summer)] }
}

let town = Container()
town.price.register(for: Season.winter) { 8 }
print(town.poster(.winter), town.with(Season.winter) { $0[\.visits] }, town[\.walks])
