/// Which declarations may be called although no source of the program calls them.
extension Declarations {
  /// Whether a function or property runs only if something in the program mentions it. Others may
  /// be called by a framework, if they satisfy one of its requirements or have an attribute, or by
  /// the language: operators, accessors, and members of types with an attribute.
  func isOnlyCalledByName(_ symbol: Symbol.ID) -> Bool {
    guard let definition = definitions[symbol], definition.property == nil,
      !definition.isImplicit || symbols[symbol].kind == .constructor,
      !symbols[symbol].name.hasPrefix("subscript(dynamicMember:"),
      symbols[symbol].kind.isVariable || symbols[symbol].kind.isFunction,
      !symbols[symbol].isOperator,
      !fulfillsOutside.contains(symbol), !isRequirement(symbol),
      !hasMeaning(definition)
    else { return false }
    guard let type = type(around: symbol) else { return true }
    // A testing library creates an instance before it calls a test of the type.
    let members = symbols[symbol].kind == .constructor ? children[type] ?? [] : []
    return !([type] + members.filter { symbols[$0].kind.isFunction })
      .contains { definitions[$0].map(hasMeaning) ?? false }
  }

  /// Whether an attribute may cause calls of the declaration: `@objc`, `@Test`, `@main`, a macro.
  func hasMeaning(_ definition: Definition) -> Bool {
    let text = files[definition.file].text
    guard let token = text.index(at: definition.position) else { return true }
    return text.attributes(ofDeclarationAt: token).contains { !Self.plainAttributes.contains($0) }
  }

  /// Attributes that never cause a call.
  private static let plainAttributes: Set<String> = [
    "MainActor", "Sendable", "available", "concurrent", "discardableResult", "frozen", "inlinable",
    "inline", "preconcurrency", "usableFromInline",
  ]
}
