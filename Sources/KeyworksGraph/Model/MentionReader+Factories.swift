/// Mentions of factories: `self.store()`, `\.store`, and factories as values.
extension MentionReader {
  func readFactory(
    _ target: Code.ID, among count: Int, _ mention: Mention, _ consumed: inout Set<Int>
  ) {
    let traits: Use.Traits = count > 1 ? .isDynamic : []
    if isKeyPath(endingAt: mention.token) {
      readKeyPath(target, traits, mention)
    } else {
      readValue(target, traits, mention, &consumed)
    }
  }

  /// `\.store`, `\Container.store`, `\.outer.store`
  private func isKeyPath(endingAt token: Int) -> Bool {
    var dot = token - 1
    while text.is(dot, ".") {
      let before = text.skippingUnwraps(backFrom: dot - 1)
      if text.is(before, "\\") { return true }
      guard text.isWord(before) else { return false }
      if text.is(before - 1, "\\") { return true }
      dot = before - 1
    }
    return false
  }

  /// `self.store()`, `store.cached()`, `store.register { … }`, or `store` as a value.
  private func readValue(
    _ target: Code.ID, _ traits: Use.Traits, _ mention: Mention, _ consumed: inout Set<Int>
  ) {
    let isOfOther = isOfOther(mention, around.owner(of: mention.token))
    let traits = isOfOther ? traits.union(.mayEnd) : traits
    var next = mention.token + 1
    let symbol = declarations.symbols[mention.symbol]
    if symbol.isSubscript { next = text.after(mention.token) }
    if symbol.kind == .instanceMethod, text.is(next, "(") { next = text.after(next) }
    next = text.skippingUnwraps(from: next)
    var use = mention.use(of: target, .now, traits)
    if text.is(next, "."), let method = ownModifier(at: next + 1) {
      use.receiver = model.id(of: .function(method))
      return model.add(use, to: mention.owner)
    }
    if choosesVariants(of: target, from: next, mention) {
      use.choosesVariants = true
      use.traits.insert(.mayEnd)
    }
    if model.factories[target]?.isByVariant == true { use.choosesVariants = true }
    while text.is(next, "."), isLibrary(at: next + 1) {
      consumed.insert(next + 1)
      switch libraryName(at: next + 1) {
      case .register: return register(target, byCallAt: next + 1, mention)
      case .override:
        // Overriding a case does not keep a promise, because other variants may be resolved.
        if around.isForVariants(next + 2) { return }
        let end = afterModifier(at: next + 1)
        let isReverted =
          text.is(end, ".") && (text.is(end + 1, "during") || text.is(end + 1, "revert"))
        return model.register(
          target, mention.owner, mention.place, isReverted ? .revertedOverride : .override)
      case .decorate:
        return model.register(target, mention.owner, mention.place, .decorate)
      case .reset:
        return end(.factory(target), by: "reset", mention)
      case .callAsFunction where !text.is(next + 2, "("):
        // `self.store.resolve` is a function that is called later, if at all.
        return handOver(target, traits.union(.isUnkept), mention, at: next + 1)
      case .callAsFunction:
        let start = chain(before: mention.token).first ?? mention.token
        use.traits.formUnion(keeping(start..<afterModifier(at: next + 1)))
        return model.add(use, to: mention.owner)
      case .on where around.changesFactory(at: next + 1):
        return register(target, byCallAt: next + 1, mention)
      default: next = afterModifier(at: next + 1)
      }
    }
    if text.is(next, "{"), isRegistration(next) {
      consumed.insert(next)
      register(target, byCallAt: next - 1, mention)
    } else if text.is(next, "(") {
      consumed.insert(next)
      let start = chain(before: mention.token).first ?? mention.token
      use.traits.formUnion(keeping(start..<text.after(next)))
      model.add(use, to: mention.owner)
    } else {
      handOver(target, traits, mention)
    }
  }

  /// Whether braces after a factory give it a body: `store { Mock() }`.
  private func isRegistration(_ open: Int) -> Bool {
    file.symbols(at: open).contains { declarations.libraryName($0) == .register }
  }

  /// Whether `.under(Tone.formal)()`, `.without(Tone.self)()` or a `with` around it chooses
  /// variants.
  private func choosesVariants(of target: Code.ID, from dot: Int, _ mention: Mention) -> Bool {
    var under: Int?
    var next = dot
    while text.is(next, "."), isLibrary(at: next + 1) {
      switch libraryName(at: next + 1) {
      case .under: under = next + 2
      case .without: return true
      case .register, .override, .decorate, .reset: return false
      default: break
      }
      next = afterModifier(at: next + 1)
    }
    return readChoice(of: target, in: under, isModifier: under != nil, mention)
  }

  /// The token after a modifier and its arguments. Those after a property call the factory.
  private func afterModifier(at name: Int) -> Int {
    var next = name + 1
    guard file.symbols(at: name).contains(where: { declarations.symbols[$0].kind.isFunction })
    else { return next }
    if text.is(next, "(") { next = text.after(next) }
    while text.is(next, "{") { next = text.after(next) }
    return next
  }

  /// Whether the factory's container is one that its own container stores: `parent.store()`.
  private func isOfOther(_ mention: Mention, _ owner: Int?) -> Bool {
    guard let owner = owner.map(around.source), dynamicMember(with: mention.token) == nil,
      let container = declarations.type(around: mention.symbol)
    else { return false }
    return file.symbols(at: owner).contains {
      declarations.symbols[$0].kind == .instanceProperty
        && declarations.type(around: $0) == container && !givesSelf($0)
    }
  }

  /// `var same: Container { self }`
  private func givesSelf(_ property: Symbol.ID) -> Bool {
    guard let definition = declarations.definitions[property] else { return false }
    let text = model.files[definition.file].text
    guard let name = text.index(at: definition.position),
      let open = text.siblings(from: name).first(where: { text.is($0, "{") || text.is($0, "=") })
    else { return false }
    return text.is(open, "{") && text.is(open + 1, "self") && text.is(open + 2, "}")
  }

  func libraryName(at token: Int) -> LibraryName? {
    guard text.isWord(token) else { return nil }
    return file.symbols(at: token).lazy.compactMap(declarations.libraryName).first
  }

  func isLibrary(at token: Int) -> Bool {
    text.isWord(token) && file.symbols(at: token).contains(where: declarations.isLibrary)
  }

  /// `\.store`, in brackets or as an argument of a call.
  private func readKeyPath(_ target: Code.ID, _ traits: Use.Traits, _ mention: Mention) {
    guard let open = text.tokens[mention.token].parent, !text.is(open, "{"),
      let callee = around.callee(of: open) ?? wrapper(withArgumentsIn: open)
    else { return handOver(target, traits, mention) }
    let isChosen = readChoice(of: target, in: open, mention)
    guard declarations.isLibrary(callee.symbol) else {
      return handOver(target, traits, mention)
    }
    let symbol = declarations.symbols[callee.symbol]
    let argument = around.argument(at: mention.token, in: open)
    let choosesVariants = isChosen || model.factories[target]?.isByVariant == true
    func use(
      _ timing: Timing, _ more: Use.Traits = [], key: String? = nil, isOnlyNamed: Bool = false,
      isProvided: Bool = false
    ) {
      var use = mention.use(of: target, timing, traits.union(more), isProvided: isProvided)
      use.key = key
      use.choosesVariants = choosesVariants
      use.isOnlyNamed = isOnlyNamed
      model.add(use, to: mention.owner)
    }
    switch symbol.kind == .struct ? .initializer : declarations.libraryName(callee.symbol) {
    case .subscript:
      // `[\.a, notIn: \.b]` resolves only members of the first list.
      guard argument.isFirst else { return use(.later, isOnlyNamed: true) }
      let isMap = model.factories[target]?.kind == .map
      let mayEnd = isChosen || isOfOther(mention, around.subject(ofSubscript: open))
      let isLater = keepsProviders(target, open)
      let start = chain(before: open).first ?? open - 1
      let traits = keeping(start..<text.after(open)).union(mayEnd ? .mayEnd : [])
      use(
        isLater ? .later : .now, traits, key: isMap ? key(in: open) : nil, isProvided: isLater)
    case .injected where argument.isFirst:
      let start = chain(before: callee.token).first ?? callee.token
      let isLater = keepsProviders(target, open)
      use(isLater ? .later : .now, keeping(start..<text.after(open)), isProvided: isLater)
    case .entries: use(.later, isOnlyNamed: true)
    case .register where argument.isFirst:
      register(target, byCallAt: callee.token, mention)
    case .remove where argument.isFirst: model.removed.append((target, mention.place))
    case .override where argument.isFirst, .reorder where argument.label == "in",
      .remove where argument.label == "from",
      .contribute where argument.label == "to" && !contributesNamedFactories(in: open):
      model.rearranged.append((target, mention.place))
    case .provider, .providers:
      readProvider(of: target, callee.token, mention)
      if text.is(text.after(open), "(") {
        use(.now)
      } else if let receiver = receiver(ofValueAt: callee.token) {
        let type = model.factories[target]?.type ?? ""
        let isKept = model.holdings.hasPlace(inResultOf: receiver.symbol, for: type)
        handOver(
          target, isKept ? traits : traits.union(.isUnkept), mention, at: callee.token,
          choosesVariants: choosesVariants)
      } else if let call = localCall(ofValueAt: callee.token) {
        use(.now, keeping(call))
      } else {
        use(.later, isProvided: true)
      }
    case .initializer where declarations.isMember(callee.symbol, of: .tagged):
      readMember(target, open, mention)
    case .initializer where model.factories[target]?.listsProviders == true:
      use(.later, isProvided: true)
    case .initializer where declarations.isMember(callee.symbol, of: .lazyInjected):
      use(model.isLate(mention.owner) ? .now : .lazily)
    case .initializer where declarations.isMember(callee.symbol, of: .dynamicInjected):
      use(model.isLate(mention.owner) ? .now : .lazily, .isUnkept)
    case .start, .starting, .gather, .initializer: use(.now)
    case .requiring: use(.later)
    default: break
    }
  }

  /// `make()` after `let make = self.provider(\.page)`.
  private func localCall(ofValueAt token: Int) -> Range<Int>? {
    let start = chain(before: token).first ?? token
    guard let name = around.variable(beginningWith: start), let block = text.tokens[name].parent,
      text.is(name - 1, "let"), file.occurrences(at: text.tokens[name].position).isEmpty
    else { return nil }
    return (token..<text.after(block)).first {
      around.isMention($0, of: name) && text.is($0 + 1, "(")
        && around.way(from: $0, to: name).timing == .now
    }.map { $0..<text.after($0 + 1) }
  }

  /// `@Injected(\.page)`, where the index lacks the call, as it does for a factory of the main
  /// actor.
  private func wrapper(withArgumentsIn open: Int) -> (symbol: Symbol.ID, token: Int)? {
    guard text.is(open - 2, "@") else { return nil }
    return file.symbols(at: open - 1).first(where: declarations.isLibrary).map { ($0, open - 1) }
  }

  private func register(_ target: Code.ID, byCallAt verb: Int, _ mention: Mention) {
    readCapture(ofCallAt: verb, target, mention)
    let isCase = around.isForVariants(verb + 1)
    if isCase {
      let types = variantTypes(ofCallAt: verb, labeled: "for")
      model.registeredCases.append((target, types, mention.place))
    }
    let isCertain = mention.way.timing == .now && mention.way.traits.isSubset(of: .isConditional)
    model.register(
      target, mention.owner, mention.place, isCase ? .registerCase : .register,
      on: isCertain ? receiver(of: mention.token) : nil)
  }

  /// `container` in `container.store.register` and in `container.register(\.store)`.
  private func receiver(of mention: Int) -> String {
    let verb = text.tokens[mention].parent.flatMap { open in
      text.is(open, "(") && isKeyPath(endingAt: mention) ? open - 1 : nil
    }
    let names = chain(before: verb ?? mention).map(text.text)
    return names.drop { $0 == "self" }.joined(separator: ".")
  }

  /// Whether the code keeps the providers that are the elements of a list: `[\.services]`. It
  /// resolves the members itself if it calls a provider at once, goes on to `.map`, or iterates.
  private func keepsProviders(_ target: Code.ID, _ open: Int) -> Bool {
    guard model.factories[target]?.listsProviders == true else { return false }
    let next = text.skippingUnwraps(from: text.after(open))
    let start = chain(before: open - 1).first ?? open - 1
    return !text.is(next, "(") && !text.is(next, ".") && !text.is(start - 1, "in")
  }

  /// The second argument, if it has no label.
  private func key(in open: Int) -> String? {
    let arguments = text.elements(of: open)
    guard arguments.count > 1, !text.is(arguments[1].lowerBound + 1, ":") else { return nil }
    return text.text(arguments[1])
  }

  /// A factory as a value, or a provider. Its receiver decides whether it is resolved now.
  ///
  /// - Parameter token: The token of the provider.
  private func handOver(
    _ target: Code.ID, _ traits: Use.Traits, _ mention: Mention, at token: Int? = nil,
    choosesVariants: Bool = false
  ) {
    var use = mention.use(of: target, .now, traits, isProvided: token != nil)
    use.choosesVariants = choosesVariants
    if let receiver = receiver(ofValueAt: token ?? mention.token) {
      use.receiver = model.id(of: .function(receiver.symbol))
      use.parameter = receiver.parameter
    } else if !(mention.way.isAtTop && model.factories[mention.owner] != nil) {
      use.receiver = mention.owner
    }
    model.add(use, to: mention.owner)
  }

  /// The function of the program that gets a value, also in an array or a tuple, and the parameter.
  private func receiver(ofValueAt token: Int) -> (symbol: Symbol.ID, parameter: String?)? {
    if let symbol = ownOperator(beside: token) ?? dynamicMember(with: token) {
      return (symbol, nil)
    }
    for open in text.brackets(around: token) {
      if text.is(open, "{") { return nil }
      if let callee = around.callee(of: open) {
        guard declarations.definitions[callee.symbol] != nil else { return nil }
        let parameter = around.parameter(around.argument(at: token, in: open), of: callee.symbol)
        return (callee.symbol, parameter?.name)
      }
      // These brackets belong to a subscript and not to a literal, or a method of the literal gets
      // it: `[\.a].map { self[$0] }`.
      if text.isWord(open - 1) || text.tokens[open - 1].kind == .close
        || text.is(text.after(open), ".")
      {
        return nil
      }
    }
    return nil
  }

  /// One of the program's own operators, before or after a value: `\.cart <~ { Cart() }`.
  private func ownOperator(beside token: Int) -> Symbol.ID? {
    var start = chain(before: token).first ?? token
    while text.is(start - 1, ".") || text.is(start - 1, "\\") { start -= 1 }
    let end = text.is(token + 1, "(") ? text.after(token + 1) : text.after(token)
    let before = (0..<start).reversed().prefix { text.tokens[$0].kind == .mark }
    return (before + [end]).lazy.filter { text.tokens.indices.contains($0) }
      .compactMap { around.calls[text.tokens[$0].position] }
      .first { declarations.definitions[$0] != nil && declarations.symbols[$0].isOperator }
  }

  /// The subscript of the program that the dot before a dynamic member calls with its key path.
  private func dynamicMember(with token: Int) -> Symbol.ID? {
    guard text.is(token - 1, ".") else { return nil }
    return file.symbols(at: token - 1).first {
      declarations.symbols[$0].isSubscript && declarations.definitions[$0] != nil
    }
  }

  /// One of the program's own methods in an extension of a factory.
  private func ownModifier(at token: Int) -> Symbol.ID? {
    guard text.isWord(token) else { return nil }
    return file.symbols(at: token).first { symbol in
      declarations.symbols[symbol].kind == .instanceMethod
        && declarations.type(around: symbol).map(declarations.isFactoryType) == true
    }
  }
}
