// why: modifiers come between a factory and its call.
import Keyworks

extension Container {
  var page: Factory<Int> {  // expect: cycle page menu price tax
    self { self.menu.cached() }
  }
  var menu: Factory<Int> { self { self.price.timeToLive(.seconds(3))() } }
  var price: Factory<Int> { self { self.tax.decorated { $0 + 1 }() } }
  var tax: Factory<Int> { self { self.page.graph.decorated({ $0 + 1 })() } }
}

print(Container.shared.page())
