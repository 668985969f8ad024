/// What stands around the mentions of one file: calls, and the closures given to them.
struct Surroundings {
  let file: SourceFile
  let declarations: Declarations
  let files: [SourceFile]
  /// The functions, initializers and subscripts that are called, by the place of the call.
  private var calls: [Position: Symbol.ID] = [:]

  private var text: SourceText { file.text }

  init(of file: SourceFile, in files: [SourceFile], _ declarations: Declarations) {
    self.file = file
    self.files = files
    self.declarations = declarations
    for occurrence in file.occurrences where occurrence.roles.contains(.reference) {
      let symbol = declarations.symbols[occurrence.symbol]
      let isCall = occurrence.roles.contains(.call) && !occurrence.roles.contains(.implicit)
      if isCall || symbol.isSubscript { calls[occurrence.place] = occurrence.symbol }
    }
  }

  /// How a mention is reached from the declaration around it.
  struct Way {
    var manner = Manner.now
    /// Not inside a closure.
    var isAtTop = true
    var traits: Use.Traits = []
    /// The number of the parameter whose default value it is in.
    var parameter: Int?
    /// The token of the factory whose `register` or `decorate` got the closure.
    var registered: Int?
  }

  /// Goes outwards from a token to the declaration that begins at another.
  func way(from token: Int, to declaration: Int?) -> Way {
    var way = Way()
    let limit = declaration.flatMap { text.tokens[$0].parent }
    let list = declaration.flatMap(text.parameterList)
    var bracket = text.tokens[token].parent
    while let open = bracket, open != limit {
      if open == list {
        way.parameter = text.elements(of: open).firstIndex { $0.contains(token) }
      } else if text.is(open, "{") {
        step(out: open, &way)
        if way.registered != nil { return way }
      } else if let callee = callee(of: open),
        isDeferred(argument(at: token, in: open), of: callee.symbol, isClosure: false)
      {
        way.manner = .later
      }
      if open == declaration { break }
      bracket = text.tokens[open].parent
    }
    return way
  }

  private func step(out open: Int, _ way: inout Way) {
    if let callee = call(withClosure: open) {
      way.isAtTop = false
      let name = declarations.libraryName(callee.symbol)
      if let name, Self.wiring.contains(name) {
        way.registered = receiver(ofMember: callee.token)
      } else if name.map(Self.bodies.contains) != true,
        isDeferred(callee.argument, of: callee.symbol, isClosure: true)
      {
        way.manner = .later
      }
      if name == "when" { way.traits.insert(.isUnderVariant) }
      // In an isolation everything is another instance.
      if name == "withIsolation" { way.traits.insert(.mayEnd) }
      if declarations.symbols[callee.symbol].usr.hasPrefix("s:ScM14assumeIsolated") {
        way.traits.insert(.assumesMainActor)
      }
    } else if isValue(open) {
      way.isAtTop = false
      let isCalledAtOnce = text.is(text.after(open), "(")
      if !isCalledAtOnce { way.manner = .later }
    }
  }

  /// The verbs whose closure is a body of the factory before them. What overrides it is no part
  /// of the program that is meant to run.
  private static let wiring: Set<Substring> = ["register", "decorate"]
  /// What takes a closure that is, or belongs to, the body of the factory around it.
  private static let bodies: Set<Substring> = [
    "callAsFunction", "decorated", "when", "onTest", "onPreview", "onArgument", "onCreate",
  ]

  /// A closure that is assigned, returned or stored rather than given to a call.
  private func isValue(_ open: Int) -> Bool {
    let before = open - 1
    if text.isWord(before) { return text.is(before, "return") || text.is(before, "in") }
    if text.is(before, ":") { return text.tokens[open].parent.map { text.is($0, "[") } ?? false }
    return text.is(before, "=") || text.is(before, "?") || text.is(before, "{")
      || text.is(before, "(") || text.is(before, "[") || text.is(before, ",")
  }

  // MARK: Calls

  enum Argument: Equatable {
    case labelled(String)
    case position(Int)
    case trailing
  }

  /// The call that gets the closure, or nil if the brace is no argument.
  private func call(
    withClosure open: Int
  ) -> (symbol: Symbol.ID, token: Int, argument: Argument)? {
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
    while text.is(before, "?") || text.is(before, "!") { before -= 1 }
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
      if text.is(index, "}") || text.is(index, ";") { return false }
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

  private static let statements: Set<String> = [
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
  private func isDeferred(_ argument: Argument, of callee: Symbol.ID, isClosure: Bool) -> Bool {
    // The kinds of function types in mangled names: XE is a closure that does not escape, XA an
    // autoclosure that does.
    let usr = declarations.symbols[callee].usr
    if !isClosure && (!usr.contains("XA") || declarations.isLibrary(callee)) { return false }
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
    if text.is(open, "<") { open = afterGenericArguments(from: open) }
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

  private func afterGenericArguments(from start: Int) -> Int {
    var depth = 0
    var index = start
    repeat {
      if text.is(index, "<") { depth += 1 }
      if text.is(index, ">") { depth -= 1 }
      index += 1
    } while depth > 0 && index < text.tokens.count
    return index
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

  /// The name before the dot before a member: `store` of `self.store.register`, and `named` of
  /// `self.named("x").register`.
  func receiver(ofMember token: Int) -> Int? {
    guard text.is(token - 1, ".") else { return nil }
    var before = token - 2
    while text.is(before, "?") || text.is(before, "!") { before -= 1 }
    if text.is(before, ")"), let open = text.tokens[before].partner { before = open - 1 }
    return text.isWord(before) ? before : nil
  }
}

extension Symbol {
  var isSubscript: Bool { subkind == 1011 }
}
