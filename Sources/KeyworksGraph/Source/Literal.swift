/// Recognizes source texts that always mean the same value.
enum Literal {
  /// `"text"`, `4`, `-4` or `.name`. A string with an interpolation does not count.
  static func isLiteral(_ text: String) -> Bool {
    if text == "true" || text == "false" || text == "nil" { return true }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard let first = digits.first else { return false }
    if first == "." { return digits.dropFirst().allSatisfy { $0.isLetter || $0.isNumber } }
    return first.isNumber
      && digits.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
      || first == "\"" && !text.contains("\\(")
  }
}
