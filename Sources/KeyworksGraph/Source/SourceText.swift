/// The tokens of one Swift source, with matched brackets.
///
/// The index tells which symbol is mentioned at which position. The tokens tell about the context:
/// whether the mention is inside a closure, and which call gets that closure. Comments are not
/// tokens. The contents of an interpolation are code.
package struct SourceText {
  package let bytes: [UInt8]
  package private(set) var tokens: [Token] = []

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lexer = Lexer(bytes)
    tokens = lexer.run()
  }

  package func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].bytes], as: UTF8.self)
  }

  /// The text of some tokens without the spaces between them.
  func text(_ indices: Range<Int>) -> String { indices.map { text($0) }.joined() }

  /// Whether the token is this word, mark or bracket. This runs for each token around each mention,
  /// so it compares the length and the first byte first.
  package func `is`(_ index: Int, _ text: StaticString) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let range = tokens[index].bytes
    guard range.count == text.utf8CodeUnitCount, bytes[range.lowerBound] == text.utf8Start.pointee
    else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[range]) }
  }

  /// Whether two tokens have the same text.
  func areEqual(_ one: Int, _ other: Int) -> Bool {
    bytes[tokens[one].bytes] == bytes[tokens[other].bytes]
  }

  package func isWord(_ index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .word
  }

  /// Says whether the token is the question mark of `a ? b : c`: a blank stands before it, unlike
  /// before one that unwraps or makes a type optional.
  func isTernary(_ index: Int) -> Bool {
    guard self.is(index, "?"), index > 0, tokens.indices.contains(index + 1) else { return false }
    return tokens[index - 1].bytes.upperBound < tokens[index].bytes.lowerBound
      // `??`
      && tokens[index].bytes.upperBound < tokens[index + 1].bytes.lowerBound
  }

  /// Says whether the token unwraps what is before it.
  func isUnwrapping(_ index: Int) -> Bool { self.is(index, "?") || self.is(index, "!") }

  /// The index of the token that begins at the position.
  package func index(at position: Position) -> Int? {
    let index = tokens.firstIndex(notBefore: position, \.position)
    return index < tokens.count && tokens[index].position == position ? index : nil
  }

  /// The index of `$name`, if the position is that of the name.
  func index(ofProjectionAt position: Position) -> Int? {
    let index = index(at: Position(line: position.line, column: position.column - 1))
    return index.flatMap { isWord($0) && text($0).hasPrefix("$") ? $0 : nil }
  }

  /// The index after a bracket's partner, or after any other token.
  package func after(_ index: Int) -> Int {
    guard tokens.indices.contains(index), tokens[index].kind == .open else { return index + 1 }
    return (tokens[index].partner ?? index) + 1
  }

  /// The indices from a token to the end of the surrounding brackets. A pair of brackets counts as
  /// one element.
  package func siblings(from index: Int) -> some Sequence<Int> {
    sequence(
      state: index
    ) { next -> Int? in
      guard tokens.indices.contains(next), tokens[next].kind != .close else { return nil }
      defer { next = after(next) }
      return next
    }
  }

  /// Whether the getter of a property returns `[]` or `[:]`.
  func isEmptyLiteral(of property: Position) -> Bool {
    guard let name = index(at: property),
      let getter = siblings(from: name).first(where: { self.is($0, "{") })
    else { return false }
    var start = getter + 1
    if self.is(start, "get"), self.is(start + 1, "{") { start += 2 }
    if self.is(start, "return") { start += 1 }
    return self.is(start, "[")
      && (self.is(start + 1, "]") || self.is(start + 1, ":") && self.is(start + 2, "]"))
  }

  /// The ranges between the commas inside a bracket.
  package func elements(of open: Int) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var start = open + 1
    var end = start
    for index in siblings(from: start) {
      end = after(index)
      guard self.is(index, ",") else { continue }
      elements.append(start..<index)
      start = index + 1
    }
    if start < end { elements.append(start..<end) }
    return elements
  }

  /// The attributes of the declaration whose name is the token.
  func attributes(ofDeclarationAt token: Int) -> [String] {
    modifiers(ofDeclarationAt: token).filter { !Self.modifiers.contains($0) }
  }

  /// The attributes and modifiers of the declaration whose name is the token or whose body it
  /// opens.
  package func modifiers(ofDeclarationAt token: Int) -> [String] {
    let keywords: Set<String> = [
      "var", "let", "func", "extension", "class", "struct", "enum", "actor", "protocol",
    ]
    let siblings = { (index: Int) in tokens[index].parent == tokens[token].parent }
    var index = token - 1
    while index >= 0, siblings(index), !keywords.contains(text(index)) {
      if self.is(index, "}") || self.is(index, ";") { return [] }
      index = tokens[index].kind == .close ? (tokens[index].partner ?? index) - 1 : index - 1
    }
    index -= 1
    var found: [String] = []
    while index >= 0, siblings(index) {
      if self.is(index, ")"), let open = tokens[index].partner { index = open - 1 }
      var head = index
      while self.is(head - 1, ".") { head -= 2 }
      let isAttribute = self.is(head - 1, "@")
      // Otherwise a statement ends here.
      guard isAttribute || Self.modifiers.contains(text(index)) else { break }
      found.append(text(index))
      index = isAttribute ? head - 2 : index - 1
    }
    return found
  }

  private static let modifiers: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private", "static", "class", "final",
    "override", "lazy", "weak", "unowned", "nonisolated", "dynamic", "mutating", "nonmutating",
    "distributed", "required", "convenience", "indirect", "borrowing", "consuming",
  ]
}
