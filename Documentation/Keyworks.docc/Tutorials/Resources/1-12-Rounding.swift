import Keyworks

extension Container {
  /// The rule that makes the total a multiple of ten cents.
  public var rounding: Factory<any PriceRule> { self { Rounding() } }
}

/// The difference to the nearest ten cents, negative when rounding down.
struct Rounding: PriceRule {
  func line(for total: Int) -> Line? {
    let rounded = (total + 5) / 10 * 10
    return rounded == total ? nil : Line("rounding", rounded - total)
  }
}
