/// Calls: who is called, with which argument, and whether a closure outlives the call.
extension CallSites {
  typealias Call = (symbol: Symbol.ID, token: Int, argument: Argument)

  enum Argument: Equatable {
    case labelled(String)
    case position(Int)
    /// With the labels of the closures that trail it.
    case trailing(before: [String])
  }

  /// The call that gets the closure, or nil if the brace is no argument.
  func call(withClosure open: Int) -> Call? {
    let before = open - 1
    let parent = text.tokens[open].parent
    let isInParentheses = parent.map { text.is($0, "(") } ?? false
    if isInParentheses, let parent,
      text.is(before, "(") || text.is(before, ",") || text.is(before, ":")
    {
      return callee(of: parent).map { ($0.symbol, $0.token, argument(at: open, in: parent)) }
    }
    if text.is(before, ":"), text.is(before - 2, "}"),
      let first = text.tokens[before - 2].partner, let call = call(withClosure: first)
    {
      return (call.symbol, call.token, .labelled(text.text(before - 1)))
    }
    guard let callee = callee(of: open), !isOfStatement(open) else { return nil }
    return (callee.symbol, callee.token, .trailing(before: labels(after: open)))
  }

  /// `failure` of `{ … } failure: { … }`
  private func labels(after open: Int) -> [String] {
    var labels: [String] = []
    var next = text.after(open)
    while text.isWord(next), text.is(next + 1, ":"), text.is(next + 2, "{") {
      labels.append(text.text(next))
      next = text.after(next + 2)
    }
    return labels
  }

  /// What is called with the parentheses, the brackets or the brace, and the token of its name.
  func callee(of open: Int) -> (symbol: Symbol.ID, token: Int)? {
    if let symbol = calls[text.tokens[open].position] { return (symbol, open) }
    var before = open - 1
    while text.isUnwrapping(before) { before -= 1 }
    if text.is(before, ")"), text.is(open, "{") {
      return text.tokens[before].partner.flatMap(callee)
    }
    if text.is(before, ">") { before = beforeGenericArguments(endingAt: before) }
    guard text.isWord(before), let symbol = calls[text.tokens[before].position] else { return nil }
    return (symbol, before)
  }

  private func beforeGenericArguments(endingAt end: Int) -> Int {
    var depth = 0
    var index = end
    repeat {
      if text.is(index, ">") { depth += 1 }
      if text.is(index, "<") { depth -= 1 }
      index -= 1
    } while depth > 0 && index >= 0
    return index
  }

  /// `if`, `for` and the like: their brace is no closure of the call before it.
  private func isOfStatement(_ open: Int) -> Bool {
    var index = open - 1
    let start = text.tokens[open].parent ?? -1
    while index > start {
      let token = text.tokens[index]
      if text.is(index, "}") || text.is(index, ";") || text.is(index, "return") { return false }
      if token.kind == .close, let partner = token.partner { index = partner }
      if Self.statements.contains(text.text(index)), !text.is(index - 1, "#"),
        !text.is(index - 1, ".")
      {
        return true
      }
      index -= 1
    }
    return false
  }

  static let statements: Set<String> = [
    "if", "guard", "while", "for", "switch", "catch",
  ]

  /// Which argument of the call the token belongs to.
  func argument(at token: Int, in open: Int) -> Argument {
    for (position, argument) in text.elements(of: open).enumerated()
    where argument.contains(token) {
      let first = argument.lowerBound
      return text.isWord(first) && text.is(first + 1, ":")
        ? .labelled(text.text(first)) : .position(position)
    }
    return .position(0)
  }

  /// Says whether a closure, or an autoclosure, is kept by the callee instead of being called
  /// while the call lasts.
  func isDeferred(_ argument: Argument, of callee: Symbol.ID, isClosure: Bool) -> Bool {
    // Key paths are autoclosures of the library, and what they mean is read elsewhere.
    if !isClosure && declarations.isLibrary(callee) { return false }
    if declarations.symbols[callee].kind == .enumCase { return isClosure }
    guard let parameter = parameter(argument, of: callee) else { return isClosure }
    return parameter.escapes && (isClosure || parameter.isAutoclosure)
  }

  private func parameter(_ argument: Argument, of callee: Symbol.ID) -> Parameter? {
    // A source says more, but not what stands behind the name of a type.
    let sources = [
      declarations.parameters(of: callee, in: files), declarations.mangled[callee] ?? [],
    ]
    return sources.lazy.compactMap { parameters in
      switch argument {
      case .labelled(let label): parameters.first { $0.label == label }
      case .position(let index): parameters.indices.contains(index) ? parameters[index] : nil
      case .trailing(let others):
        parameters.last { $0.isFunction && !others.contains($0.label) }
      }
    }.first
  }

  /// The last name of the key path that a call begins with: `loader` of `register(\.loader)`.
  func keyPath(ofCallAt token: Int) -> Int? {
    guard text.is(token + 1, "("), text.is(token + 2, "\\"),
      let path = text.elements(of: token + 1).first
    else { return nil }
    let last = path.upperBound - 1
    if text.is(last, "]") { return text.tokens[last].partner }
    if text.is(last, ")") { return text.tokens[last].partner.map { $0 - 1 } }
    return last
  }

  /// Says whether an argument of a call is a literal, by its number.
  func hasLiteral(at index: Int, inCallAt token: Int) -> Bool {
    guard text.is(token + 1, "(") else { return false }
    let arguments = text.elements(of: token + 1)
    guard arguments.indices.contains(index) else { return false }
    return Literal.isLiteral(text.text(arguments[index]))
  }

  /// Which parameters of a function that is called get no argument, by their numbers.
  func omitted(from parameters: [Parameter], inCallAt token: Int) -> [Int] {
    var open = text.is(token, "(") ? token : token + 1
    if text.is(open, "<") { open = text.afterGenericArguments(from: open) }
    var labels: Set<String> = []
    var unlabelled = 0
    if text.is(open, "(") {
      for argument in text.elements(of: open) {
        if text.isWord(argument.lowerBound), text.is(argument.lowerBound + 1, ":") {
          labels.insert(text.text(argument.lowerBound))
        } else {
          unlabelled += 1
        }
      }
    }
    return parameters.indices.filter { index in
      if parameters[index].label != "_" { return !labels.contains(parameters[index].label) }
      unlabelled -= 1
      return unlabelled < 0
    }
  }

  /// The name of what a mention belongs to: `parent` of `self.parent?.store`, and also of
  /// `self.parent.map { $0.store() }`.
  func owner(of token: Int) -> Int? {
    guard let before = receiver(ofMember: token) else { return nil }
    guard text.is(before, "$0"), let open = text.tokens[token].parent, text.is(open, "{"),
      let call = call(withClosure: open)
    else { return before }
    return receiver(ofMember: call.token)
  }

  /// The name before the brackets: `parent` of `self.parent?[\.store]`.
  func subject(ofSubscript open: Int) -> Int? {
    var before = open - 1
    while text.isUnwrapping(before) { before -= 1 }
    return text.isWord(before) ? before : nil
  }

  /// What a local name stands for: `up` is `self.up` after `if let up = self.up`.
  func source(of name: Int) -> Int {
    let bytes = text.bytes[text.tokens[name].bytes]
    var index = name - 1
    while index > max(0, name - 200) {
      if text.is(index, "="), text.isWord(index - 1), text.is(index - 2, "let"),
        text.bytes[text.tokens[index - 1].bytes] == bytes
      {
        var last = index + 1
        while text.isWord(last), text.is(last + 1, "."), text.isWord(last + 2) { last += 2 }
        return last
      }
      index -= 1
    }
    return name
  }

  /// The name before the dot before a member: `store` of `self.store.register`, and `named` of
  /// `self.named("x").register`.
  func receiver(ofMember token: Int) -> Int? {
    guard text.is(token - 1, ".") else { return nil }
    var before = token - 2
    while text.isUnwrapping(before) { before -= 1 }
    if text.is(before, ")"), let open = text.tokens[before].partner { before = open - 1 }
    return text.isWord(before) ? before : nil
  }
}
