/// Splits a source text into tokens, in as much detail as `SourceText` needs.
struct Lexer {
  private let bytes: [UInt8]
  private var at = 0
  private var line = 1
  private var lineStart = 0
  private var tokens: [Token] = []
  private var brackets: [Bracket] = []

  /// An open bracket. For the bracket of an interpolation, also the delimiter of the surrounding
  /// string.
  private struct Bracket {
    let token: Int
    let interpolated: Delimiter?
  }

  /// The delimiter of a string.
  private struct Delimiter {
    let hashes: Int
    let isMultiline: Bool
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() -> [Token] {
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: "\n"): newline()
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): at += 1
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "/") where beginsRegex: skipRegex(hashes: 0)
      case UInt8(ascii: "\""): beginString(hashes: 0)
      case UInt8(ascii: "#"): hash()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(interpolated: nil)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
      case UInt8(ascii: "`"): quotedName()
      case _ where isDigit(byte): number()
      case _ where isName(byte): name()
      case UInt8(ascii: "-") where self.byte(1) == UInt8(ascii: ">"): add(.mark, length: 2)
      default: add(.mark, length: 1)
      }
    }
    return tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    at + offset < bytes.count ? bytes[at + offset] : nil
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func isName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || isDigit(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private mutating func newline() {
    at += 1
    line += 1
    lineStart = at
  }

  private mutating func add(_ kind: Token.Kind, length: Int) {
    tokens.append(
      Token(
        kind: kind, bytes: at..<at + length,
        position: Position(line: line, column: at - lineStart + 1), parent: brackets.last?.token,
        partner: nil))
    at += length
  }

  private mutating func name() {
    add(.word, length: length(while: isName))
  }

  private mutating func quotedName() {
    let length = length { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
    add(.word, length: min(length + 1, bytes.count - at))
  }

  private mutating func number() {
    var length = length(while: isName)
    while byte(length) == UInt8(ascii: "."), byte(length + 1).map(isDigit) == true {
      length = self.length(from: length + 1, while: isName)
    }
    add(.number, length: length)
  }

  /// The length of a token that begins here. It ends before the first byte that does not go on.
  private func length(from start: Int = 1, while goesOn: (UInt8) -> Bool) -> Int {
    var length = start
    while let byte = byte(length), goesOn(byte) { length += 1 }
    return length
  }

  /// Whether a byte occurs several times in a row.
  private func isRepeated(_ byte: UInt8, _ count: Int, at offset: Int = 0) -> Bool {
    (0..<count).allSatisfy { self.byte(offset + $0) == byte }
  }

  private mutating func open(interpolated: Delimiter?) {
    let token = tokens.count
    add(.open, length: 1)
    brackets.append(Bracket(token: token, interpolated: interpolated))
  }

  private mutating func close() {
    let bracket = brackets.popLast()
    let token = tokens.count
    add(.close, length: 1)
    guard let bracket else { return }
    tokens[bracket.token].partner = token
    tokens[token].partner = bracket.token
    if let delimiter = bracket.interpolated { skipString(delimiter) }
  }

  private mutating func skipLine() {
    while let byte = byte(), byte != UInt8(ascii: "\n") { at += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      switch (byte(), byte(1)) {
      case (nil, _): return
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, at) = (depth + 1, at + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, at) = (depth - 1, at + 2)
      case (UInt8(ascii: "\n"), _): newline()
      default: at += 1
      }
    } while depth > 0
  }

  /// A raw string, a regular expression with hashes, a macro or a directive.
  private mutating func hash() {
    var hashes = 1
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch byte(hashes) {
    case UInt8(ascii: "\""): beginString(hashes: hashes)
    case UInt8(ascii: "/"): skipRegex(hashes: hashes)
    default: add(.mark, length: hashes)
    }
  }

  private mutating func beginString(hashes: Int) {
    let isMultiline = isRepeated(UInt8(ascii: "\""), 3, at: hashes)
    let token = tokens.count
    add(.string, length: hashes + (isMultiline ? 3 : 1))
    skipString(Delimiter(hashes: hashes, isMultiline: isMultiline))
    // The token ends at the end of the string or at its first interpolation.
    tokens[token].bytes = tokens[token].bytes.lowerBound..<min(at, bytes.count)
  }

  /// Skips to the end of a string or to its next interpolation.
  private mutating func skipString(_ delimiter: Delimiter) {
    func hashesFollow(_ offset: Int) -> Bool {
      isRepeated(UInt8(ascii: "#"), delimiter.hashes, at: offset)
    }
    let quotes = delimiter.isMultiline ? 3 : 1
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: "\n"):
        guard delimiter.isMultiline else { return }  // The string is not closed: no Swift.
        newline()
      case UInt8(ascii: "\\") where hashesFollow(1):
        at += 1 + delimiter.hashes
        if self.byte() == UInt8(ascii: "(") { return open(interpolated: delimiter) }
        if self.byte() != UInt8(ascii: "\n") { at += 1 }
      case UInt8(ascii: "\"") where isRepeated(byte, quotes) && hashesFollow(quotes):
        at += quotes + delimiter.hashes
        return
      default: at += 1
      }
    }
  }

  /// Whether a slash begins a regular expression: it is in the place of an operand, and the same
  /// line has the closing slash.
  private var beginsRegex: Bool {
    // `reduce(1, /)` passes an operator.
    guard let next = byte(1), !" \n)".utf8.contains(next) else { return false }
    if let last = tokens.last {
      let endsAt = last.bytes.upperBound == at
      switch last.kind {
      case .number, .string, .close: return false
      case .word:
        let words = ["return", "in", "case", "try", "await", "if", "while", "guard", "else"]
        let word = String(decoding: bytes[last.bytes], as: UTF8.self)
        if endsAt || !words.contains(word) { return false }
      // A mark that touches the slash may end an operand, as in `x!/y`, or form one operator with
      // it. A separator does neither.
      case .mark where endsAt && !",:;".utf8.contains(bytes[last.bytes.lowerBound]): return false
      default: break
      }
    }
    var offset = 1
    while let byte = byte(offset), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\\") { offset += 1 }
      if byte == UInt8(ascii: "/") { return true }
      offset += 1
    }
    return false
  }

  private mutating func skipRegex(hashes: Int) {
    let token = tokens.count
    add(.string, length: hashes + 1)
    defer { tokens[token].bytes = tokens[token].bytes.lowerBound..<min(at, bytes.count) }
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: "\n"): if hashes > 0 { newline() } else { return }
      case UInt8(ascii: "\\"): at += self.byte(1) == UInt8(ascii: "\n") ? 1 : 2
      case UInt8(ascii: "/") where isRepeated(UInt8(ascii: "#"), hashes, at: 1):
        at += 1 + hashes
        return
      default: at += 1
      }
    }
  }
}
