/// A member in a chain of calls: `.scope(.session)`, or `.on(.test) { … }`.
struct Link {
  let name: Int
  /// The parentheses and the braces after it.
  let arguments: Int?
  let closure: Int?
  /// The index after it.
  let end: Int
}

extension SourceText {
  /// The members that are called one after the other, from a dot on.
  func links(from start: Int) -> [Link] {
    var links: [Link] = []
    var index = start
    while let link = link(atDot: index) {
      links.append(link)
      index = link.end
    }
    return links
  }

  private func link(atDot dot: Int) -> Link? {
    guard self.is(dot, "."), isWord(dot + 1) else { return nil }
    var end = dot + 2
    let arguments = self.is(end, "(") ? end : nil
    if arguments != nil { end = after(end) }
    let closure = self.is(end, "{") ? end : nil
    if closure != nil { end = after(end) }
    return Link(name: dot + 1, arguments: arguments, closure: closure, end: end)
  }

  /// The modifiers of a factory's declaration.
  func chainedModifiers(inBody body: Int) -> [Link] {
    let start = siblings(from: body + 1).first { index in
      ["self", "Factory", "ParameterFactory", "promised"].contains(text(index))
        && (self.is(index + 1, "{") || self.is(index + 1, "(") || self.is(index + 1, "<"))
    }
    guard var end = start.map({ $0 + 1 }) else { return [] }
    if self.is(end, "<") { end = afterGenericArguments(from: end) }
    if self.is(end, "(") { end = after(end) }
    if self.is(end, "{") { end = after(end) }
    return links(from: end)
  }

  /// The type whose braces surround a token, and the index of the braces. Nil outside of types.
  func enclosingType(of token: Int) -> (name: String, open: Int, inherits: [String])? {
    for open in brackets(around: token) where self.is(open, "{") {
      if let type = type(withBraces: open) { return type }
    }
    return nil
  }

  private func type(withBraces open: Int) -> (name: String, open: Int, inherits: [String])? {
    let ends: Set<String> = [
      "{", "}", ";", "func", "var", "let", "init", "in", "case", "import",
    ]
    let keywords: Set<String> = ["extension", "class", "struct", "enum", "actor", "protocol"]
    var index = before(open)
    while index >= 0, tokens[index].parent == tokens[open].parent, !ends.contains(text(index)) {
      if keywords.contains(text(index)), isWord(index + 1) {
        var name = index + 1
        while self.is(name + 1, "."), isWord(name + 2) { name += 2 }
        return (text(name), open, (name..<open).map { text($0) })
      }
      index = before(index)
    }
    return nil
  }

  /// A name without its backticks.
  func name(_ index: Int) -> String { text(index).filter { $0 != "`" } }

  /// The source of some tokens, with the spaces and comments between them.
  func source(_ range: Range<Int>) -> String {
    range.isEmpty ? "" : String(decoding: bytes[bytes(of: range)], as: UTF8.self)
  }

  func bytes(of range: Range<Int>) -> Range<Int> {
    tokens[range.lowerBound].bytes.lowerBound..<tokens[range.upperBound - 1].bytes.upperBound
  }
}
