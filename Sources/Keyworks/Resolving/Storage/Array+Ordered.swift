extension Array {
  /// Inserts an element at its position in an array that is in this order.
  package mutating func insert(_ new: Element, by isBefore: (Element, Element) -> Bool) {
    insert(new, at: position(of: new, isBefore))
  }

  /// Removes an element from an array that is in this order, if it is there.
  mutating func remove(_ old: Element, by isBefore: (Element, Element) -> Bool) {
    let position = position(of: old, isBefore)
    if position < count, !isBefore(old, self[position]) { remove(at: position) }
  }

  /// The number of elements before this one.
  private func position(of one: Element, _ isBefore: (Element, Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle], one) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Collection {
  /// The elements in this order.
  func inOrder(_ isBefore: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    if elements.count < 2 { return elements }
    return order(of: elements.count) { isBefore(elements[$0], elements[$1]) }.map { elements[$0] }
  }
}

/// Sorts indices. Not optimized, because the optimizer would compile a sort for each closure, and
/// the code of a sort is long.
@inline(never) @_optimize(none)
private func order(of count: Int, _ isBefore: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted(by: isBefore)
}
