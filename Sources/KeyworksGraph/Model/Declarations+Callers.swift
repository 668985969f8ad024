/// Who may call a declaration although no source of the program says so.
extension Declarations {
  /// Says whether a function or property runs only if something in the program mentions it. A
  /// framework may call what fulfils a requirement of its own or has an attribute, and the language
  /// calls operators, accessors and what a type with an attribute has for it.
  func isOnlyCalledByName(_ symbol: Symbol.ID, in files: [SourceFile]) -> Bool {
    guard let definition = definitions[symbol], !definition.isImplicit, definition.property == nil,
      !symbols[symbol].name.hasPrefix("subscript(dynamicMember:"),
      Self.namedKinds.contains(symbols[symbol].kind),
      symbols[symbol].name.first.map({ $0.isLetter || $0 == "_" }) ?? false,
      !fulfilsOutside.contains(symbol), !isRequirement(symbol),
      !hasMeaning(definition, in: files)
    else { return false }
    let type = definition.parent.map(type).flatMap { definitions[$0] }
    return !(type.map { hasMeaning($0, in: files) } ?? false)
  }

  /// Says whether the declaration has an attribute that may make somebody call it: `@objc`,
  /// `@Test`, `@main`, that of a macro.
  private func hasMeaning(_ definition: Definition, in files: [SourceFile]) -> Bool {
    let text = files[definition.file].text
    guard let token = text.index(at: definition.position) else { return true }
    return text.attributes(ofDeclarationAt: token).contains { !Self.plainAttributes.contains($0) }
  }

  private static let namedKinds: Set<Symbol.Kind> = [
    .function, .instanceMethod, .staticMethod, .classMethod, .instanceProperty, .staticProperty,
    .classProperty, .variable,
  ]

  /// The attributes that make nobody call anything.
  private static let plainAttributes: Set<String> = [
    "MainActor", "Sendable", "available", "concurrent", "discardableResult", "frozen", "inlinable",
    "inline", "preconcurrency", "usableFromInline",
  ]
}
