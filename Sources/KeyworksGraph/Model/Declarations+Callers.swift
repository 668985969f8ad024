/// Which declarations may be called although no source of the program calls them.
extension Declarations {
  /// Whether a function or property runs only if something in the program mentions it. Others may
  /// be called by a framework, if they satisfy one of its requirements or have an attribute, or by
  /// the language: operators, accessors, and members of types with an attribute.
  func isOnlyCalledByName(_ symbol: Symbol.ID, in files: [SourceFile]) -> Bool {
    guard let definition = definitions[symbol], !definition.isImplicit, definition.property == nil,
      !symbols[symbol].name.hasPrefix("subscript(dynamicMember:"),
      Self.namedKinds.contains(symbols[symbol].kind),
      !symbols[symbol].isOperator,
      !fulfillsOutside.contains(symbol), !isRequirement(symbol),
      !hasMeaning(definition, in: files)
    else { return false }
    let type = definition.parent.map(type).flatMap { definitions[$0] }
    return !(type.map { hasMeaning($0, in: files) } ?? false)
  }

  /// Whether the declaration has an attribute that may cause a call: `@objc`, `@Test`, `@main`, or
  /// a macro.
  func hasMeaning(_ definition: Definition, in files: [SourceFile]) -> Bool {
    let text = files[definition.file].text
    guard let token = text.index(at: definition.position) else { return true }
    return text.attributes(ofDeclarationAt: token).contains { !Self.plainAttributes.contains($0) }
  }

  private static let namedKinds: Set<Symbol.Kind> = [
    .function, .instanceMethod, .staticMethod, .classMethod, .instanceProperty, .staticProperty,
    .classProperty, .variable,
  ]

  /// Attributes that never cause a call.
  private static let plainAttributes: Set<String> = [
    "MainActor", "Sendable", "available", "concurrent", "discardableResult", "frozen", "inlinable",
    "inline", "preconcurrency", "usableFromInline",
  ]
}
