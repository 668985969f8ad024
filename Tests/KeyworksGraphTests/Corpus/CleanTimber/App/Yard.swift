import Depot
import Keyworks

// The yard in town, with the container that all its modules share.

extension Container {
  var orders: Factory<[Stock]> { self { [Stock(["oak": 40]), Stock(["oak": 25, "larch": 10])] } }
  var demand: Factory<Stock> { self { self.orders().reduce(Stock([:]), +) }.cached }
  var shed: Factory<Stock> { self { Stock(["oak": 12, "larch": 3]) } }

  /// What we can promise to customers: what is here, and what is left in the forest.
  var stock: Factory<Stock> { self { self.shed() + Depot.shared.stock() } }
}

extension Depot: @retroactive AutoRegistering {
  public func autoRegister() {
    demand.register { Container.shared.demand() }
  }
}
