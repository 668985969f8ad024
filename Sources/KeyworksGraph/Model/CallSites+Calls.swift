/// Calls: the function, the argument, and whether a closure outlives the call.
extension CallSites {
  typealias Call = (symbol: Symbol.ID, token: Int, argument: Argument)

  /// The call that the closure is passed to, or nil if the brace does not begin an argument.
  func call(withClosure open: Int) -> Call? {
    let before = open - 1
    if let parent = text.tokens[open].parent, text.is(parent, "("),
      text.is(before, "(") || text.is(before, ",") || text.is(before, ":")
    {
      return callee(of: parent).map { ($0.symbol, $0.token, argument(at: open, in: parent)) }
    }
    let first = firstTrailing(of: open)
    guard let callee = callee(of: first), statement(of: first) == nil else { return nil }
    let written = text.is(first - 1, ")") ? text.tokens[first - 1].partner.map(labels) ?? [] : []
    let trailing = trailingClosures(from: first)
    return (
      callee.symbol, callee.token,
      Argument(
        labels: written + trailing.map(\.label), written: written.count,
        index: written.count + (trailing.firstIndex { $0.open == open } ?? 0))
    )
  }

  /// The first trailing closure of the call: the brace before `failure: { … }`.
  private func firstTrailing(of open: Int) -> Int {
    var first = open
    while text.is(first - 1, ":"), text.is(first - 3, "}"),
      let other = text.tokens[first - 3].partner
    {
      first = other
    }
    return first
  }

  /// `{ … } failure: { … }`
  private func trailingClosures(from open: Int) -> [(label: String, open: Int)] {
    guard text.is(open, "{") else { return [] }
    var closures = [(label: "_", open: open)]
    var next = text.after(open)
    while text.isWord(next), text.is(next + 1, ":"), text.is(next + 2, "{") {
      closures.append((text.text(next), next + 2))
      next = text.after(next + 2)
    }
    return closures
  }

  /// The labels of the arguments between the parentheses.
  private func labels(in open: Int) -> [String] {
    text.elements(of: open).map { argument in
      let first = argument.lowerBound
      return text.isWord(first) && text.is(first + 1, ":") ? text.text(first) : "_"
    }
  }

  /// The function called with these parentheses, brackets or brace, and the token of its name.
  func callee(of open: Int) -> (symbol: Symbol.ID, token: Int)? {
    if let symbol = calls[text.tokens[open].position] { return (symbol, open) }
    var before = text.skippingUnwraps(backFrom: open - 1)
    if text.is(before, ")"), text.is(open, "{") {
      return text.tokens[before].partner.flatMap(callee)
    }
    if text.is(before, ">") { before = text.afterGenericArguments(from: before, by: -1) }
    guard text.isWord(before), let symbol = calls[text.tokens[before].position] else { return nil }
    return (symbol, before)
  }

  /// The `if`, `for` or the like that the brace belongs to. Such a brace is no trailing closure.
  func statement(of open: Int) -> String? {
    var index = open - 1
    let start = text.tokens[open].parent ?? -1
    while index > start {
      if text.is(index, "}") || text.is(index, ";") || text.is(index, "return") { return nil }
      let word = text.text(index)
      if Self.statements.contains(word), !text.is(index - 1, "#"), !text.is(index - 1, ".") {
        return word
      }
      index = text.before(index)
    }
    return nil
  }

  static let statements: Set<String> = ["if", "guard", "while", "for", "switch", "catch"]

  /// The argument of the call that contains the token.
  func argument(at token: Int, in open: Int) -> Argument {
    let written = labels(in: open)
    let trailing = trailingClosures(from: text.after(open)).map(\.label)
    return Argument(
      labels: written + trailing, written: written.count,
      index: text.elements(of: open).firstIndex { $0.contains(token) } ?? 0)
  }

  /// Whether the callee may keep a closure or autoclosure and call it after the call has returned.
  func isDeferred(_ argument: Argument, of callee: Symbol.ID, isClosure: Bool) -> Bool {
    // The library's autoclosures are key paths, and `MentionReader` reads those.
    if !isClosure && declarations.isLibrary(callee) { return false }
    let symbol = declarations.symbols[callee]
    if symbol.kind == .enumCase { return isClosure }
    if symbol.usr.hasPrefix("c:") {
      return isClosure && !Self.importedNow.contains(where: symbol.name.hasPrefix)
    }
    guard let parameter = parameter(argument, of: callee) else { return isClosure }
    return parameter.escapes && (isClosure || parameter.isAutoclosure)
  }

  /// Whether a function of the program calls an escaping closure before it returns, as one does
  /// that tries again: `try await work()`.
  func isCalled(_ argument: Argument, by callee: Symbol.ID) -> Bool {
    guard let definition = declarations.definitions[callee],
      let name = parameter(argument, of: callee)?.name, !name.isEmpty
    else { return false }
    let given = ProgramModel.Given(function: callee, parameter: name)
    if let known = model.called[given] { return known }
    // A function that passes the closure on to itself does not call it there.
    guard model.asked.insert(given).inserted else { return false }
    let isCalled = model.sites(of: definition.file).calls(name, inFunctionAt: definition.position)
    model.asked.remove(given)
    // An answer found on the way to another one may depend on that, so it is not kept.
    if model.asked.isEmpty { model.called[given] = isCalled }
    return isCalled
  }

  private func calls(_ parameter: String, inFunctionAt position: Position) -> Bool {
    guard let function = text.index(at: position),
      let (list, body) = text.parts(ofFunctionAt: function),
      let name = (list..<body).last(where: { text.text($0) == parameter })
    else { return false }
    let mentions = (body..<text.after(body)).filter { isMention($0, of: name) }
    // A function that also keeps it may call it under a condition only.
    return !mentions.isEmpty
      && mentions.allSatisfy { token in
        let isCall = text.is(text.skippingUnwraps(from: token + 1), "(")
        let way =
          isCall ? way(from: token, to: function) : way(fromValue: token, to: function)
        return way.timing == .now
      }
  }

  /// Prefixes of C and Objective-C functions that call their closure before they return. The index
  /// has nothing about this in their declarations.
  private static let importedNow = [
    "bsearch", "enumerate", "indexesOfObjects", "indexOfObject", "performAndWait",
    "performWithoutAnimation", "qsort", "sort",
  ]

  func parameter(_ argument: Argument, of callee: Symbol.ID) -> Parameter? {
    // The source tells more, but does not resolve type aliases.
    let known = declarations.mangled[callee] ?? []
    let written = declarations.parameters(of: callee)
    if written.isEmpty { return argument.parameter(among: known) }
    let parameters =
      written.count == known.count ? zip(written, known).map { $0.knowing($1) } : written
    return argument.parameter(among: parameters)
  }

  /// The last name of the key path at the start of a call: `loader` in `register(\.loader)`.
  func keyPath(ofCallAt token: Int) -> Int? {
    guard text.is(token + 2, "\\"), let path = text.arguments(in: token + 1).first
    else { return nil }
    let last = path.upperBound - 1
    if text.is(last, "]") { return text.tokens[last].partner }
    return text.is(last, ")") ? text.before(last) : last
  }

  /// Whether the parentheses contain `for: Brand.acme`.
  func isForVariants(_ open: Int) -> Bool {
    text.arguments(in: open).contains { text.is($0.lowerBound, "for") }
  }

  /// `.test` of `on(.test) { … }`
  func firstArgument(ofCallAt token: Int) -> String {
    text.arguments(in: token + 1).first.map(text.text) ?? ""
  }

  /// Whether each argument of `with` is made of literals, such as `Depth(value: 3)`.
  func hasOnlyLiterals(inCallAt token: Int) -> Bool {
    guard text.is(token + 1, "(") else { return false }
    return text.elements(of: token + 1).allSatisfy { argument in
      argument.first { text.is($0, "(") }.map { hasOnlyLiterals(in: $0) } ?? false
    }
  }

  /// Whether each argument in the parentheses is a literal, with or without a label.
  func hasOnlyLiterals(in open: Int) -> Bool {
    text.elements(of: open).allSatisfy {
      Literal.isLiteral(text.text(text.value(of: $0)..<$0.upperBound))
    }
  }

  /// The indices of the parameters that a call leaves out.
  func omitted(from parameters: [Parameter], inCallAt token: Int) -> [Int] {
    var open = text.is(token, "(") || text.is(token, "[") ? token : token + 1
    if text.is(open, "<") { open = text.afterGenericArguments(from: open) }
    let isInBrackets = text.is(open, "(") || open == token
    let written = isInBrackets ? labels(in: open) : []
    let first = isInBrackets ? text.after(open) : open
    let hasTrailing = text.is(first, "{") && statement(of: first) == nil
    let trailing = hasTrailing ? trailingClosures(from: first).map(\.label) : []
    let call = Argument(labels: written + trailing, written: written.count, index: 0)
    let given = Set(call.numbers(among: parameters))
    return parameters.indices.filter { !given.contains($0) }
  }

  /// The name of the owner of a mentioned member: `parent` in `self.parent?.store` and in
  /// `self.parent.map { $0.store() }`.
  func owner(of token: Int) -> Int? {
    guard let before = receiver(ofMember: token) else { return nil }
    guard text.is(before, "$0"), let open = text.tokens[token].parent, text.is(open, "{"),
      let call = call(withClosure: open)
    else { return before }
    return receiver(ofMember: call.token)
  }

  /// The name before the brackets: `parent` in `self.parent?[\.store]`.
  func subject(ofSubscript open: Int) -> Int? {
    let before = text.skippingUnwraps(backFrom: open - 1)
    return text.isWord(before) ? before : nil
  }

  /// The expression behind a local name: `self.up` for `up`, after `if let up = self.up`.
  func source(of name: Int) -> Int {
    let values = (max(1, name - 199)..<max(1, name)).reversed().lazy.compactMap {
      value(of: name, at: $0)
    }
    guard let value = values.first, var last = value else { return name }
    while text.is(last, "try") || text.is(last, "await") { last += 1 }
    while text.isWord(last), text.is(last + 1, "."), text.isWord(last + 2) { last += 2 }
    return last
  }

  /// Where the value of a name begins, if the equals sign declares it: `let up =`,
  /// `let (up, down) =`
  ///
  /// - Returns: Nil if it declares another name, and `.some(nil)` if no expression gives the value.
  private func value(of name: Int, at equals: Int) -> Int?? {
    guard text.is(equals, "=") else { return nil }
    if text.isWord(equals - 1), text.is(equals - 2, "let"), text.areEqual(equals - 1, name) {
      return equals + 1
    }
    guard text.is(equals - 1, ")"), let open = text.tokens[equals - 1].partner,
      text.is(open - 1, "let"),
      let number = text.elements(of: open).firstIndex(where: {
        $0.count == 1 && text.areEqual($0.lowerBound, name)
      })
    else { return nil }
    let values = text.arguments(in: equals + 1)
    return .some(values.indices.contains(number) ? values[number].lowerBound : nil)
  }

  /// The name before the dot of a member: `store` in `self.store.register`, and `named` in
  /// `self.named("x").register`.
  func receiver(ofMember token: Int) -> Int? {
    guard text.is(token - 1, ".") else { return nil }
    var before = text.skippingUnwraps(backFrom: token - 2)
    if text.is(before, ")") { before = text.before(before) }
    return text.isWord(before) ? before : nil
  }
}
