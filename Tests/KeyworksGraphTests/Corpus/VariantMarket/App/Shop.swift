import Keyworks

struct Market: Variant { let code: String }
extension Market {
  static let norway = Market(code: "no")
  static let japan = Market(code: "jp")
}

struct Tax: Sendable {
  let percent: Int
  func applied(to cents: Int) -> Int { cents * (100 + percent) / 100 }
}

final class PriceBook: Sendable {
  let taxes: [Tax]
  init(taxes: [Tax]) { self.taxes = taxes }
  func price(_ cents: Int) -> Int { taxes.reduce(cents) { $1.applied(to: $0) } }
}

extension Container {
  var salesTax: Factory<Tax> {
    self { Tax(percent: 19) }
      .when(Market.norway) { Tax(percent: 25) }
      .when(Market.japan) { Tax(percent: 10) }
  }
  var shippingTax: Factory<Tax> { self { Tax(percent: 2) } }

  nonisolated(unsafe) static let taxes: Tags<Tax> = [Tagged(\.salesTax, priority: 1), Tagged(\.shippingTax, priority: 2)]  // expect: stored-list taxes
}
