import Keyworks
import Money
import Stock

public protocol Discount: Sendable {
  func apply(_ price: Price) -> Price
}

public struct Percent: Discount {
  let percent: Int
  public init(percent: Int) { self.percent = percent }
  public func apply(_ price: Price) -> Price { Price(cents: price.cents * (100 - percent) / 100) }
}

public struct Receipt: Sendable {
  public let lines: [String]
}

extension Container {
  public var student: Factory<Percent> { self { Percent(percent: 5) } }
  public var loyal: Factory<any Discount> {  // expect: cycle loyal till
    self { Percent(percent: self.till().discounts.count) }
  }
  public static var discounts: Tags<any Discount> {
    [
      Tagged(\.student) { $0 },
      Tagged(\.loyal, priority: 4),
      Tagged(\.student, priority: 8) { $0 },  // expect: member-twice discounts student
    ]
  }
  public var till: Factory<Till> {
    self { Till(discounts: self[\.discounts], tax: self.taxOffice()) }
  }
  public var receipt: ParameterFactory<[String], Receipt> {
    self { articles in
      let prices = self.warehouse().articles
      return Receipt(
        lines: articles.map { "\($0) \(prices[$0]?.cents ?? 0) \(self.currency())" })
    }
  }
}

public struct Till: Sendable {
  public let discounts: [any Discount]
  public let tax: any TaxOffice
}
