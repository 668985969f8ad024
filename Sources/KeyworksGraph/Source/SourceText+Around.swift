/// The brackets and words around a token.
extension SourceText {
  /// The brackets around a token, from the inside out.
  func brackets(around token: Int) -> some Sequence<Int> {
    sequence(first: token) { tokens[$0].parent }.dropFirst()
  }

  /// The index before a bracket's partner, or before any other token.
  func before(_ index: Int) -> Int {
    guard tokens.indices.contains(index), tokens[index].kind == .close else { return index - 1 }
    return (tokens[index].partner ?? index) - 1
  }

  /// The arguments in parentheses. None if the token is not their opening.
  func arguments(in open: Int) -> [Range<Int>] { self.is(open, "(") ? elements(of: open) : [] }

  /// The index where the value of an argument begins: after the label, if there is one.
  func value(of argument: Range<Int>) -> Int {
    self.is(argument.lowerBound + 1, ":") ? argument.lowerBound + 2 : argument.lowerBound
  }

  /// The last index up to this one whose token unwraps nothing.
  func skippingUnwraps(backFrom index: Int) -> Int {
    var index = index
    while isUnwrapping(index), !isTernary(index) { index -= 1 }
    return index
  }

  /// The first index from this one on whose token unwraps nothing.
  func skippingUnwraps(from index: Int) -> Int {
    var index = index
    while isUnwrapping(index), !isTernary(index) { index += 1 }
    return index
  }
}

extension SourceFile {
  /// The occurrences at a position.
  func occurrences(at position: Position) -> ArraySlice<Occurrence> {
    occurrences[occurrences.firstIndex(notBefore: position, \.place)...]
      .prefix { $0.place == position }
  }

  /// The symbols that a token mentions.
  func symbols(at token: Int) -> [Symbol.ID] {
    occurrences(at: text.tokens[token].position).map(\.symbol)
  }
}
