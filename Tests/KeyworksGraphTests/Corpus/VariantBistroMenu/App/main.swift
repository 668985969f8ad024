// why: brigade (cached) drops the Diet under which Table's veganMenu resolves menu, and stock
// depends on it.
import Keyworks

enum Diet: Variant { case vegan, halal }

struct Stock: Sendable { let base: String }

struct Station: Sendable {
  let name: String
  let stock: Stock
  func plate(_ dish: String) -> String { "\(dish) (\(name), \(stock.base))" }
}

final class Brigade: Sendable {
  let saucier: Station
  let potager: Station

  init(saucier: Station, potager: Station) {
    self.saucier = saucier
    self.potager = potager
  }
}

struct Menu {
  let starters: [String]
  let mains: [String]
}

extension Menu {
  static func written(_ brigade: Brigade) -> Menu {
    Menu(
      starters: ["onion soup", "velouté"].map(brigade.potager.plate),
      mains: ["braised endive"].map(brigade.saucier.plate))
  }
}

extension Container {
  var stock: Factory<Stock> {
    self { Stock(base: "veal bones") }
      .when(Diet.vegan) { Stock(base: "roasted celeriac") }
      .when(Diet.halal) { Stock(base: "lamb bones") }
  }

  func station(_ name: String, _ stock: () -> Stock) -> Station { Station(name: name, stock: stock()) }

  var brigade: Factory<Brigade> {  // expect: variant menu brigade stock
    self {
      Brigade(
        saucier: self.station("saucier") { self.stock() },
        potager: self.station("potager") { self.stock() })
    }.cached
  }

  var menu: Factory<Menu> { self { Menu.written(self.brigade()) } }
}

struct Table {
  let guests: Int
  @Injected(\.menu) var menu
  @Injected(\.menu, under: Diet.vegan) var veganMenu

  func read() -> String {
    let dishes = guests > 1 ? menu.starters + veganMenu.mains : menu.starters + menu.mains
    return dishes.joined(separator: "\n")
  }
}

print(Table(guests: 4).read())
