/// Code that never runs, as the compiler warns too.
extension CallSites {
  /// Says whether a token is in the braces of `if false`, or in a statement after `return` or
  /// `throw`.
  func isDead(_ token: Int, in declaration: Int?) -> Bool {
    let end = declaration.flatMap { text.tokens[$0].parent }
    return isAfterExit(token)
      || text.brackets(around: token).prefix { $0 != end }.contains {
        text.is($0, "{") && text.is($0 - 1, "false")
          && (text.is($0 - 2, "if") || text.is($0 - 2, "while"))
          || isAfterExit($0)
      }
  }

  private func isAfterExit(_ token: Int) -> Bool {
    guard let exit = exits[text.tokens[token].parent], exit < token else { return false }
    var next = token
    var isOtherStatement = false
    while next > (text.tokens[token].parent ?? -1) + 1 {
      let before = text.tokens[next - 1]
      let index = before.kind == .close ? before.partner ?? next - 1 : next - 1
      if Self.apart.contains(text.text(index)) { return false }
      let isExit = text.is(index, "return") || text.is(index, "throw")
      if isExit, isOtherStatement { return true }
      isOtherStatement =
        isOtherStatement || text.is(index, ";")
        || !isExit && before.position.line < text.tokens[next].position.line
          && before.kind != .mark && text.tokens[next].kind != .mark
          && !Self.connecting.contains(text.text(next - 1))
          && !Self.connecting.contains(text.text(next))
      next = index
    }
    return false
  }

  /// Words that begin another branch, or a declaration, which code before it may use.
  private static let apart: Set<String> = [
    "case", "default", "#", "func", "struct", "class", "enum", "actor",
  ]
  /// Words between parts of one expression.
  private static let connecting: Set<String> = ["as", "await", "else", "in", "is", "try", "where"]
}
