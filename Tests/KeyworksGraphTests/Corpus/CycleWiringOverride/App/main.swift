// why: an override of a wiring needs what needs the factory; one outside of a wiring is left out.
import Keyworks
import KeyworksWiring

extension Container {
  var price: Factory<Int> { self { 10 } }  // expect: cycle price total
  var total: Factory<Int> { self { self.price() * 2 } }
  var name: Factory<String> { self { "shop" } }
  var title: Factory<String> { self { "the \(self.name())" } }

  static var sale: Wiring<Container> {
    Wiring { container in
      container.price.override { [weak container] in (container?.total() ?? 0) / 3 }
    }
  }
}

let container = Container.shared
let sale = container.activate(\.sale)
container.name.override { container.title() }
print(container.total())
