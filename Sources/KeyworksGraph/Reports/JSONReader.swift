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
    guard skip("{") else { return nil }
    skipBlanks()
    if skip("}") { return .object([]) }
    repeat {
      skipBlanks()
      guard let name = string() else { return nil }
      skipBlanks()
      guard skip(":"), let value = value() else { return nil }
      members.append((name, value))
      skipBlanks()
    } while skip(",")
    return skip("}") ? .object(members) : nil
  }

  private mutating func list() -> JSON? {
    var values: [JSON] = []
    guard skip("[") else { return nil }
    skipBlanks()
    if skip("]") { return .list([]) }
    repeat {
      guard let value = value() else { return nil }
      values.append(value)
      skipBlanks()
    } while skip(",")
    return skip("]") ? .list(values) : nil
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

  private mutating func character(after escaped: Unicode.Scalar) -> Unicode.Scalar? {
    switch escaped {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "b": return "\u{8}"
    case "f": return "\u{c}"
    case "u":
      let digits = text.prefix(4)
      text.removeFirst(digits.count)
      return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
    default: return escaped
    }
  }

  private mutating func skip(_ word: String) -> Bool {
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
