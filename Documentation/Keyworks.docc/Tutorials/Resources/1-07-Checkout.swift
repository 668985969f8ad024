/// Makes the bill of an order.
public struct Checkout: Sendable {
  let rules: [any PriceRule]

  /// The goods, a line for each rule that adds one, and the total.
  public func bill(for goods: Line) -> [Line] {
    var lines = [goods]
    var total = goods.cents
    for rule in rules {
      guard let line = rule.line(for: total) else { continue }
      lines.append(line)
      total += line.cents
    }
    return lines + [Line("total", total)]
  }
}
