import Keyworks
import Pricing

extension Container {
  var points: Factory<Points> { self { Points() } }
}

/// Points that were collected before, and pay a part of the order.
struct Points: PriceRule {
  func line(for total: Int) -> Line? { Line("points", -min(total, 100)) }
}
