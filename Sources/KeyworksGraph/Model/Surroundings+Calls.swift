/// Calls: who is called, with which argument, and whether a closure outlives the call.
extension Surroundings {
  typealias Call = (symbol: Symbol.ID, token: Int, argument: Argument)

  enum Argument: Equatable {
    case labelled(String)
    case position(Int)
    case trailing
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
    return (callee.symbol, callee.token, .trailing)
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
    // The kinds of function types in mangled names: XE is a closure that does not escape, XA an
    // autoclosure that does.
    let usr = declarations.symbols[callee].usr
    if !isClosure && (!usr.contains("XA") || declarations.isLibrary(callee)) { return false }
    if declarations.symbols[callee].kind == .enumCase { return true }
    return escapes(argument, of: callee) ?? (isClosure ? !usr.contains("XE") : true)
  }

  /// Says whether a parameter that a source of the program declares escapes.
  private func escapes(_ argument: Argument, of callee: Symbol.ID) -> Bool? {
    let parameters = declarations.parameters(of: callee, in: files)
    switch argument {
    case .labelled(let label): return parameters.first { $0.label == label }?.escapes
    case .position(let index):
      return parameters.indices.contains(index) ? parameters[index].escapes : nil
    case .trailing: return parameters.last { $0.isFunction }?.escapes
    }
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
