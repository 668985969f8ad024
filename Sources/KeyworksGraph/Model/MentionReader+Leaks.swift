/// Instances and bodies that hold the container that holds them.
extension MentionReader {
  /// `App(self)`, `App { self.user() }` or `App.made { self.user() }` in the body of a factory, or
  /// `App(container)` in a function.
  func readConstruction(by symbol: Symbol.ID, _ mention: Mention) {
    guard mention.way.timing == .now, mention.way.registered == nil else { return }
    let isInitializer = declarations.symbols[symbol].kind == .constructor
    var names: Set<String> = ["self"]
    let isInFactory = model.factories[mention.owner] != nil
    if !isInFactory, case .function(let function) = model.pieces[mention.owner] {
      names.formUnion(declarations.parameters(of: function).map(\.name))
    }
    var open = text.is(mention.token, "(") ? mention.token : mention.token + 1
    if text.is(open, "<") { open = text.afterGenericArguments(from: open) }
    let given =
      isInitializer ? given(names, in: open).map { text.text($0.upperBound - 1) } : []
    guard !given.isEmpty || isInFactory && keepsSelf(closure(ofCallAt: open - 1)),
      let type = isInitializer
        ? declarations.type(around: symbol) : model.holdings.type(resultOf: symbol)
    else { return }
    model.constructions.append(
      Construction(
        code: mention.owner, type: type, given: Set(given), place: mention.place,
        isClosure: given.isEmpty))
  }

  /// `Container()`, but not `static let shared = Container()` or `super.init()`.
  func readMaking(of type: Symbol.ID?, _ mention: Mention) {
    let receiver = mention.token - 2
    let isSame = text.is(receiver, "super") || text.is(receiver, "self")
    if text.is(mention.token, "init"), isSame { return }
    if case .initialValue(let symbol) = model.pieces[mention.owner],
      declarations.symbols[symbol].name == "shared"
    {
      return
    }
    model.made.append((type, mention.place))
  }

  /// Whether a closure captures `self`, and its receiver may store it.
  private func keepsSelf(_ closure: Int?) -> Bool {
    guard let closure, !isWeak(closure), let call = around.call(withClosure: closure),
      around.isDeferred(call.argument, of: call.symbol, isClosure: true)
    else { return false }
    // `[user = self.user()]` captures only the value.
    let body = text.is(closure + 1, "[") ? text.after(closure + 1) : closure + 1
    return (body..<text.after(closure)).contains { isCapture($0, of: ["self"]) }
  }

  /// The arguments that are one of these names, with their labels.
  func given(_ names: Set<String>, in open: Int) -> [Range<Int>] {
    text.arguments(in: open).filter { argument in
      names.contains(text.text(argument.upperBound - 1))
        && (argument.count == 1 || argument.count == 3 && text.is(argument.lowerBound + 1, ":"))
    }
  }

  /// `container.loader.register { Loader(container.clock()) }`. Overrides and decorators can be
  /// reverted. A registration lasts as long as the container.
  func readCapture(ofCallAt verb: Int, _ factory: Code.ID, _ mention: Mention) {
    guard let closure = closure(ofCallAt: verb), !isWeak(closure) else { return }
    // The names before the verb are those of the container and, without a key path, of the factory.
    let names = chain(before: verb)
    let isKeyPath = around.keyPath(ofCallAt: verb) != nil
    let holder = isKeyPath ? names.last : names.dropLast().last
    if let holder, isGlobal(holder) { return }
    var captured = Set([holder.map(text.text) ?? "self"])
    captured.formUnion(aliases(of: captured, before: closure))
    captured.formUnion(functions(capturing: captured, around: closure))
    // Capturing the owner of a container captures the container too.
    if let holder, isProperty(holder) { captured.insert("self") }
    captured.subtract(parameters(ofClosure: closure))
    // Each closure without named parameters has its own `$0`.
    captured = captured.filter { !$0.hasPrefix("$") }
    guard let end = text.tokens[closure].partner,
      let name = (closure + 1..<end).first(where: { isCapture($0, of: captured) })
    else { return }
    model.leaks.append(
      Leak(
        factory: factory, place: Place(in: file, at: text.tokens[name].position),
        kind: .body(name: text.text(name))))
  }

  /// `same` in `let same = container`, in a scope that encloses the closure.
  private func aliases(of names: Set<String>, before closure: Int) -> [String] {
    let brackets = Set(text.brackets(around: closure))
    return (0..<closure).filter { index in
      text.is(index, "=") && text.isWord(index - 1) && text.is(index - 2, "let")
        && names.contains(text.text(index + 1))
        && text.tokens[index].parent.map(brackets.contains) != false
        && !text.is(index + 2, ".") && !text.is(index + 2, "(") && !text.is(index + 2, "[")
    }.map { text.text($0 - 1) }
  }

  /// The local functions in scopes around a closure that capture one of these names.
  private func functions(capturing names: Set<String>, around closure: Int) -> [String] {
    text.brackets(around: closure).flatMap { text.siblings(from: $0 + 1) }.filter { index in
      // The index has methods, and no local functions.
      guard text.is(index, "func"), file.occurrences(at: text.tokens[index + 1].position).isEmpty,
        let body = text.siblings(from: index + 2).first(where: { text.is($0, "{") })
      else { return false }
      return (body..<text.after(body)).contains { isCapture($0, of: names) }
    }.map { text.text($0 + 1) }
  }

  /// The opening brace of the closure passed to a call: the trailing one, or else the first.
  func closure(ofCallAt verb: Int) -> Int? {
    if text.is(verb + 1, "{") { return verb + 1 }
    guard text.is(verb + 1, "(") else { return nil }
    let after = text.after(verb + 1)
    if text.is(after, "{") { return after }
    return text.elements(of: verb + 1).map(text.value).first { text.is($0, "{") }
  }

  /// `container` and `name` in `{ container, name in`. They shadow outer names.
  func parameters(ofClosure open: Int) -> [String] {
    var names: [String] = []
    for token in text.siblings(from: open + 1) {
      if text.is(token, "in") { return names }
      if text.is(token, "for") || text.is(token, "{") || text.is(token, "=") { return [] }
      // Typed parameters are in parentheses.
      if text.is(token, "(") {
        names += text.elements(of: token).map { text.text($0.lowerBound) }
      } else if text.isWord(token) {
        names.append(text.text(token))
      }
    }
    return []
  }

  /// `{ [weak self] in`
  private func isWeak(_ closure: Int) -> Bool {
    text.is(closure + 1, "[")
      && (closure + 1..<text.after(closure + 1)).contains {
        text.is($0, "weak") || text.is($0, "unowned")
      }
  }

  /// A name on its own or after `self`. Another value's member is no capture, nor is a label.
  private func isCapture(_ token: Int, of names: Set<String>) -> Bool {
    let isFirst = !text.is(token - 1, ".") && !text.is(token - 1, "\\")
    return text.isWord(token) && names.contains(text.text(token)) && !text.is(token + 1, ":")
      && (isFirst || text.is(token - 1, ".") && text.is(token - 2, "self"))
  }

  /// Closures do not capture globals, which live as long as the process.
  private func isGlobal(_ name: Int) -> Bool {
    kinds(at: name).contains { [.variable, .staticProperty, .classProperty].contains($0) }
  }

  func isProperty(_ name: Int) -> Bool { kinds(at: name).contains(.instanceProperty) }

  private func kinds(at token: Int) -> [Symbol.Kind] {
    file.symbols(at: token).map { declarations.symbols[$0].kind }
  }
}
