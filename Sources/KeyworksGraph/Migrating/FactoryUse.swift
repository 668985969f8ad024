/// A mention of a declared factory: `Container.shared.clock`, `self.clock`, or `clock` in a
/// container.
struct FactoryUse {
  let name: Int
  /// Where the container's expression begins. The name, if there is none.
  let start: Int
  let factory: OldFactory
}

extension FileMigration {
  /// The factory that a word means, if it is a member of a container.
  func use(at name: Int) -> FactoryUse? {
    guard text.isWord(name), program.isFactory(text.name(name)) else { return nil }
    func use(_ start: Int, _ container: String?) -> FactoryUse? {
      program.factory(text.name(name), in: container).map {
        FactoryUse(name: name, start: start, factory: $0)
      }
    }
    if text.is(name - 1, ".") {
      return container(endingAt: name - 2).flatMap { use($0.start, $0.type) }
    }
    let isDeclared = ["var", "let", "func", "case", "for"].contains(text.text(name - 1))
    guard !isDeclared, !text.is(name + 1, ":"), !isLocal(name),
      let type = surroundingContainer(of: name)
    else { return nil }
    return use(name, type)
  }

  /// Whether the braces around a word declare a local name or a parameter that is the same.
  private func isLocal(_ name: Int) -> Bool {
    let type = text.enclosingType(of: name)?.open
    return text.brackets(around: name).prefix { $0 != type }.contains { open in
      let list = text.is(open, "{") ? text.before(open) : open
      return (min(list, open)..<name).contains { index in
        text.isWord(index) && text.areEqual(index, name)
          && (text.is(index - 1, "let") || text.is(index - 1, "var") || text.is(index - 1, "for")
            || text.is(index + 1, "in") || text.is(index + 1, ":") && isParameter(index))
      }
    }
  }

  private func isParameter(_ name: Int) -> Bool {
    guard let list = text.tokens[name].parent, text.is(list, "(") else { return false }
    return text.is(list - 1, "init") || text.is(list - 2, "func")
  }

  /// The container whose expression ends with a token.
  func container(endingAt end: Int) -> (start: Int, type: String?)? {
    if text.is(end, "shared"), text.is(end - 1, ".") {
      let type = text.is(end - 2, "Self") ? surroundingContainer(of: end) : text.text(end - 2)
      guard let type, program.containers.contains(type) else { return nil }
      return (beginning(of: end - 2), type)
    }
    if text.is(end, "self") { return surroundingContainer(of: end).map { (end, $0) } }
    if text.is(end, "$0") {
      let closure = text.brackets(around: end).first { text.is($0, "{") }
      return closure.flatMap { text.isContainerClosure($0) ? (end, nil) : nil }
    }
    if text.is(end, ")"), program.containers.contains(text.text(text.before(end))) {
      let type = text.before(end)
      return (beginning(of: type), text.text(type))
    }
    guard text.isWord(end), file.containerNames.contains(text.text(end)) else { return nil }
    return (beginning(of: end), nil)
  }

  /// Where `FactoryKit.Container` or `self.container` begins, which ends with a token.
  private func beginning(of end: Int) -> Int {
    var start = end
    while text.is(start - 1, "."), text.isWord(start - 2) { start -= 2 }
    return start
  }

  /// The container type whose braces surround a token.
  func surroundingContainer(of token: Int) -> String? {
    text.enclosingType(of: token).map(\.name).flatMap {
      program.containers.contains($0) ? $0 : nil
    }
  }

  /// The factory of `(\.clock)` or `(\Clocks.clock)`, with the shared container.
  func keyPath(in open: Int) -> (container: String, name: String, factory: OldFactory)? {
    let end = text.after(open) - 1
    let dot = text.isWord(open + 2) ? open + 3 : open + 2
    guard text.is(open, "("), text.is(open + 1, "\\"), text.is(dot, "."), dot + 2 == end else {
      return nil
    }
    let container = dot == open + 2 ? "Container" : text.text(open + 2)
    let name = text.text(dot + 1)
    return program.factory(text.name(dot + 1), in: container).map {
      ("\(container).shared", name, $0)
    }
  }
}
