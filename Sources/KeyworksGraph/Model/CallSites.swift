/// The context of the mentions in one file: calls, and the closures passed to them.
struct CallSites {
  let file: SourceFile
  let text: SourceText
  let model: ProgramModel
  let declarations: Declarations
  /// The functions, initializers and subscripts that are called, by the position of the call.
  private(set) var calls: [Position: Symbol.ID] = [:]
  /// The calls of a result builder that take a statement, by the position of the statement.
  private var builders: [Position: Symbol.ID] = [:]
  // Found once, because each mention asks for those before it.
  /// The tokens that may keep what comes after them from running.
  private var deciding: [Int] = []
  /// The first `return` or `throw` inside each bracket.
  private(set) var exits: [Int?: Int] = [:]

  init(of file: SourceFile, in model: ProgramModel) {
    self.file = file
    text = file.text
    self.model = model
    declarations = model.declarations
    for occurrence in file.occurrences where occurrence.roles.contains(.reference) {
      let symbol = declarations.symbols[occurrence.symbol]
      let isCall = occurrence.roles.contains(.call) && !occurrence.roles.contains(.implicit)
      if isCall || symbol.isSubscript { calls[occurrence.place] = occurrence.symbol }
      if symbol.name == "buildExpression(_:)" { builders[occurrence.place] = occurrence.symbol }
    }
    for token in text.tokens.indices {
      let isWord = text.isWord(token)
      if (isWord ? Self.deciding : Self.decidingMarks).contains(text.text(token)) {
        deciding.append(token)
      }
      if isWord, exits[text.tokens[token].parent] == nil,
        text.is(token, "return") || text.is(token, "throw")
      {
        exits[text.tokens[token].parent] = token
      }
    }
  }

  /// How control gets from the surrounding declaration to a mention.
  struct Way {
    var timing = Timing.now
    /// Whether the mention is outside of all closures.
    var isAtTop = true
    var traits: Use.Traits = []
    /// The index of the parameter whose default value contains the mention.
    var parameter: Int?
    /// The token of the factory whose `register` or `decorate` call takes the closure.
    var registered: Int?
    /// The launch whose body contains the mention.
    var launch: Launch?
    var isInTeardown = false
    /// Whether the mention never runs.
    var isDead = false
    /// Whether the mention is in a body that the body for a launch replaces.
    var isReplaceable = false
    /// The name of the local function or closure around the mention, if nothing uses that name.
    var idle: Int?
  }

  /// Walks outwards from a token to the declaration that begins at another token.
  ///
  /// - Parameter seen: The names of the local functions that this walk already came through.
  func way(from token: Int, to declaration: Int?, besides seen: Set<Int> = []) -> Way {
    var way = Way()
    let limit = declaration.flatMap { text.tokens[$0].parent }
    let list = declaration.flatMap(text.parameterList)
    var bracket = text.tokens[token].parent
    var inner = token
    while let open = bracket, open != limit {
      if isInTernary(inner) { way.traits.insert(.isInBranch) }
      if open == list {
        way.parameter = text.elements(of: open).firstIndex { $0.contains(token) }
      } else if text.is(open, "{") {
        if !passDefault(open, of: declaration, in: list, &way) {
          if isDeferred(byBuilderIn: open, inner) { way.timing = .later }
          step(out: open, &way, declaration, seen)
          if way.registered != nil { return way }
        }
      } else if let callee = callee(of: open),
        isDeferred(argument(at: token, in: open), of: callee.symbol, isClosure: false)
      {
        way.timing = .later
      }
      if open == declaration { break }
      inner = open
      // What a closure captures is computed when the closure is made.
      bracket = text.tokens[closure(capturingIn: open) ?? open].parent
    }
    way.isDead = isDead(token, in: declaration)
    if isConditional(token, in: declaration) { way.traits.insert(.isConditional) }
    return way
  }

  /// Says whether something in the declaration before a token may keep it from running, as in
  /// `guard n > 0 else { return 0 }`, or may run it any number of times, as a closure may.
  private func isConditional(_ token: Int, in declaration: Int?) -> Bool {
    guard let declaration else { return false }
    let end = text.tokens[declaration].parent
    let isInClosure = text.brackets(around: token).prefix { $0 != end }.contains { open in
      text.is(open, "{")
        && call(withClosure: open).map { !isBody(declarations.libraryName($0.symbol)) } == true
    }
    if isInClosure { return true }
    // An attribute comes before the name.
    let start = min(declaration, token)
    return deciding.lazy.drop { $0 < start }.prefix { $0 < token }.contains {
      // Not the `return` of the same statement.
      !text.is($0, "return") || text.tokens[$0].position.line < text.tokens[token].position.line
    }
  }

  private static let deciding = statements.union(["repeat", "return", "throw", "try"])
  private static let decidingMarks: Set<String> = ["?", "&", "|"]

  /// The way to a function that is mentioned without a call. It counts like a closure.
  func way(fromValue token: Int, to declaration: Int?, besides seen: Set<Int> = []) -> Way {
    var way = way(from: token, to: declaration, besides: seen)
    let list = declaration.flatMap(text.parameterList)
    if passDefault(token, of: declaration, in: list, &way) { return way }
    if let open = text.tokens[token].parent, text.is(open, "("),
      let callee = callee(of: open)
    {
      pass((callee.symbol, callee.token, argument(at: token, in: open)), &way)
    } else {
      way.timing = .later
    }
    return way
  }

  /// Whether a result builder may keep the statement around a token as a closure or autoclosure.
  private func isDeferred(byBuilderIn open: Int, _ token: Int) -> Bool {
    if builders.isEmpty { return false }
    let start = (open..<token + 1).last {
      text.tokens[$0].parent == open && builders[text.tokens[$0].position] != nil
    }
    guard let start, let builder = builders[text.tokens[start].position] else { return false }
    let statement = Argument(labels: ["_"], written: 1, index: 0)
    return isDeferred(statement, of: builder, isClosure: text.is(start, "{"))
  }

  /// Goes out of a closure, or the name of a function, if it is the default value of a parameter.
  private func passDefault(
    _ token: Int, of declaration: Int?, in list: Int?, _ way: inout Way
  ) -> Bool {
    guard let declaration, let list, text.tokens[token].parent == list, text.is(token - 1, "=")
    else { return false }
    way.isAtTop = false
    let number = text.elements(of: list).firstIndex { $0.contains(token) }
    let escapes = number.map { text.parameters(ofFunctionAt: declaration)[$0].escapes }
    if escapes != false { way.timing = .later }
    return true
  }

  private func step(out open: Int, _ way: inout Way, _ declaration: Int?, _ seen: Set<Int>) {
    if let call = call(withClosure: open) {
      way.isAtTop = false
      pass(call, &way)
    } else if isValue(open), statement(of: open) == nil {
      way.isAtTop = false
      // `{ … }()`
      if text.is(text.after(open), "(") { return }
      if let name = text.is(open - 1, "=") ? variable(beginningWith: open) : nil {
        run(name, body: open, &way, declaration, seen)
      } else {
        way.timing = max(way.timing, firstCall(ofPropertySetTo: open, declaration, seen) ?? .later)
      }
    } else if open != declaration, let name = localName(ofBody: open), name != declaration {
      run(name, body: open, &way, declaration, seen)
      if way.timing > .now { way.isAtTop = false }
    } else if text.is(open - 1, "else") || ["if", "switch"].contains(statement(of: open)) {
      way.traits.insert(.isInBranch)
    }
  }

  /// Continues where a local function or closure runs first: at a call, or where it is passed on.
  private func run(
    _ name: Int, body: Int, _ way: inout Way, _ declaration: Int?, _ seen: Set<Int>
  ) {
    guard let parent = text.tokens[name].parent, let end = text.tokens[parent].partner,
      !seen.contains(name)
    else { return }
    let inside = body..<text.after(body)
    let isProperty = text.is(name - 1, "var") && !text.is(body - 1, "=")
    let ways = (parent..<end).filter { !inside.contains($0) && isMention($0, of: name) }.map {
      isProperty || text.is($0 + 1, "(")
        ? self.way(from: $0, to: declaration, besides: seen.union([name]))
        : self.way(fromValue: $0, to: declaration, besides: seen.union([name]))
    }
    let earliest = ways.filter { $0.idle == nil }.map(\.timing).min()
    if earliest == nil { way.idle = name }
    way.timing = max(way.timing, earliest ?? .later)
  }

  /// When the code that assigns a closure to a property, as `self.make = { … }`, goes on to call
  /// it.
  private func firstCall(
    ofPropertySetTo body: Int, _ declaration: Int?, _ seen: Set<Int>
  ) -> Timing? {
    let name = body - 2
    guard text.is(body - 1, "="), text.isWord(name), !seen.contains(name),
      let parent = text.tokens[name].parent, let end = text.tokens[parent].partner
    else { return nil }
    return (text.after(body)..<end).filter { token in
      text.isWord(token) && text.is(token + 1, "(") && text.areEqual(token, name)
        && (!text.is(token - 1, ".") || text.is(token - 2, "self"))
    }.map { way(from: $0, to: declaration, besides: seen.union([name])).timing }.min()
  }

  /// Whether a token is in a branch of `a ? b : c`. A line that begins with a mark goes on.
  private func isInTernary(_ token: Int) -> Bool {
    let parent = text.tokens[token].parent ?? -1
    var next = token
    var index = token - 1
    while index > parent {
      if text.isTernary(index) { return true }
      if text.is(index, "=") || text.is(index, ",") || text.is(index, ";")
        || text.is(index, "return") || text.is(index, "in")
      {
        return false
      }
      let isNewLine = text.tokens[index].position.line < text.tokens[next].position.line
      if isNewLine, text.tokens[next].kind != .mark, text.tokens[index].kind != .mark {
        return false
      }
      index = text.before(index)
      next = index + 1
    }
    return false
  }

  /// Says whether a token is the name of a local function or variable, by its text.
  func isMention(_ token: Int, of name: Int) -> Bool {
    token != name && text.isWord(token) && !text.is(token - 1, ".")
      && text.areEqual(token, name)
      && !(text.is(token + 1, ":") && (text.is(token - 1, "(") || text.is(token - 1, ",")))
  }

  /// Walks out of a closure that is passed to a call.
  private func pass(_ call: Call, _ way: inout Way) {
    let name = declarations.libraryName(call.symbol)
    let isUpcast = declarations.isMember(call.symbol, of: .tagged)
    if let name,
      Self.wiring.contains(name) || name == .override && isInWiring(call.token)
        || name == .on && changesFactory(at: call.token)
    {
      way.isReplaceable = name == .register
      way.registered =
        keyPath(ofCallAt: call.token) ?? receiver(ofMember: call.token)
        ?? (text.is(call.token, "{") ? nameBefore(call.token) : nil) ?? call.token
    } else if !isBody(name), !isUpcast, !model.isMaker(call.symbol), !isAwaited(call),
      isDeferred(call.argument, of: call.symbol, isClosure: true),
      !isCalled(call.argument, by: call.symbol)
    {
      way.timing = isChild(call) ? max(way.timing, .inTask) : .later
    }
    if name == .teardown { way.isInTeardown = true }
    if name == .when || name == .register && isForVariants(call.token + 1) {
      way.traits.insert(.isUnderVariant)
    }
    if name == .on {
      way.launch = launch(ofCallAt: call.token, call.symbol)
    }
    if let name, Self.ownBodies.contains(name) { way.isReplaceable = true }
    // A sandbox builds its own instances.
    if name == .withSandbox { way.traits.insert(.mayEnd) }
    if name == .with {
      way.traits.insert(.hasContextValue)
      // A different value may end a recursion. A literal never differs.
      if !hasOnlyLiterals(inCallAt: call.token) { way.traits.insert(.mayEnd) }
    }
    if declarations.assumingMainActor.contains(call.symbol) {
      way.traits.insert(.assumesMainActor)
    }
  }

  /// The launch for which `on(.test)` or `onTest` adds a body.
  func launch(ofCallAt token: Int, _ symbol: Symbol.ID) -> Launch {
    Launch(written: declarations.library(symbol)?.launch ?? firstArgument(ofCallAt: token))
  }

  /// Whether a modifier for a launch stands outside of the declaration and changes the factory, as
  /// it does in libraries that have nothing else for it.
  func changesFactory(at name: Int) -> Bool {
    file.symbols(at: name).contains {
      declarations.library($0)?.offers.contains(.overrides) == false
    } && receiver(ofMember: name).map(isFactory) == true
  }

  private func isFactory(_ token: Int) -> Bool {
    file.symbols(at: token).contains { symbol in
      [ProgramModel.Piece.getter(symbol), .function(symbol)].contains {
        model.existing($0).map { model.factories[$0] != nil } ?? false
      }
    }
  }

  /// The factory that is called with a closure: `store` in `container.store { … }`.
  private func nameBefore(_ open: Int) -> Int? { text.isWord(open - 1) ? open - 1 : nil }

  /// The brace of the closure whose capture list begins here: `{ [a = b()] in`,
  /// `{ @Sendable [a] in`.
  private func closure(capturingIn open: Int) -> Int? {
    let after = text.after(open)
    guard text.is(open, "["), text.isWord(after) || text.is(after, "(") else { return nil }
    var brace = open - 1
    while text.isWord(brace), text.is(brace - 1, "@") { brace -= 2 }
    return text.is(brace, "{") ? brace : nil
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
      index = text.before(index)
    }
    return nil
  }

  /// Keywords that introduce braces or code of their own. If one of them comes between a `func` or
  /// `var` and a brace, the brace is not the body of that `func` or `var`.
  private static let bodyless: Set<String> = statements.union([
    "init", "deinit", "subscript", "let", "get", "set", "willSet", "didSet", "do", "else", "defer",
    "repeat", "in", "return", "class", "struct", "enum", "actor", "extension", "protocol",
  ])

  /// Says whether a token is in the closure of a `Wiring`.
  private func isInWiring(_ token: Int) -> Bool {
    text.brackets(around: token).contains { open in
      text.is(open, "{")
        && call(withClosure: open).map {
          declarations.isMember($0.symbol, of: .wiring)
        } == true
    }
  }

  /// Functions whose closure becomes a body of the factory before them. An override outside of a
  /// wiring is not part of the program in production.
  private static let wiring: Set<LibraryName> = [.register, .decorate]
  /// Functions whose closure is a body of the surrounding factory, or part of one.
  private static let bodies = ownBodies.union([.decorated, .on, .when])
  private static let ownBodies: Set<LibraryName> = [
    .callAsFunction, .async, .mainActor, .throwing,
  ]

  private func isBody(_ function: LibraryName?) -> Bool {
    function.map(Self.bodies.contains) ?? false
  }

  /// Whether the closure is assigned, returned or stored instead of being passed to a call.
  private func isValue(_ open: Int) -> Bool {
    let before = open - 1
    if text.isWord(before) {
      return text.is(before, "return") || text.is(before, "in") || isCaseOrParameter(before)
    }
    return text.is(before, ":") || text.is(before, "=") || text.isTernary(before)
      || text.is(before, "{")
      || text.is(before, "(") || text.is(before, "[") || text.is(before, ",")
  }

  /// An enum case or a parameter that takes a closure: `.deferred { … }`, or `later { … }`.
  private func isCaseOrParameter(_ token: Int) -> Bool {
    file.symbols(at: token).contains {
      [.enumCase, .parameter].contains(declarations.symbols[$0].kind)
    }
  }
}
