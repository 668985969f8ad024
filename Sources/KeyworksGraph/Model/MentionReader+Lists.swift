/// Members of lists and keyed lists, from literals and contributions.
extension MentionReader {
  func readMember(_ target: Code.ID, _ open: Int, _ mention: Mention) {
    guard around.argument(at: mention.token, in: open).isFirst else { return }
    let calls = contributions(of: open)
    for call in calls { readContribution(target, open, of: call, mention) }
    if !calls.isEmpty { return }
    guard model.factories[mention.owner]?.isList == true, mention.way.isAtTop else {
      // A replacement for a list, in a test or an override.
      return model.add(mention.use(of: target, .later), to: mention.owner)
    }
    addMember(target, to: mention.owner, open, of: nil, mention)
  }

  /// The parentheses of each `contribute` that gets a `Tagged`: those around it, or those around a
  /// constant with it.
  private func contributions(of open: Int) -> [Int] {
    if let call = contribution(around: open) { return [call] }
    guard let tagged = around.callee(of: open)?.token,
      let name = around.variable(beginningWith: tagged)
    else { return [] }
    let end = text.tokens[name].parent.flatMap { text.tokens[$0].partner } ?? text.tokens.count
    return (open..<end).filter { around.isMention($0, of: name) }.compactMap(contribution(around:))
  }

  private func contribution(around token: Int) -> Int? {
    guard let call = text.tokens[token].parent, text.is(call, "("), isLibrary(at: call - 1),
      libraryName(at: call - 1) == .contribute
    else { return nil }
    return call
  }

  /// Whether the `contribute` with these parentheses names its factories: in `Tagged(\.name)`, or
  /// in a constant with that.
  func contributesNamedFactories(in call: Int) -> Bool {
    let members = text.arguments(in: call).prefix { !text.is($0.lowerBound + 1, ":") }
    return !members.isEmpty
      && members.allSatisfy { member in
        let name = member.lowerBound
        let tagged = member.count == 1 ? around.source(of: name) : name
        if member.count == 1, tagged == name { return false }
        return text.siblings(from: tagged).first { text.is($0, "(") }
          .map { text.is($0 + 1, "\\") } ?? false
      }
  }

  private func readContribution(_ target: Code.ID, _ open: Int, of call: Int, _ mention: Mention) {
    for index in text.siblings(from: call + 1) where isLabel(index, "to") {
      let lists = text.siblings(from: index + 2).flatMap(factories(readAt:))
      for list in lists where model.factories[list]?.isList == true {
        addMember(target, to: list, open, of: call, mention)
      }
    }
  }

  private func isLabel(_ token: Int, _ label: StaticString) -> Bool {
    text.is(token, label) && text.is(token + 1, ":")
  }

  private func factories(readAt token: Int) -> [Code.ID] {
    file.occurrences(at: text.tokens[token].position).filter { $0.roles.contains(.read) }
      .flatMap { factories(for: $0.symbol) }
  }

  /// - Parameters:
  ///   - open: The parentheses of the `Tagged`.
  ///   - call: Those of the `contribute` around it, if there is one.
  private func addMember(
    _ target: Code.ID, to list: Code.ID, _ open: Int, of call: Int?, _ mention: Mention
  ) {
    var member = Member(
      list: list, factory: target, place: mention.place, priority: .value(0),
      contributor: call == nil ? nil : file.module, code: mention.owner,
      bracket: text.tokens[call ?? open].parent)
    member.arguments = subscriptArguments(at: mention.token)
    member.key = call == nil ? writtenKey(before: open) : nil
    if let key = call.flatMap({ text.siblings(from: $0 + 1).first { isLabel($0, "for") } }) {
      member.key = written(at: key + 2)
    }
    member.variant = chosenVariants(in: open)
    for index in text.siblings(from: open + 1) {
      if isLabel(index, "priority") { member.priority = priority(at: index + 2) }
      let isBefore = text.is(index, "before")
      guard isBefore || text.is(index, "after"), text.is(index - 1, "."), text.is(index + 1, "("),
        let end = text.tokens[index + 1].partner
      else { continue }
      for token in index + 2..<end {
        member.bonds += factories(readAt: token).map {
          Member.Bond(
            isBefore: isBefore, other: $0, name: model.factories[$0]?.name ?? "",
            arguments: subscriptArguments(at: token), variant: chosenVariants(in: index + 1))
        }
      }
    }
    model.members.append(member)
  }

  /// `under: Taste.sweet, Size.large` in `Tagged(\.cake, under: Taste.sweet, Size.large)`
  private func chosenVariants(in open: Int) -> String {
    (arguments(labeled: "under", in: open) + arguments(labeled: "without", in: open))
      .map(text.text).joined(separator: ", ")
  }

  private func subscriptArguments(at token: Int) -> String {
    text.is(token, "[") ? text.text(token..<text.after(token)) : ""
  }

  /// The text before `: Tagged(` in the literal of a keyed list.
  private func writtenKey(before open: Int) -> String? {
    guard let literal = text.tokens[open].parent, text.is(literal, "["),
      let element = text.elements(of: literal).first(where: { $0.contains(open) }),
      let colon = element.first(where: { text.is($0, ":") && text.tokens[$0].parent == literal })
    else { return nil }
    return text.text(element.lowerBound..<colon)
  }

  /// A literal, or the name of a constant whose value is a literal, anywhere in the program.
  private func priority(at token: Int) -> Member.Priority {
    let argument = Array(text.siblings(from: token).prefix { !text.is($0, ",") })
    if let value = Self.integer(written(at: token)) { return .value(value) }
    let isName = argument.allSatisfy { text.isWord($0) || text.is($0, ".") }
    let value = isName ? argument.last.flatMap(constant) : nil
    return value.map { .value($0) } ?? .unknown(written(at: token))
  }

  /// The value in `let early = -5`.
  private func constant(at token: Int) -> Int? {
    let symbol = file.occurrences(at: text.tokens[token].position).first {
      $0.roles.contains(.read) && !$0.roles.contains(.implicit)
    }?.symbol
    guard let definition = symbol.flatMap({ declarations.definitions[$0] }) else { return nil }
    let text = model.files[definition.file].text
    guard let name = text.index(at: definition.position), text.is(name - 1, "let"),
      let equals = text.siblings(from: name).first(where: { text.is($0, "=") || text.is($0, "{") }),
      text.is(equals, "=")
    else { return nil }
    let number = text.is(equals + 1, "-") ? equals + 2 : equals + 1
    // The expression must not continue on the same line.
    let goesOn = text.tokens.dropFirst(number + 1).first.map {
      $0.position.line == text.tokens[number].position.line && $0.kind != .close
    }
    if goesOn == true, !text.is(number + 1, ";") { return nil }
    return Self.integer(text.text(equals + 1..<number + 1))
  }

  /// An argument as written in the source, without spaces.
  private func written(at token: Int) -> String {
    let end = text.siblings(from: token).first { text.is($0, ",") }
    let last = text.tokens[token].parent.flatMap { text.tokens[$0].partner } ?? token
    return text.text(token..<(end ?? last))
  }

  private static func integer(_ text: String) -> Int? {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix)
    }
    return Int(digits)
  }
}
