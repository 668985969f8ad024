/// Reads the mentions of one file: who uses which factory, list or piece of code, and how.
struct MentionReader {
  private let number: Int
  private let file: SourceFile
  private let files: [SourceFile]
  private let declarations: Declarations
  private let around: Surroundings
  private var text: SourceText { file.text }

  init(
    _ number: Int, _ files: [SourceFile], _ declarations: Declarations, makers: Set<Symbol.ID>
  ) {
    self.number = number
    self.declarations = declarations
    self.files = files
    file = files[number]
    around = Surroundings(of: file, in: files, declarations, makers: makers)
  }

  /// A mention, and the code that makes it.
  private struct Mention {
    let symbol: Symbol.ID
    let token: Int
    let place: Place
    let owner: Code.ID
    let way: Surroundings.Way

    func use(of target: Code.ID, _ manner: Manner = .now, _ traits: Use.Traits = []) -> Use {
      Use(
        target: target, manner: max(manner, way.manner), place: place,
        traits: traits.union(way.traits), isAtTop: way.isAtTop)
    }
  }

  func read(into model: inout ProgramModel) {
    // The tokens that belong to a mention before them.
    var consumed: Set<Int> = []
    for occurrence in file.occurrences where occurrence.roles.contains(.reference) {
      let roles = occurrence.roles
      let isUnapplied =
        roles.isDisjoint(with: [.read, .call, .write])
        && declarations.symbols[occurrence.symbol].kind.isFunction
      guard isUnapplied || !roles.isDisjoint(with: [.read, .call, .write]),
        let token = text.index(at: occurrence.place)
      else { continue }
      let owner = owner(of: occurrence)
      let way =
        isUnapplied
        ? around.way(fromValue: token, to: owner.declaration)
        : around.way(from: token, to: owner.declaration)
      guard let code = code(for: owner.piece, way, &model) else { continue }
      let mention = Mention(
        symbol: occurrence.symbol, token: token,
        place: Place(in: file, at: occurrence.place), owner: code, way: way)

      if declarations.isLibrary(occurrence.symbol) {
        if !consumed.contains(token) { readLibrary(mention, &model) }
      } else if declarations.definitions[occurrence.symbol] != nil {
        let targets = factories(for: occurrence.symbol, in: model)
        if targets.isEmpty {
          readCode(mention, isUnapplied ? roles.union(.call) : roles, &model)
        } else if roles.contains(.read)
          || declarations.symbols[occurrence.symbol].kind == .instanceMethod
        {
          for target in targets {
            readFactory(target, among: targets.count, mention, &model, &consumed)
          }
        }
      }
    }
  }

  // MARK: Who mentions

  /// The declaration around an occurrence, as the index has it, and its first token.
  private func owner(of occurrence: Occurrence) -> (piece: ProgramModel.Piece, declaration: Int?) {
    let relation = occurrence.relations.first {
      $0.roles.contains(.containedBy) || $0.roles.contains(.calledBy)
    }
    guard var symbol = relation?.symbol else { return (.main(number), nil) }
    if declarations.symbols[symbol].kind == .parameter,
      let parent = declarations.definitions[symbol]?.parent
    {
      symbol = parent
    }
    let definition = declarations.definitions[symbol]
    let token = definition.flatMap { text.index(at: $0.position) }
    if let property = definition?.property {
      let isGetter = declarations.symbols[symbol].isGetter
      return (isGetter ? .getter(property) : .function(symbol), token)
    }
    switch declarations.symbols[symbol].kind {
    case .instanceProperty, .staticProperty, .classProperty, .variable:
      return (.initialValue(symbol), token)
    default: return (.function(symbol), token)
    }
  }

  /// The code that runs the mention: the declaration around it, or the factory that it is
  /// registered for.
  private func code(
    for piece: ProgramModel.Piece, _ way: Surroundings.Way, _ model: inout ProgramModel
  ) -> Code.ID? {
    guard let token = way.registered else {
      if let parameter = way.parameter, case .function(let function) = piece {
        return model.id(of: .defaultValue(function, parameter))
      }
      return model.id(of: piece)
    }
    let registered = file.occurrences(at: text.tokens[token].position)
      .flatMap { factories(for: $0.symbol, in: model) }
    return registered.first ?? model.id(of: .registration(model.id(of: piece)))
  }

  /// The factories that a symbol stands for: itself, or for a requirement those that fulfil it.
  private func factories(for symbol: Symbol.ID, in model: ProgramModel) -> [Code.ID] {
    declarations.implementations(of: symbol).compactMap { symbol in
      [.getter(symbol), .function(symbol), .initialValue(symbol)].lazy
        .compactMap(model.existing).first { model.factories[$0] != nil }
    }
  }

  // MARK: Mentions of code

  private func readCode(_ mention: Mention, _ roles: Roles, _ model: inout ProgramModel) {
    let all = declarations.implementations(of: mention.symbol)
    let isDynamic = roles.contains(.dynamic) || declarations.isRequirement(mention.symbol)
    let run = isDynamic ? all : [mention.symbol]
    let bodies = run.filter { !declarations.isRequirement($0) }.count
    for symbol in run {
      let traits: Use.Traits = bodies > 1 ? .isDynamic : []
      if roles.contains(.call) {
        guard !declarations.symbols[symbol].isGetter else { continue }
        model.add(mention.use(of: model.id(of: .function(symbol)), .now, traits), to: mention.owner)
        readOmitted(symbol, mention, &model)
        if declarations.symbols[symbol].kind == .constructor {
          readSubclass(symbol, mention, &model)
        }
      } else if roles.contains(.read) {
        model.add(mention.use(of: model.id(of: .getter(symbol)), .now, traits), to: mention.owner)
        if isReadToBegin(symbol, model) {
          model.add(
            mention.use(of: model.id(of: .initialValue(symbol)), .now, traits), to: mention.owner)
        }
      }
    }
  }

  /// The default values that the call computes.
  private func readOmitted(_ symbol: Symbol.ID, _ mention: Mention, _ model: inout ProgramModel) {
    let parameters = declarations.parameters(of: symbol, in: files)
    guard parameters.contains(where: \.hasDefault) else { return }
    for index in around.omitted(from: parameters, inCallAt: mention.token)
    where parameters[index].hasDefault {
      model.add(mention.use(of: model.id(of: .defaultValue(symbol, index))), to: mention.owner)
    }
  }

  /// A convenience initializer that is inherited is a symbol of the base class, but what it makes
  /// has the properties and methods of the class that is named.
  private func readSubclass(_ symbol: Symbol.ID, _ mention: Mention, _ model: inout ProgramModel) {
    let base = declarations.definitions[symbol]?.parent.map(declarations.type)
    for occurrence in file.occurrences(at: mention.place.position)
    where declarations.symbols[occurrence.symbol].kind == .class && occurrence.symbol != base {
      model.add(mention.use(of: model.id(of: .storage(occurrence.symbol))), to: mention.owner)
      model.add(
        mention.use(of: model.id(of: .methods(occurrence.symbol)), .later), to: mention.owner)
    }
  }

  /// Says whether the first read of a property computes its initial value.
  private func isReadToBegin(_ symbol: Symbol.ID, _ model: ProgramModel) -> Bool {
    declarations.symbols[symbol].kind != .instanceProperty || model.lateProperties.contains(symbol)
  }

  // MARK: Mentions of the library

  private func readLibrary(_ mention: Mention, _ model: inout ProgramModel) {
    let symbol = declarations.symbols[mention.symbol]
    guard let name = declarations.libraryName(mention.symbol) else { return }
    func change(_ change: (inout Modifiers) -> Void) {
      guard mention.way.isAtTop else { return }
      model.update(mention.owner) { change(&$0.modifiers) }
    }
    switch name {
    case "graph": change { $0.lifetime = .graph }
    case "cached": change { $0.lifetime = .cached }
    case "shared"
    where symbol.usr.contains("KeptFactory") || symbol.usr.contains("AssumedSendable"):
      change { $0.lifetime = .shared }
    case "singleton": change { $0.lifetime = .singleton }
    case "scope": change { $0.lifetime = .scope(argument(ofCallAt: mention.token)) }
    case "when", "varies": change { $0.varies = true }
    case "register":
      model.update(mention.owner) { $0.registersWhatItIsGiven = true }
    case "timeToLive": change { $0.ages = true }
    case "promised": change { $0.isPromised = true }
    case "callAsFunction" where symbol.usr.hasPrefix("s:8Keyworks16ManagedContainer"):
      let open = text.is(mention.token, "(") ? mention.token : nil
      if let open, text.is(open + 1, "id") { change { $0.hasID = true } }
    case "callAsFunction" where mention.way.manner == .now && !symbol.usr.contains("Provider"):
      model.update(mention.owner) { $0.resolvesWhatItIsGiven = true }
    case "subscript" where !text.is(mention.token + 1, "\\"),
      "init"
    where symbol.usr.hasPrefix("s:8Keyworks8Injected") && !text.is(mention.token + 2, "\\"):
      model.update(mention.owner) { $0.resolvesWhatItIsGiven = true }
    default: break
    }
  }

  /// What stands between the parentheses of a call, without blanks.
  private func argument(ofCallAt token: Int) -> String {
    guard text.is(token + 1, "("), let end = text.tokens[token + 1].partner else { return "" }
    return (token + 2..<end).map { text.text($0) }.joined()
  }

  // MARK: Mentions of factories

  private func readFactory(
    _ target: Code.ID, among count: Int, _ mention: Mention, _ model: inout ProgramModel,
    _ consumed: inout Set<Int>
  ) {
    let traits: Use.Traits = count > 1 ? .isDynamic : []
    if isKeyPath(endingAt: mention.token) {
      readKeyPath(target, traits, mention, &model)
    } else {
      readValue(target, traits, mention, &model, &consumed)
    }
  }

  /// `\.store`, `\Container.store`, `\.outer.store`
  private func isKeyPath(endingAt token: Int) -> Bool {
    var dot = token - 1
    while text.is(dot, ".") {
      var before = dot - 1
      while text.is(before, "?") || text.is(before, "!") { before -= 1 }
      if text.is(before, "\\") { return true }
      guard text.isWord(before) else { return false }
      if text.is(before - 1, "\\") { return true }
      dot = before - 1
    }
    return false
  }

  /// `self.store()`, `store.cached()`, `store.register { … }`, or `store` as a value.
  private func readValue(
    _ target: Code.ID, _ traits: Use.Traits, _ mention: Mention, _ model: inout ProgramModel,
    _ consumed: inout Set<Int>
  ) {
    let traits =
      isOfOther(mention, around.owner(of: mention.token)) ? traits.union(.mayEnd) : traits
    var next = mention.token + 1
    let symbol = declarations.symbols[mention.symbol]
    if symbol.isSubscript { next = text.after(mention.token) }
    if symbol.kind == .instanceMethod, text.is(next, "(") { next = text.after(next) }
    while text.is(next, "?") || text.is(next, "!") { next += 1 }
    while text.is(next, "."), let name = libraryName(at: next + 1) {
      consumed.insert(next + 1)
      switch name {
      case "register" where text.is(next + 2, "(") && text.is(next + 3, "for"): return
      case "register", "override":
        model.factories[target]?.registeredIn.insert(file.module)
        return
      case "decorate", "reset": return
      case "under":
        return model.add(mention.use(of: target, .now, traits.union(.mayEnd)), to: mention.owner)
      case "all", "inForce":
        return model.add(mention.use(of: target, .now, traits), to: mention.owner)
      default:
        next += 2
        while text.is(next, "(") || text.is(next, "{") { next = text.after(next) }
      }
    }
    if text.is(next, "(") {
      consumed.insert(next)
      model.add(mention.use(of: target, .now, traits), to: mention.owner)
    } else {
      handOver(target, traits, mention, &model)
    }
  }

  /// Says whether the factory is that of a container which the container has: `parent.store()` is
  /// another store than its own.
  private func isOfOther(_ mention: Mention, _ owner: Int?) -> Bool {
    guard let owner = owner.map(around.source),
      let container = declarations.definitions[mention.symbol]?.parent.map(declarations.type)
    else { return false }
    return file.occurrences(at: text.tokens[owner].position).contains { occurrence in
      declarations.symbols[occurrence.symbol].kind == .instanceProperty
        && declarations.definitions[occurrence.symbol]?.parent.map(declarations.type) == container
    }
  }

  private func libraryName(at token: Int) -> Substring? {
    guard text.isWord(token) else { return nil }
    return file.occurrences(at: text.tokens[token].position).lazy
      .compactMap { declarations.libraryName($0.symbol) }.first { !$0.hasPrefix("getter:") }
  }

  /// `\.store`, in brackets or as an argument.
  private func readKeyPath(
    _ target: Code.ID, _ traits: Use.Traits, _ mention: Mention, _ model: inout ProgramModel
  ) {
    guard let open = text.tokens[mention.token].parent, !text.is(open, "{"),
      let callee = around.callee(of: open)
    else {
      return handOver(target, traits, mention, &model)
    }
    let symbol = declarations.symbols[callee.symbol]
    let argument = around.argument(at: mention.token, in: open)
    func use(_ manner: Manner, _ more: Use.Traits = [], key: String? = nil) {
      var use = mention.use(of: target, manner, traits.union(more))
      use.key = key
      model.add(use, to: mention.owner)
    }
    guard let name = declarations.libraryName(callee.symbol) else {
      return handOver(target, traits, mention, &model)
    }
    switch name {
    case "subscript":
      // `[\.a, notIn: \.b]` resolves members of the first list only.
      if argument == .position(0) {
        let isMap = model.factories[target]?.kind == .map
        let mayEnd = isUnder(open) || isOfOther(mention, around.subject(ofSubscript: open))
        use(.now, mayEnd ? .mayEnd : [], key: isMap ? key(in: open) : nil)
      }
    case "provider", "providers":
      use(text.is(text.after(open), "(") ? .now : .later)
    case "reorder" where argument == .labelled("in"), "remove" where argument == .labelled("from"),
      "override":
      if model.factories[target]?.isList == true {
        model.rearranged.append((target, mention.place))
      }
    case "contribute" where argument == .position(0):
      readContribution(target, open, mention, &model)
    case "contribute" where argument == .labelled("to") && !text.is(open + 1, "\\"):
      model.rearranged.append((target, mention.place))
    case "init" where symbol.usr.hasPrefix("s:8Keyworks6Tagged"):
      readMember(target, open, mention, &model)
    case "init" where symbol.usr.hasPrefix("s:8Keyworks12LazyInjected"):
      use(model.isLate(mention.owner) ? .now : .lazily)
    case "init": use(.now)
    default: break
    }
  }

  /// The second argument, if it has no label.
  private func key(in open: Int) -> String? {
    let arguments = text.elements(of: open)
    guard arguments.count > 1, !text.is(arguments[1].lowerBound + 1, ":") else { return nil }
    return arguments[1].map { text.text($0) }.joined()
  }

  /// Says whether the brackets have an argument `under:`.
  private func isUnder(_ open: Int) -> Bool {
    text.siblings(from: open + 1).contains { text.is($0, "under") && text.is($0 + 1, ":") }
  }

  /// A factory as a value: it depends on who gets it whether it is resolved now.
  private func handOver(
    _ target: Code.ID, _ traits: Use.Traits, _ mention: Mention, _ model: inout ProgramModel
  ) {
    var use = mention.use(of: target, .now, traits)
    let open = text.tokens[mention.token].parent
    if let open, !text.is(open, "{"), let callee = around.callee(of: open),
      declarations.definitions[callee.symbol] != nil
    {
      use.receiver = model.id(of: .function(callee.symbol))
    } else if !(mention.way.isAtTop && model.factories[mention.owner] != nil) {
      use.receiver = mention.owner
    }
    model.add(use, to: mention.owner)
  }

  // MARK: Lists

  private func readMember(
    _ target: Code.ID, _ open: Int, _ mention: Mention, _ model: inout ProgramModel
  ) {
    guard around.argument(at: mention.token, in: open) == .position(0) else { return }
    guard model.factories[mention.owner]?.isList == true, mention.way.isAtTop else {
      // A list that takes the place of another, in a test or an override.
      return model.add(mention.use(of: target, .later), to: mention.owner)
    }
    addMember(target, to: mention.owner, open, contributor: nil, mention, &model)
  }

  private func readContribution(
    _ target: Code.ID, _ open: Int, _ mention: Mention, _ model: inout ProgramModel
  ) {
    for index in text.siblings(from: open + 1) where text.is(index, "to") && text.is(index + 1, ":")
    {
      for token in text.siblings(from: index + 2) {
        for occurrence in file.occurrences(at: text.tokens[token].position)
        where occurrence.roles.contains(.read) {
          for list in factories(for: occurrence.symbol, in: model)
          where model.factories[list]?.isList == true {
            addMember(target, to: list, open, contributor: file.module, mention, &model)
          }
        }
      }
    }
  }

  private func addMember(
    _ target: Code.ID, to list: Code.ID, _ open: Int, contributor: String?, _ mention: Mention,
    _ model: inout ProgramModel
  ) {
    var member = Member(
      list: list, factory: target, place: mention.place, priority: .value(0),
      contributor: contributor, code: mention.owner, bracket: text.tokens[open].parent)
    member.arguments = subscriptArguments(at: mention.token)
    member.key = contributor == nil ? writtenKey(before: open) : nil
    for index in text.siblings(from: open + 1) {
      if text.is(index, "for"), text.is(index + 1, ":") { member.key = written(at: index + 2) }
      if text.is(index, "priority"), text.is(index + 1, ":") {
        member.priority = priority(at: index + 2)
      }
      if text.is(index, "under"), text.is(index + 1, ":") {
        member.variant = written(at: index + 2)
      }
      let isBefore = text.is(index, "before")
      guard isBefore || text.is(index, "after"), text.is(index - 1, "."), text.is(index + 1, "("),
        let end = text.tokens[index + 1].partner
      else { continue }
      for token in index + 2..<end {
        for occurrence in file.occurrences(at: text.tokens[token].position)
        where occurrence.roles.contains(.read) {
          member.bonds += factories(for: occurrence.symbol, in: model).map {
            Member.Bond(
              isBefore: isBefore, other: $0, arguments: subscriptArguments(at: token))
          }
        }
      }
    }
    model.members.append(member)
  }

  private func subscriptArguments(at token: Int) -> String {
    text.is(token, "[") ? (token..<text.after(token)).map { text.text($0) }.joined() : ""
  }

  /// In a literal of a map what stands before `: Tagged(`.
  private func writtenKey(before open: Int) -> String? {
    guard let literal = text.tokens[open].parent, text.is(literal, "["),
      let element = text.elements(of: literal).first(where: { $0.contains(open) }),
      let colon = element.first(where: { text.is($0, ":") && text.tokens[$0].parent == literal })
    else { return nil }
    return (element.lowerBound..<colon).map { text.text($0) }.joined()
  }

  /// A literal; or the name of a constant with a literal, wherever the program declares it.
  private func priority(at token: Int) -> Member.Priority {
    let argument = Array(text.siblings(from: token).prefix { !text.is($0, ",") })
    if let value = Self.integer(written(at: token)) { return .value(value) }
    let isName = argument.allSatisfy { text.isWord($0) || text.is($0, ".") }
    let value = isName ? argument.last.flatMap(constant) : nil
    return value.map { .value($0) } ?? .unknown(written(at: token))
  }

  /// The value of `let early = -5`.
  private func constant(at token: Int) -> Int? {
    let symbol = file.occurrences(at: text.tokens[token].position).first {
      $0.roles.contains(.read) && !$0.roles.contains(.implicit)
    }?.symbol
    guard let definition = symbol.flatMap({ declarations.definitions[$0] }) else { return nil }
    let text = files[definition.file].text
    guard let name = text.index(at: definition.position), text.is(name - 1, "let"),
      let equals = text.siblings(from: name).first(where: { text.is($0, "=") || text.is($0, "{") }),
      text.is(equals, "=")
    else { return nil }
    let number = text.is(equals + 1, "-") ? equals + 2 : equals + 1
    let next = number + 1
    // Nothing may follow in its line that belongs to it.
    if text.tokens.indices.contains(number), text.tokens.indices.contains(next),
      text.tokens[next].position.line == text.tokens[number].position.line,
      text.tokens[next].kind != .close, !text.is(next, ";")
    {
      return nil
    }
    return Self.integer((number > equals + 1 ? "-" : "") + text.text(number))
  }

  /// An argument as the source has it, without blanks.
  private func written(at token: Int) -> String {
    let end = text.siblings(from: token).first { text.is($0, ",") }
    let last = text.tokens[token].parent.flatMap { text.tokens[$0].partner } ?? token
    return (token..<(end ?? last)).map { text.text($0) }.joined()
  }

  private static func integer(_ text: String) -> Int? {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix)
    }
    return Int(digits)
  }
}

extension SourceFile {
  /// The occurrences at a position.
  func occurrences(at position: Position) -> ArraySlice<Occurrence> {
    var low = 0
    var high = occurrences.count
    while low < high {
      let middle = (low + high) / 2
      if occurrences[middle].place < position { low = middle + 1 } else { high = middle }
    }
    return occurrences[low...].prefix { $0.place == position }
  }
}
