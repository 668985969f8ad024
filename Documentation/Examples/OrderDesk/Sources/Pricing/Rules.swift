import Domain
import Keyworks

extension Container {
  /// The tax in percent.
  public var taxRate: Factory<Int> { self { 20 } }

  var goods: Factory<Goods> { self { Goods() } }
  var delivery: Factory<Delivery> { self { Delivery() } }
  var tax: Factory<Tax> { self { Tax(rate: self.taxRate()) } }
}

struct Goods: PriceRule {
  let reason = "goods"

  func amount(for order: Order, after sum: Money) -> Money {
    Money(cents: order.lines.reduce(0) { $0 + $1.quantity * $1.price.cents })
  }
}

/// Large orders are delivered free of charge.
struct Delivery: PriceRule {
  let reason = "delivery"

  func amount(for order: Order, after sum: Money) -> Money {
    Money(cents: sum.cents < 50_00 ? 4_90 : 0)
  }
}

struct Tax: PriceRule {
  let reason = "tax"
  let rate: Int

  func amount(for order: Order, after sum: Money) -> Money { sum.percent(rate) }
}
