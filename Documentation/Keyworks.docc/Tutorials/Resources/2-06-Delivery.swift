import Keyworks
import Pricing

extension Container {
  var delivery: Factory<Delivery> { self { Delivery() } }
}

/// What it costs to send the order, unless that is free.
struct Delivery: PriceRule {
  func line(for total: Int) -> Line? {
    total < 5000 ? Line("delivery", 490) : nil
  }
}
