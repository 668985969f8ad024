extension FileMigration {
  /// `import FactoryKit` becomes `import Keyworks`, with the same attributes and access level.
  mutating func imports() {
    var known = Set(file.imports.map(\.module))
    let isConditional = text.tokens.indices.contains { text.is($0, "#") && text.is($0 + 1, "if") }
    var main: FileFacts.Import?
    for one in file.imports {
      guard let module = OldModule(rawValue: one.module) else { continue }
      // In another branch it is no repetition.
      if !known.insert(module.counterpart).inserted, !isConditional {
        removeStatement(beginning(of: one)..<one.what.upperBound)
        continue
      }
      replace(one.what, with: module.counterpart)
      if main == nil || module != .testing { main = one }
    }
    // The old test module exports the whole library, and the new one does not.
    needs.insert("Keyworks")
    guard let main else { return }
    for module in needs.subtracting(known).sorted() {
      let indentation = file.newline + text.indentation(of: main.keyword)
      if module == "Keyworks" {
        insert("import Keyworks\(indentation)", before: beginning(of: main))
      } else {
        insert("\(indentation)import \(module)", after: main.what.upperBound - 1)
      }
    }
    qualifiedNames()
  }

  /// The index of the first attribute or access level of an import.
  private func beginning(of one: FileFacts.Import) -> Int {
    var start = one.keyword
    let line = text.tokens[start].position.line
    while start > 0, text.tokens[start - 1].position.line == line, !text.is(start - 1, ";") {
      start -= 1
    }
    return start
  }

  /// `FactoryKit.Container` and `canImport(FactoryKit)`.
  private mutating func qualifiedNames() {
    let modules = Set(file.imports.map(\.module))
    for index in text.tokens.indices where !settled.contains(index) {
      guard let module = OldModule(rawValue: text.text(index)), modules.contains(module.rawValue)
      else { continue }
      let isQualifier =
        text.is(index + 1, ".") && text.isWord(index + 2) && !text.is(index - 1, ".")
      let isCondition = text.is(index - 1, "(") && text.is(index - 2, "canImport")
      let isImport = file.imports.contains { $0.what.contains(index) }
      if (isQualifier && !isImport) || isCondition { replace(index, with: module.counterpart) }
    }
  }
}
