/// Types of variants in modifiers, and choices of variants.
extension MentionReader {
  /// `Environment` in `Environment.staging`, in `Environment.self`, in `Environment(name: "x")`,
  /// and in a local name for one of these. Nil if no type is named.
  private func variantType(_ element: Range<Int>) -> VariantType? {
    let start = text.is(element.lowerBound + 1, ":") ? element.lowerBound + 2 : element.lowerBound
    if start >= element.upperBound { return nil }
    // `for tone in [Tone.formal, .casual]`
    if text.is(start, "[") { return text.elements(of: start).first.flatMap(variantType) }
    var found: VariantType?
    for token in start..<element.upperBound {
      guard text.is(token, ".") || text.isWord(token) && (token == start || text.is(token - 1, "."))
      else { break }
      let occurrences = file.occurrences(at: text.tokens[token].position)
      if occurrences.isEmpty, token == start, !text.is(token + 1, "."),
        let value = value(ofLocal: token)
      {
        return variantType(value)
      }
      for occurrence in occurrences {
        let kind = declarations.symbols[occurrence.symbol].kind
        var type: Symbol.ID?
        if [.enum, .struct, .class].contains(kind) { type = occurrence.symbol }
        if kind == .enumCase { type = declarations.definitions[occurrence.symbol]?.parent }
        if found == nil { type = type ?? declarations.variantType(ofConstant: occurrence.symbol) }
        if let type { found = VariantType(symbol: type, name: declarations.symbols[type].name) }
      }
    }
    return found
  }

  /// The tokens after `let tone =`, `for tone in` or `tone:`, because the index has no local names.
  private func value(ofLocal name: Int) -> Range<Int>? {
    let declared = (0..<name).dropLast(2).last { index in
      text.areEqual(index, name) && !text.is(index - 1, ".") && !text.is(index + 2, "=")
        && [":", "=", "in"].contains { text.is(index + 1, $0) }
    }
    // The type of a closure's parameter is not written out: `{ tone in`
    guard let declared, text.is(declared - 1, "for") || !text.is(declared + 1, "in")
    else { return nil }
    return declared + 2..<name
  }

  /// The type of each argument of `with`, `require` and `contextValue`; nil where none is named.
  func contextTypes(ofCallAt token: Int) -> [Symbol.ID?] {
    guard text.is(token + 1, "(") else { return [] }
    return text.elements(of: token + 1)
      .filter { !text.is($0.lowerBound, "work") || !text.is($0.lowerBound + 1, ":") }
      .map { variantType($0)?.symbol }
  }

  /// The context values whose types the arguments of a call name: `inForce(\Beamline.name)` or
  /// `inForce(Beamline.self)`.
  func contextValues(inCallAt token: Int) -> [Symbol.ID] {
    if declarations.contextValues.isEmpty { return [] }
    return text.arguments(in: token + 1).compactMap { argument in
      let value = text.value(of: argument)
      let isPath = text.is(value, "\\")
      guard value < argument.upperBound, isPath || text.is(argument.upperBound - 1, "self")
      else { return nil }
      return variantType((isPath ? value + 1 : value)..<argument.upperBound)?.symbol
    }.filter(declarations.contextValues.contains)
  }

  /// The types of the arguments of a call, or of those with a label.
  func variantTypes(ofCallAt token: Int, labeled label: StaticString? = nil) -> VariantTypes {
    var types = VariantTypes()
    guard text.is(token + 1, "(") || text.is(token + 1, "[") else { return types }
    let elements = label.map { arguments(labeled: $0, in: token + 1) }
    for element in elements ?? text.elements(of: token + 1) { types.add(variantType(element)) }
    return types
  }

  /// `under: Taste.sweet` and `Size.large` in `Tagged(\.cake, under: Taste.sweet, Size.large)`
  func arguments(labeled label: StaticString, in open: Int) -> [Range<Int>] {
    let elements = text.elements(of: open).drop { !hasLabel(label, $0) }
    return elements.prefix { $0 == elements.first || !text.is($0.lowerBound + 1, ":") }
  }

  /// Notes that a place resolves a factory, or runs code, under variants: those in `under:`, in
  /// `.under(…)`, and in a `with(…)` around it.
  ///
  /// - Parameter open: The brackets that may contain `under:`.
  /// - Returns: Whether it chooses variants.
  @discardableResult
  func readChoice(
    of target: Code.ID, in open: Int?, isModifier: Bool = false, _ mention: Mention
  ) -> Bool {
    let around = scopes(around: mention.token).map { variantTypes(ofCallAt: $0) }
    var own: VariantTypes?
    if let open, isModifier {
      own = variantTypes(ofCallAt: open - 1)
    } else if let open, text.elements(of: open).contains(where: { hasLabel("under", $0) }) {
      own = variantTypes(ofCallAt: open - 1, labeled: "under")
    }
    let drops = !isModifier && open.map { !arguments(labeled: "without", in: $0).isEmpty } == true
    if drops, own == nil { return true }
    if around.isEmpty, own == nil { return false }
    let outer = (drops ? [] : around).reduce(into: VariantTypes()) { $0.add($1) }
    model.choices.append(
      VariantChoice(
        factory: target, code: mention.owner, place: mention.place, own: own?.known ?? [],
        around: outer.known, isUsed: isUsed(mention),
        isIncomplete: outer.isIncomplete || own?.isIncomplete == true))
    return true
  }

  /// Whether code goes on with an instance: `$0.page().show()`, or `let page = $0.page()` before
  /// `page.show()`.
  private func isUsed(_ mention: Mention) -> Bool {
    let parent = text.tokens[mention.token].parent ?? mention.token
    let isInBrackets = text.is(parent, "[")
    var next = isInBrackets ? text.after(parent) : mention.token + 1
    while text.is(next, "(") { next = text.after(next) }
    if text.is(text.skippingUnwraps(from: next), ".") { return true }
    let first = isInBrackets ? parent : mention.token
    guard let name = around.variable(beginningWith: chain(before: first).first ?? first),
      let end = text.tokens[name].parent.flatMap({ text.tokens[$0].partner })
    else { return false }
    return (next..<end).contains { around.isMention($0, of: name) && text.is($0 + 1, ".") }
  }

  /// Notes what may choose variants anywhere: `under(…)`, `with(…)`, `under: …`, `variants: …` and
  /// `variants = […]`.
  func readChosenTypes() {
    for token in text.tokens.indices {
      if text.is(token, "variants"), text.is(token + 1, "=") {
        var types = VariantTypes()
        for element in text.elements(of: token + 2) { types.add(variantType(element)) }
        model.launchTypes.append((types, Place(in: file, at: text.tokens[token].position)))
      }
      let isLabel = text.is(token + 1, ":")
      guard
        text.is(token, "under") || text.is(token, "with") && !isLabel || text.is(token, "variants"),
        let call = isLabel ? text.tokens[token].parent.map({ $0 - 1 }) : token
      else { continue }
      let types = variantTypes(
        ofCallAt: call, labeled: !isLabel ? nil : text.is(token, "under") ? "under" : "variants")
      model.chosenTypes.append((types, Place(in: file, at: text.tokens[token].position)))
    }
  }

  private func hasLabel(_ label: StaticString, _ element: Range<Int>) -> Bool {
    text.is(element.lowerBound, label) && text.is(element.lowerBound + 1, ":")
  }

  /// The calls `with(Environment.staging) { … }` in whose closures a token is.
  private func scopes(around token: Int) -> [Int] {
    sequence(first: token) { text.tokens[$0].parent }.compactMap { open in
      guard text.is(open, "{"), let call = around.call(withClosure: open),
        declarations.libraryName(call.symbol) == .with,
        contextTypes(ofCallAt: call.token).contains(where: {
          $0.map(declarations.isVariant) ?? true
        })
      else { return nil }
      return call.token
    }
  }
}

extension Declarations {
  func isVariant(_ type: Symbol.ID) -> Bool { variants.contains(type) }

  /// The type of a constant, if that is a type of variants.
  fileprivate func variantType(ofConstant symbol: Symbol.ID) -> Symbol.ID? {
    guard definitions[symbol] != nil, let name = fullName(symbol),
      let mark = name.ranges(of: " : ").first
    else { return nil }
    return variantType(named: String(name[mark.upperBound...]))?.symbol
  }

  /// - Parameter name: `App.Region`
  func variantType(named name: String) -> VariantType? {
    variants.first { fullName($0) == name }.map { VariantType(symbol: $0, name: symbols[$0].name) }
  }
}
