import Keyworks

extension Container {
  /// The rules of the price, in the order in which they are applied.
  public static var priceRules: Tags<any PriceRule> {
    [Tagged(\.tax)]
  }
}
