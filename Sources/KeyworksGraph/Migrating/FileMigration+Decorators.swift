extension FileMigration {
  /// `.decorator { log($0) }` becomes `.decorated { log($0); return $0 }`.
  mutating func decorator(_ link: Link) {
    guard let open = link.closure, link.arguments == nil, let name = instance(in: open),
      // An early return would have to return the instance too.
      !(open..<text.after(open)).contains(where: { text.is($0, "return") })
    else { return leave(link.name, ifIn: Leftover.modifiers, prefix: ".") }
    settled.insert(link.name)
    replace(link.name, with: "decorated")
    var result = text.text(name)
    if result == "_" {
      result = "instance"
      replace(name, with: result)
    }
    let close = text.tokens[text.after(open) - 1].bytes
    let line = text.line(around: close).lowerBound
    if text.isBlank(line..<close.lowerBound) {
      let indentation = text.indentation(of: firstStatement(in: open))
      insert("\(indentation)return \(result)\(file.newline)", at: line)
    } else {
      // Not after the last token: a string goes on after its last interpolation.
      let spaces = text.bytes[..<close.lowerBound].reversed().prefix { $0 == UInt8(ascii: " ") }
      insert("; return \(result)", at: close.lowerBound - spaces.count)
    }
  }

  /// The parameter of a closure that takes the instance, or one of its mentions as `$0`.
  private func instance(in open: Int) -> Int? {
    let start = text.is(open + 1, "[") ? text.after(open + 1) : open + 1
    if text.isWord(start), text.is(start + 1, "in") { return start }
    if text.is(start, "("), text.is(text.after(start), "in") {
      return text.elements(of: start).count == 1 ? start + 1 : nil
    }
    return (open..<text.after(open)).first { index in
      text.is(index, "$0") && text.brackets(around: index).first { text.is($0, "{") } == open
    }
  }

  private func firstStatement(in open: Int) -> Int {
    // The word is also in a loop.
    let signature = text.siblings(from: open + 1).prefix { !text.is($0, "for") }
    return (signature.first { text.is($0, "in") } ?? open) + 1
  }
}
