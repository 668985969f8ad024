/// Types of variants in modifiers, and choices of variants.
extension MentionReader {
  /// `Environment` in `Environment.staging`, in `Environment.self` and in `Environment(name: "x")`.
  /// Nil if no type is named.
  private func variantType(_ element: Range<Int>) -> VariantType? {
    let isLabeled = text.is(element.lowerBound + 1, ":")
    var found: VariantType?
    for token in element.dropFirst(isLabeled ? 2 : 0) {
      guard text.isWord(token) || text.is(token, ".") else { break }
      for occurrence in file.occurrences(at: text.tokens[token].position) {
        let kind = declarations.symbols[occurrence.symbol].kind
        var type: Symbol.ID?
        if [.enum, .struct, .class].contains(kind) { type = occurrence.symbol }
        if kind == .enumCase { type = declarations.definitions[occurrence.symbol]?.parent }
        if let type { found = VariantType(symbol: type, name: declarations.symbols[type].name) }
      }
    }
    return found
  }

  /// The types of the arguments of a call, from one argument on.
  func variantTypes(ofCallAt token: Int, from label: String? = nil) -> VariantTypes {
    var types = VariantTypes()
    guard text.is(token + 1, "(") else { return types }
    let elements = text.elements(of: token + 1)
    let isBefore = { (element: Range<Int>) in
      label.map { text.text(element.lowerBound) != $0 } ?? false
    }
    for element in elements.drop(while: isBefore) { types.add(variantType(element)) }
    return types
  }

  /// Notes that a place resolves a factory under the choice in these brackets, if there is one.
  ///
  /// - Parameter isWhole: Whether the choice is the first argument and needs no label.
  /// - Returns: Whether there is one.
  @discardableResult
  func readChoice(
    of target: Code.ID, in open: Int, isWhole: Bool = false, _ mention: Mention,
    _ model: inout ProgramModel
  ) -> Bool {
    let element = text.elements(of: open).first { isWhole || text.is($0.lowerBound, "under") }
    guard let element, isWhole || text.is(element.lowerBound + 1, ":") else { return false }
    var choice = VariantChoice(factory: target, code: mention.owner, place: mention.place)
    for token in element where text.isWord(token) {
      for occurrence in file.occurrences(at: text.tokens[token].position) {
        if declarations.libraryName(occurrence.symbol) == .exactly {
          choice.types.formUnion(variantTypes(ofCallAt: token).known)
        } else if declarations.definitions[occurrence.symbol] != nil {
          choice.names.append(occurrence.symbol)
        }
      }
    }
    choice.isLocal = text.isWord(element.upperBound - 1) && !text.is(element.upperBound - 2, ".")
    model.choices.append(choice)
    return true
  }
}
