/// Reads what ``JSON`` writes, and any other JSON without fractions.
struct JSONReader {
  private var text: Substring.UnicodeScalarView

  /// Returns the value in a text. Nil if the text is not exactly one value.
  static func value(of text: String) -> JSON? {
    var reader = JSONReader(text: text[...].unicodeScalars)
    guard let value = reader.value() else { return nil }
    reader.skipBlanks()
    return reader.text.isEmpty ? value : nil
  }

  private mutating func value() -> JSON? {
    skipBlanks()
    switch text.first {
    case "{": return object()
    case "[": return list()
    case "\"": return string().map(JSON.text)
    case "t": return skip("true") ? .flag(true) : nil
    case "f": return skip("false") ? .flag(false) : nil
    case "n": return skip("null") ? .object([]) : nil
    default: return number()
    }
  }

  private mutating func object() -> JSON? {
    var members: [(String, JSON?)] = []
    let isWhole = elements("{", "}") { reader in
      guard let name = reader.string(), reader.skip(":"), let value = reader.value() else {
        return false
      }
      members.append((name, value))
      return true
    }
    return isWhole ? .object(members) : nil
  }

  private mutating func list() -> JSON? {
    var values: [JSON] = []
    let isWhole = elements("[", "]") { reader in
      guard let value = reader.value() else { return false }
      values.append(value)
      return true
    }
    return isWhole ? .list(values) : nil
  }

  /// Reads elements between brackets. Returns whether all of them could be read.
  private mutating func elements(
    _ open: String, _ close: String, read: (inout Self) -> Bool
  ) -> Bool {
    guard skip(open) else { return false }
    if skip(close) { return true }
    repeat {
      guard read(&self) else { return false }
    } while skip(",")
    return skip(close)
  }

  private mutating func number() -> JSON? {
    let digits = text.prefix { "-0123456789".unicodeScalars.contains($0) }
    text.removeFirst(digits.count)
    return Int(String(digits)).map(JSON.number)
  }

  private mutating func string() -> String? {
    guard skip("\"") else { return nil }
    var result = String.UnicodeScalarView()
    while let next = text.popFirst() {
      if next == "\"" { return String(result) }
      guard next == "\\" else {
        result.append(next)
        continue
      }
      guard let escaped = text.popFirst(), let character = character(after: escaped) else {
        return nil
      }
      result.append(character)
    }
    return nil
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "n": "\n", "r": "\r", "t": "\t", "b": "\u{8}", "f": "\u{c}",
  ]

  private mutating func character(after escaped: Unicode.Scalar) -> Unicode.Scalar? {
    guard escaped == "u" else { return Self.escapes[escaped] ?? escaped }
    let digits = text.prefix(4)
    text.removeFirst(digits.count)
    return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
  }

  /// Skips blanks and then the word, if it comes next.
  private mutating func skip(_ word: String) -> Bool {
    skipBlanks()
    guard text.starts(with: word.unicodeScalars) else { return false }
    text.removeFirst(word.unicodeScalars.count)
    return true
  }

  private mutating func skipBlanks() {
    text = text.drop { $0 == " " || $0 == "\n" || $0 == "\r" || $0 == "\t" }
  }
}

extension JSON {
  subscript(_ name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == name }?.1
  }

  var values: [JSON] { if case .list(let values) = self { values } else { [] } }
  var string: String? { if case .text(let text) = self { text } else { nil } }
  var integer: Int? { if case .number(let number) = self { number } else { nil } }
}
