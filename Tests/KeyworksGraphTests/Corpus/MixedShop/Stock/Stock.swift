import Keyworks
import Money

public final class Warehouse: Sendable {
  public let articles: [String: Price]
  let supplier: Supplier
  init(articles: [String: Price], supplier: Supplier) {
    self.articles = articles
    self.supplier = supplier
  }
}

public final class Supplier: Sendable {
  let name: String
  let isOpen: Bool
  init(name: String, isOpen: Bool) {
    self.name = name
    self.isOpen = isOpen
  }
}

extension Container {
  public var warehouse: Factory<Warehouse> {  // expect: captive warehouse supplier customer
    self { Warehouse(articles: ["pear": Price(cents: 40)], supplier: self.supplier()) }.cached
  }
  var supplier: Factory<Supplier> {
    self { Supplier(name: self.customer(), isOpen: !self.bankHoliday()) }
  }
  public var customer: Factory<String> { self { "Ada" }.scope(.session) }
}
