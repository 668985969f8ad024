/// What stands around the mentions of one file: calls, and the closures given to them.
struct Surroundings {
  let file: SourceFile
  let declarations: Declarations
  let files: [SourceFile]
  /// The program's own functions that make factories of closures.
  let makers: Set<Symbol.ID>
  /// The functions, initializers and subscripts that are called, by the place of the call.
  private var calls: [Position: Symbol.ID] = [:]

  private var text: SourceText { file.text }

  init(
    of file: SourceFile, in files: [SourceFile], _ declarations: Declarations,
    makers: Set<Symbol.ID>
  ) {
    self.file = file
    self.makers = makers
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
        step(out: open, &way, declaration)
        if way.registered != nil { return way }
      } else if let callee = callee(of: open),
        isDeferred(argument(at: token, in: open), of: callee.symbol, isClosure: false)
      {
        way.manner = .later
      }
      if open == declaration { break }
      // What a closure captures is computed when the closure is made.
      bracket = text.tokens[isCaptureList(open) ? open - 1 : open].parent
    }
    return way
  }

  /// How a function is reached that is mentioned and not called: like a closure in its place.
  func way(fromValue token: Int, to declaration: Int?) -> Way {
    var way = way(from: token, to: declaration)
    if let open = text.tokens[token].parent, text.is(open, "("), let callee = callee(of: open) {
      pass((callee.symbol, callee.token, argument(at: token, in: open)), &way)
    } else {
      way.manner = .later
    }
    return way
  }

  private func step(out open: Int, _ way: inout Way, _ declaration: Int?) {
    if let call = call(withClosure: open) {
      way.isAtTop = false
      pass(call, &way)
    } else if isValue(open) {
      way.isAtTop = false
      if !isCalled(open) { way.manner = .later }
    } else if open != declaration, let name = localName(ofBody: open), name != declaration,
      !isMentioned(name, outside: open, before: "(")
    {
      way.isAtTop = false
      way.manner = .later
    }
  }

  /// Goes out of a closure that a call gets.
  private func pass(_ call: Call, _ way: inout Way) {
    let name = declarations.libraryName(call.symbol)
    let usr = declarations.symbols[call.symbol].usr
    let isUpcast = name == "contribute" || usr.hasPrefix("s:8Keyworks6Tagged")
    if let name, Self.wiring.contains(name) {
      way.registered = receiver(ofMember: call.token) ?? call.token
    } else if name.map(Self.bodies.contains) != true, !isUpcast, !makers.contains(call.symbol),
      isDeferred(call.argument, of: call.symbol, isClosure: true)
    {
      way.manner = .later
    }
    if name == "when" { way.traits.insert(.isUnderVariant) }
    // In an isolation everything is another instance.
    if name == "withIsolation" { way.traits.insert(.mayEnd) }
    if usr.hasPrefix("s:ScM14assumeIsolated") { way.traits.insert(.assumesMainActor) }
  }

  /// `{ [a = b()] in`
  private func isCaptureList(_ open: Int) -> Bool {
    let after = text.after(open)
    return text.is(open, "[") && text.is(open - 1, "{")
      && (text.isWord(after) || text.is(after, "("))
  }

  /// Says whether a closure that is a value runs at once all the same: `{ … }()`, or
  /// `let make = { … }` with `make()` beside it.
  private func isCalled(_ open: Int) -> Bool {
    if text.is(text.after(open), "(") { return true }
    guard text.is(open - 1, "="), text.isWord(open - 2) else { return false }
    return isMentioned(open - 2, outside: open, before: "(")
  }

  /// The name of the local function or variable whose body begins here.
  private func localName(ofBody open: Int) -> Int? {
    var index = open - 1
    let parent = text.tokens[open].parent
    while index >= 0, text.tokens[index].parent == parent, !text.is(index, "}"),
      !text.is(index, ";")
    {
      if text.is(index, "func") || text.is(index, "var") {
        let body = text.siblings(from: index + 2).first { text.is($0, "{") }
        return body == open ? index + 1 : nil
      }
      if text.is(index, "=") || Self.bodyless.contains(text.text(index)) { return nil }
      index =
        text.tokens[index].kind == .close ? (text.tokens[index].partner ?? index) - 1 : index - 1
    }
    return nil
  }

  /// What has a brace, or an end, between a `func` or `var` and a brace that is not its own.
  private static let bodyless: Set<String> = statements.union([
    "init", "deinit", "subscript", "let", "get", "set", "willSet", "didSet", "do", "else", "defer",
    "repeat", "in", "return", "class", "struct", "enum", "actor", "extension", "protocol",
  ])

  /// Says whether the brackets around a declaration have its name elsewhere too.
  private func isMentioned(
    _ name: Int, outside body: Int, before mark: StaticString? = nil
  ) -> Bool {
    guard let parent = text.tokens[name].parent, let end = text.tokens[parent].partner else {
      return true
    }
    let bytes = text.bytes[text.tokens[name].bytes]
    let inside = body..<text.after(body)
    return (parent..<end).contains { index in
      index != name && !inside.contains(index) && text.isWord(index)
        && text.bytes[text.tokens[index].bytes] == bytes
        && (mark.map { text.is(index + 1, $0) } ?? true)
    }
  }

  /// The verbs whose closure is a body of the factory before them. What overrides it is no part
  /// of the program that is meant to run.
  private static let wiring: Set<Substring> = ["register", "decorate"]
  /// What takes a closure that is, or belongs to, the body of the factory around it.
  private static let bodies: Set<Substring> = ["callAsFunction", "decorated", "when", "onCreate"]

  /// A closure that is assigned, returned or stored rather than given to a call.
  private func isValue(_ open: Int) -> Bool {
    let before = open - 1
    if text.isWord(before) {
      return text.is(before, "return") || text.is(before, "in") || isCaseOrParameter(before)
    }
    return text.is(before, ":") || text.is(before, "=") || text.is(before, "?")
      || text.is(before, "{")
      || text.is(before, "(") || text.is(before, "[") || text.is(before, ",")
  }

  /// What takes a closure without being a function: `.deferred { … }`, or a closure `later { … }`.
  private func isCaseOrParameter(_ token: Int) -> Bool {
    file.occurrences(at: text.tokens[token].position).contains {
      let kind = declarations.symbols[$0.symbol].kind
      return kind == .enumCase || kind == .parameter
    }
  }

  // MARK: Calls

  private typealias Call = (symbol: Symbol.ID, token: Int, argument: Argument)

  enum Argument: Equatable {
    case labelled(String)
    case position(Int)
    case trailing
  }

  /// The call that gets the closure, or nil if the brace is no argument.
  private func call(withClosure open: Int) -> Call? {
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
    while text.is(before, "?") || text.is(before, "!") { before -= 1 }
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
    while text.is(before, "?") || text.is(before, "!") { before -= 1 }
    if text.is(before, ")"), let open = text.tokens[before].partner { before = open - 1 }
    return text.isWord(before) ? before : nil
  }
}

extension Symbol {
  var isSubscript: Bool { subkind == 1011 }
}
