/// A JSON value. Dictionary literals keep the order of their members.
enum JSON: ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral {
  case text(String)
  case number(Int)
  /// A number with three digits after the point.
  case thousandths(Int)
  case flag(Bool)
  case list([JSON])
  /// Members in the given order. Members without a value are left out.
  case object([(String, JSON?)])

  init(dictionaryLiteral members: (String, JSON?)...) { self = .object(members) }

  init(stringLiteral text: String) { self = .text(text) }

  /// True, or left out.
  static func only(if flag: Bool) -> JSON? { flag ? .flag(true) : nil }

  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .text(let string): Self.write(string, to: &text)
    case .number(let number): text += String(number)
    case .thousandths(let number): text += number.asThousandths
    case .flag(let flag): text += flag ? "true" : "false"
    case .list(let elements):
      var separator = "["
      for element in elements {
        text += separator
        element.write(to: &text)
        separator = ","
      }
      text += elements.isEmpty ? "[]" : "]"
    case .object(let members):
      var separator = "{"
      for case (let name, let value?) in members {
        text += separator
        Self.write(name, to: &text)
        text += ":"
        value.write(to: &text)
        separator = ","
      }
      text += separator == "{" ? "{}" : "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      // The text must not contain the end of an HTML script.
      case "<": text += "\\u003c"
      case _ where scalar.value < 0x20:
        text += "\\u" + String(scalar.value, radix: 16).padded(to: 4, with: "0")
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension Int {
  /// `1.234` for 1234. The number must not be negative.
  var asThousandths: String {
    "\(self / 1000)." + String(self % 1000).padded(to: 3, with: "0")
  }
}

extension String {
  /// The text at the right of a column.
  func padded(to width: Int, with padding: Character = " ") -> String {
    String(repeating: padding, count: Swift.max(0, width - count)) + self
  }

  /// The percent-encoding of a byte.
  static func escape(of byte: some BinaryInteger) -> String {
    "%" + String(byte, radix: 16, uppercase: true).padded(to: 2, with: "0")
  }
}
