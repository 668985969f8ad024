import Keyworks
import Pricing

extension Container {
  var delivery: Factory<Delivery> { self { Delivery(tariff: self.tariff()) } }
}

/// What it costs to send the order, unless that is free.
struct Delivery: PriceRule {
  let tariff: any Tariff

  func line(for total: Int) -> Line? {
    total < 5000 ? Line("delivery", tariff.cents) : nil
  }
}
