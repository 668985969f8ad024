extension FileMigration {
  /// `.decorator { log($0) }` becomes `.decorated { log($0); return $0 }`.
  mutating func decorator(_ link: Link) {
    guard let open = link.closure, link.arguments == nil, let name = instance(in: open),
      let last = lastToken(in: open), !returns(from: open)
    else { return leave(link.name, ifIn: Leftover.modifiers, prefix: ".") }
    settled.insert(link.name)
    replace(link.name, with: "decorated")
    var result = text.text(name)
    if result == "_" {
      result = "instance"
      replace(name, with: result)
    }
    let close = text.after(open) - 1
    let line = text.line(around: text.tokens[close].bytes).lowerBound
    guard text.isBlank(line..<text.tokens[close].bytes.lowerBound) else {
      return insert("; return \(result)", after: last)
    }
    insert("\(text.indentation(of: last))return \(result)\(file.newline)", at: line)
  }

  /// The parameter of a closure that takes the instance, or one of its mentions as `$0`.
  private func instance(in open: Int) -> Int? {
    let start = text.is(open + 1, "[") ? text.after(open + 1) : open + 1
    if text.isWord(start), text.is(start + 1, "in") { return start }
    if text.is(start, "(") {
      let parameters = text.elements(of: start)
      return parameters.count == 1 && text.is(text.after(start), "in") ? start + 1 : nil
    }
    return (open..<text.after(open)).first { index in
      text.is(index, "$0") && text.brackets(around: index).first { text.is($0, "{") } == open
    }
  }

  /// The last token before the closing brace, if there is a statement.
  private func lastToken(in open: Int) -> Int? {
    let last = text.after(open) - 2
    return last > open && !text.is(last, "in") ? last : nil
  }

  /// Whether a statement returns early. Then more than the end of the closure has to return.
  private func returns(from open: Int) -> Bool {
    (open..<text.after(open)).contains { text.is($0, "return") }
  }
}
