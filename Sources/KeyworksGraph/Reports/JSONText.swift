/// A JSON value that can be written.
enum JSON {
  case text(String)
  case number(Int)
  /// A number with three digits after the point.
  case thousandths(Int)
  case flag(Bool)
  case list([JSON])
  /// Members in the given order. Members without a value are left out.
  case object([(String, JSON?)])

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
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      var isFirst = true
      for case (let name, let value?) in members {
        if !isFirst { text += "," }
        isFirst = false
        Self.write(name, to: &text)
        text += ":"
        value.write(to: &text)
      }
      text += "}"
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
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension Int {
  /// `1.234` for 1234. The number must not be negative.
  var asThousandths: String {
    let digits = String(self % 1000)
    return "\(self / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
