import Keyworks

extension Container {
  /// The rule that makes the total a multiple of ten cents.
  public var rounding: Factory<any PriceRule> { self { Rounding() } }
}

/// What is missing to the nearest ten cents, or too much.
struct Rounding: PriceRule {
  func line(for total: Int) -> Line? {
    let rounded = (total + 5) / 10 * 10
    return rounded == total ? nil : Line("rounding", rounded - total)
  }
}
