// why: inside a `with`, the cached book itself drops the market.
import Keyworks

enum Market: Variant { case norway, japan }

struct Book {
  let tax: Int
}

extension Container {
  var tax: Factory<Int> { self { 19 }.when(Market.norway) { 25 } }
  var book: Factory<Book> {  // expect: variant book tax
    self { Book(tax: self.tax()) }.cached
  }
  var chosen: Factory<Book> { self { Book(tax: self.tax()) }.cached }
  var replaced: Factory<Book> { self { Book(tax: self.tax()) }.cached }
  var ignoring: Factory<Book> { self { Book(tax: self.tax()) }.cached.ignoring(Market.self) }
  var varying: Factory<Book> { self { Book(tax: self.tax()) }.cached.varies(by: Market.self) }
}

let container = Container.shared
container.with(Market.norway) {
  $0.replaced.register { Book(tax: 7) }
  print($0.book(), $0.ignoring(), $0.varying())
  print($0.chosen.under(Market.japan)(), $0.chosen.without(Market.self)())
}
print(container.replaced())
