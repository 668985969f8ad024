/// The rules that look at one place only.
extension FileMigration {
  /// `dependency(\.clock)` becomes `Container.shared[\.clock]`.
  mutating func dependencies() {
    for index in text.tokens.indices
    where text.is(index, "dependency") && !text.is(index - 1, ".") {
      guard let path = keyPath(in: index + 1) else { continue }
      let close = text.after(index + 1) - 1
      replace(index..<close + 1, with: "\(path.container)[\\.\(path.name)]")
    }
  }

  /// `extension Container: AutoRegistering` conforms a type of one module to a protocol of the
  /// same, from another one.
  mutating func conformances() {
    for index in text.tokens.indices
    where text.is(index, "AutoRegistering") && text.is(index - 1, ":")
      && text.is(index - 2, "Container") && text.is(index - 3, "extension")
    {
      insert("@retroactive ", before: index)
    }
  }

  /// `.container` of a test becomes `.sandboxed`.
  mutating func traits() {
    for index in text.tokens.indices where text.is(index, "container") && text.is(index - 1, ".") {
      guard let open = text.tokens[index].parent, text.is(open, "("),
        text.is(open - 1, "Test") || text.is(open - 1, "Suite"), text.is(open - 2, "@"),
        text.is(index - 2, "(") || text.is(index - 2, ",")
      else { continue }
      let next = index + 1
      guard text.is(next, "{") || text.is(next, ",") || text.is(next, ")") else {
        leave("this trait has another shape", at: index, .testing)
        continue
      }
      replace(index, with: "sandboxed")
      needs.insert("KeyworksTesting")
    }
  }

  /// `static let session = Cached()` becomes `static let session = Scope("session")`.
  mutating func scopes() {
    let classes: Set<String> = ["Cached", "Shared", "Graph", "Singleton", "Unique"]
    for index in text.tokens.indices where classes.contains(text.text(index)) {
      let isQualified = text.is(index - 1, ".") && text.is(index - 2, "Scope")
      let start = isQualified ? index - 2 : index
      guard isQualified || text.enclosingType(of: index)?.name == "Scope", text.is(start - 1, "="),
        text.is(index + 1, "("), text.is(index + 2, ")")
      else { continue }
      let name = text.name(start - 2)
      let isStatic = text.is(start - 3, "let") && text.is(start - 4, "static")
      guard isStatic, text.is(index, "Cached") || text.is(index, "Shared") else {
        leave("this scope has no counterpart", at: index, .lifetimes)
        continue
      }
      let isWeak = text.is(index, "Shared") ? ", isWeak: true" : ""
      replace(start..<index + 3, with: "Scope(\"\(name)\"\(isWeak))")
    }
  }

  /// What has no counterpart.
  mutating func leftovers() {
    let wrapsValues = text.tokens.indices.contains {
      text.is($0, "@") && (text.is($0 + 1, "Injected") || text.is($0 + 1, "LazyInjected"))
    }
    for index in text.tokens.indices where text.isWord(index) && !settled.contains(index) {
      if text.is(index - 1, ".") {
        if wrapsValues, isProjection(index - 2) { leave(index, ifIn: Leftover.projectionMembers) }
        byType(index)
        unknownFactory(index)
      } else {
        leave(index, ifIn: Leftover.types)
      }
      keyPaths(index)
    }
  }

  /// `container.clock.register`, where no source declares a factory `clock`, or several declare
  /// different ones.
  private mutating func unknownFactory(_ name: Int) {
    let verbs: Set<String> = ["register", "resolve", "onTest", "onPreview"]
    guard verbs.contains(text.text(name)), text.is(name - 3, "."),
      container(endingAt: name - 4) != nil, use(at: name - 2) == nil
    else { return }
    let factory = text.text(name - 2)
    leave(
      program.isFactory(text.name(name - 2))
        ? "several containers declare a factory '\(factory)'"
        : "no source declares the factory '\(factory)'", at: name, .declaring)
  }

  private func isProjection(_ index: Int) -> Bool {
    let name = text.text(index)
    return name.hasPrefix("$") && name.dropFirst().first?.isNumber == false
  }

  /// `container.resolve(Clock.self)`
  private mutating func byType(_ name: Int) {
    guard text.is(name, "resolve") || text.is(name, "register"), text.is(name + 1, "("),
      let argument = text.elements(of: name + 1).first,
      text.is(argument.upperBound - 1, "self"), container(endingAt: name - 2) != nil
    else { return }
    leave("'\(text.text(name))' by type has no counterpart", at: name, .declaring)
  }

  /// `KeyPath<Container, Factory<Step>>`
  private mutating func keyPaths(_ name: Int) {
    guard text.is(name, "KeyPath"), text.is(name + 1, "<"),
      program.containers.contains(text.text(name + 2)),
      text.is(name + 4, "Factory") || text.is(name + 4, "ParameterFactory")
    else { return }
    leave("a list of key paths is a list of tags", at: name, .declaring)
  }
}
