extension FileMigration {
  /// The property wrappers whose counterpart has another shape.
  mutating func wrappers() {
    let known: Set<String> = ["DynamicInjected", "InjectedObject", "InjectedObservable"]
    for index in text.tokens.indices where text.is(index, "@") {
      let name = text.text(index + 1)
      if !known.contains(name) {
        leave(index + 1, ifIn: Leftover.wrappers, prefix: "@")
      } else if let wrapped = wrapped(at: index), rewrite(wrapped, name) {
        settled.insert(index + 1)
      } else {
        leave(
          "'@\(name)' is used in another way, or its factory is not declared here", at: index + 1,
          .injecting)
      }
    }
  }

  /// Returns whether the property could be rewritten.
  private mutating func rewrite(_ wrapped: Wrapped, _ name: String) -> Bool {
    switch name {
    case "DynamicInjected": return compute(wrapped)
    case "InjectedObject":
      replace(wrapped.attribute, with: "@StateObject")
      insert(" = \(wrapped.call)", after: wrapped.last)
    default:
      replace(wrapped.attribute.lowerBound + 1, with: "InjectedState")
      needs.insert("KeyworksUI")
    }
    return true
  }

  /// A property with a wrapper of a factory.
  private struct Wrapped {
    let attribute: Range<Int>
    let name: Int
    /// The type that is written after the name.
    let type: Range<Int>?
    let container: String
    let factory: OldFactory
    /// Resolves the factory.
    let call: String

    /// The last token of the name and its type.
    var last: Int { (type?.upperBound ?? name + 1) - 1 }
  }

  private func wrapped(at index: Int) -> Wrapped? {
    let open = index + 2
    guard let path = keyPath(in: open), path.factory.argument == nil else { return nil }
    let keyword = text.siblings(from: text.after(open)).prefix(12).first { text.is($0, "var") }
    guard let keyword, text.isWord(keyword + 1) else { return nil }
    let name = keyword + 1
    let type = text.is(name + 1, ":") ? name + 2..<text.endOfType(from: name + 2) : nil
    // An initial value or observers.
    let next = type?.upperBound ?? name + 1
    if text.is(next, "=") || text.is(next, "{") { return nil }
    return Wrapped(
      attribute: index..<text.after(open), name: name, type: type, container: path.container,
      factory: path.factory, call: "\(path.container).\(path.name)()")
  }

  /// `@DynamicInjected(\.a) var a` becomes `var a: A { Container.shared.a() }`.
  private mutating func compute(_ wrapped: Wrapped) -> Bool {
    let projection = "$" + text.text(wrapped.name)
    let open = text.brackets(around: wrapped.name).first { text.is($0, "{") }
    let scope = open.map { $0..<text.after($0) } ?? text.tokens.indices
    let mentions = scope.filter { text.text($0) == projection }
    let others = mentions.filter { call(of: $0) == nil }
    for other in others { leave("'\(projection)' is the factory", at: other, .injecting) }
    if !others.isEmpty { return false }
    for call in mentions.compactMap(call) {
      replace(call, with: wrapped.call)
      settled.formUnion(call)
    }
    removeLeading(attributes(with: wrapped.attribute))
    let type = wrapped.type == nil ? ": \(wrapped.factory.value)" : ""
    insert("\(type) { \(wrapped.call) }", after: wrapped.last)
    return true
  }

  /// The attribute, with one that would keep the property from being observed. A computed property
  /// is not observed anyway.
  private func attributes(with attribute: Range<Int>) -> Range<Int> {
    let (start, end) = (attribute.lowerBound, attribute.upperBound)
    if text.is(start - 1, "ObservationIgnored") { return start - 2..<end }
    return text.is(end + 1, "ObservationIgnored") ? start..<end + 2 : attribute
  }

  /// `$a.resolve()` or `$a()`.
  private func call(of projection: Int) -> Range<Int>? {
    let open = text.is(projection + 2, "resolve") ? projection + 3 : projection + 1
    guard text.is(open, "("), text.is(open + 1, ")") else { return nil }
    if !text.is(projection - 1, ".") { return projection..<open + 2 }
    // Of another object it would be another property.
    let isOwn = text.is(projection - 2, "self") && !text.is(projection - 3, ".")
    return isOwn ? projection - 2..<open + 2 : nil
  }
}

extension SourceText {
  /// The end of a type annotation, which is on one line except in its brackets.
  fileprivate func endOfType(from start: Int) -> Int {
    var end = after(start)
    while tokens.indices.contains(end), tokens[end].parent == tokens[start].parent,
      tokens[end].position.line == tokens[end - 1].position.line, tokens[end].kind != .close,
      !self.is(end, "="), !self.is(end, "{"), !self.is(end, ";")
    { end = after(end) }
    return end
  }
}
