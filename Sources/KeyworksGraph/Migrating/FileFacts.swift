/// Facts about a whole file that several rules need.
struct FileFacts {
  /// Whether it imports the other library, and not yet Keyworks: that would be finished code. A
  /// file whose brackets do not match is no Swift.
  let isOld: Bool
  let isTest: Bool
  let imports: [Import]
  /// The names of variables and parameters that hold a container.
  let containerNames: Set<String>
  let newline: String

  /// An import of a module.
  struct Import {
    let keyword: Int
    /// All of `class FactoryKit.Container`.
    let what: Range<Int>
    let module: String
  }

  init(path: String, text: SourceText, program: OldProgram) {
    imports = text.imports
    let modules = Set(imports.map(\.module))
    isOld =
      !modules.contains("Keyworks") && modules.contains { OldModule(rawValue: $0) != nil }
      && text.tokens.allSatisfy {
        ($0.kind != .open && $0.kind != .close) || $0.partner != nil
      }
    let folders = path.split(separator: "/").dropLast()
    isTest =
      !modules.isDisjoint(with: ["XCTest", "Testing", "FactoryTesting"])
      || folders.contains { $0.hasSuffix("Tests") } && !folders.contains("Sources")
    containerNames = text.containerNames(of: program.containers)
    newline = text.bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
  }
}

extension SourceText {
  fileprivate var imports: [FileFacts.Import] {
    let kinds: Set<String> = [
      "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
    ]
    let keywords = tokens.indices.filter {
      self.is($0, "import") && isWord($0 + 1) && !self.is($0 - 1, ".")
    }
    return keywords.map { keyword in
      let module = keyword + (kinds.contains(text(keyword + 1)) ? 2 : 1)
      var end = module + 1
      while self.is(end, "."), isWord(end + 1) { end += 2 }
      return FileFacts.Import(keyword: keyword, what: keyword + 1..<end, module: text(module))
    }
  }

  fileprivate func containerNames(of containers: Set<String>) -> Set<String> {
    let names = tokens.indices.filter { index in
      guard isWord(index), containers.contains(text(index + 2)) else { return false }
      // Not the label of an argument.
      if self.is(index + 1, ":") { return !self.is(index + 3, ".") && !self.is(index + 3, "(") }
      return self.is(index + 1, "=")
        && (self.is(index + 3, "(")
          || self.is(index + 3, ".") && self.is(index + 4, "shared") && !self.is(index + 5, "."))
    }
    let parameters = tokens.indices.filter { index in
      self.is(index + 1, "in") && self.is(index - 1, "{") && isContainerClosure(index - 1)
    }
    return Set((names + parameters).map { text($0) }).union(["container"])
  }

  /// Whether the braces get a container: `.container { … }`, `Container().with { … }`.
  func isContainerClosure(_ open: Int) -> Bool {
    let name = self.is(open - 1, ")") ? before(open - 1) : open - 1
    return self.is(name - 1, ".")
      && (self.is(name, "container") || self.is(name, "with") || self.is(name, "preview"))
  }

  /// Whether bytes are only spaces and line ends.
  func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { " \t\r\n".utf8.contains($0) }
  }

  /// The whole lines around some bytes, with their last line end.
  func line(around range: Range<Int>) -> Range<Int> {
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count
    return start..<end
  }

  /// The spaces at the beginning of a token's line.
  func indentation(of token: Int) -> String {
    let line = line(around: tokens[token].bytes)
    return String(decoding: bytes[line].prefix { " \t".utf8.contains($0) }, as: UTF8.self)
  }

  /// Whether a token is the first of a statement.
  func beginsStatement(_ token: Int) -> Bool {
    let last = token - 1
    return self.is(last, ";") || self.is(last, "{") || self.is(last, "in")
      || last >= 0 && tokens[last].position.line < tokens[token].position.line
  }
}
