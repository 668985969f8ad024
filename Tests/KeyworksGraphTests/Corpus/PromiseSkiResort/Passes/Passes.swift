import Keyworks

public enum Season: Variant { case low, high }

public protocol PriceList: Sendable {
  func cents(forAge age: Int) -> Int
}

public struct Quote: Sendable {
  let list: any PriceList

  public func family(_ ages: Int...) -> Int {
    ages.reduce(0) { $0 + list.cents(forAge: $1) }
  }
}

extension Container {
  /// Depends on the season, so the resort registers one for each.
  public var passPrices: Factory<any PriceList> { promised() }  // expect: promise passPrices
  public var passQuote: Factory<Quote> { self { Quote(list: self.passPrices()) } }
}
