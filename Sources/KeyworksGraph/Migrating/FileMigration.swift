/// Rewrites one file. Each rule is an extension of its own. What no rule understands is left.
struct FileMigration {
  let path: String
  let text: SourceText
  let program: OldProgram
  let file: FileFacts
  private(set) var edits: [Edit] = []
  private(set) var remarks: Set<Remark> = []
  /// Tokens that a rule has dealt with, and that the next ones leave alone.
  var settled: Set<Int> = []
  /// Modules that the new spellings come from.
  var needs: Set<String> = []

  init(path: String, text: SourceText, program: OldProgram) {
    (self.path, self.text, self.program) = (path, text, program)
    file = FileFacts(path: path, text: text, program: program)
    guard file.isOld else { return }
    scopes()
    declarations()
    wrappers()
    // It claims the registrations between both before the rule for the others.
    pushes()
    uses()
    managers()
    ownResets()
    dependencies()
    traits()
    conformances()
    leftovers()
    imports()
  }

  mutating func replace(_ tokens: Range<Int>, with replacement: String) {
    edits.append(Edit(bytes: text.bytes(of: tokens), replacement: replacement))
  }

  mutating func replace(_ token: Int, with replacement: String) {
    replace(token..<token + 1, with: replacement)
  }

  mutating func insert(_ addition: String, after token: Int) {
    insert(addition, at: text.tokens[token].bytes.upperBound)
  }

  mutating func insert(_ addition: String, before token: Int) {
    insert(addition, at: text.tokens[token].bytes.lowerBound)
  }

  mutating func insert(_ addition: String, at byte: Int) {
    edits.append(Edit(bytes: byte..<byte, replacement: addition))
  }

  /// Removes tokens of a chain, together with the space before them.
  mutating func unchain(_ tokens: Range<Int>) {
    let start = text.tokens[tokens.lowerBound - 1].bytes.upperBound
    let bytes = text.bytes(of: tokens)
    // A comment before them stays.
    let from = text.isBlank(start..<bytes.lowerBound) ? start : bytes.lowerBound
    edits.append(Edit(bytes: from..<bytes.upperBound, replacement: ""))
  }

  /// Removes tokens at the beginning of something, together with the space after them.
  mutating func removeLeading(_ tokens: Range<Int>) {
    let bytes = text.bytes(of: tokens)
    let next = text.tokens[tokens.upperBound].bytes.lowerBound
    let end = text.isBlank(bytes.upperBound..<next) ? next : bytes.upperBound
    edits.append(Edit(bytes: bytes.lowerBound..<end, replacement: ""))
  }

  /// Removes a statement, and its line if nothing else is on it.
  mutating func removeStatement(_ tokens: Range<Int>) {
    let bytes = text.bytes(of: tokens)
    let line = text.line(around: bytes)
    let isAlone =
      text.isBlank(line.lowerBound..<bytes.lowerBound)
      && text.isBlank(bytes.upperBound..<line.upperBound)
    if isAlone || !text.is(tokens.upperBound, ";") {
      edits.append(Edit(bytes: isAlone ? line : bytes, replacement: ""))
    } else {
      removeLeading(tokens.lowerBound..<tokens.upperBound + 1)
    }
  }

  mutating func leave(_ what: String, at token: Int, _ section: Remark.Section) {
    guard settled.insert(token).inserted else { return }
    let (position, byte) = (text.tokens[token].position, text.tokens[token].bytes.lowerBound)
    remarks.insert(Remark(line: position.line, byte: byte, what: what, section: section))
  }

  /// Leaves a word of a table, if it is in there.
  mutating func leave(_ token: Int, ifIn leftovers: [String: Leftover], prefix: String = "") {
    guard let leftover = leftovers[text.text(token)] else { return }
    leave("'\(prefix)\(text.text(token))' \(leftover.reason)", at: token, leftover.section)
  }
}
