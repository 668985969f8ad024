/// Reads the mentions of one file: which code uses which factory, list or piece of code, and how.
struct MentionReader {
  let number: Int
  let file: SourceFile
  let files: [SourceFile]
  let declarations: Declarations
  let around: CallSites
  let holdings: Holdings
  let text: SourceText

  init(
    _ number: Int, _ files: [SourceFile], _ declarations: Declarations, _ holdings: Holdings,
    makers: Set<Symbol.ID>
  ) {
    self.holdings = holdings
    self.number = number
    self.declarations = declarations
    self.files = files
    file = files[number]
    text = file.text
    around = CallSites(of: file, in: files, declarations, makers: makers)
  }

  /// A mention, and the code that makes it.
  struct Mention {
    let symbol: Symbol.ID
    let token: Int
    let place: Place
    let owner: Code.ID
    let way: CallSites.Way
    /// The code around a registered body.
    let wiring: Code.ID?

    func use(of target: Code.ID, _ timing: Timing = .now, _ traits: Use.Traits = []) -> Use {
      Use(
        target: target, timing: max(timing, way.timing), place: place,
        traits: traits.union(way.traits), isAtTop: way.isAtTop, isInTeardown: way.isInTeardown,
        isDead: way.isDead, launch: way.launch, isReplaceable: way.isReplaceable, wiring: wiring)
    }
  }

  func read(into model: inout ProgramModel) {
    readChosenTypes(into: &model)
    // The tokens that an earlier mention has already covered.
    var consumed: Set<Int> = []
    for occurrence in file.occurrences where occurrence.roles.contains(.reference) {
      readWrapper(occurrence, &model)
      let roles = occurrence.roles
      let isNamed =
        roles.isDisjoint(with: [.read, .call, .write])
        && declarations.symbols[occurrence.symbol].kind.isFunction
      // The language calls what no source names: `next()` in a loop, `~=` in a switch.
      let isUnapplied = isNamed && !roles.contains(.implicit)
      guard isNamed || !roles.isDisjoint(with: [.read, .call, .write]),
        let token = text.index(at: occurrence.place) ?? text.index(ofProjectionAt: occurrence.place)
      else { continue }
      let owner = owner(of: occurrence)
      let way =
        isUnapplied
        ? around.way(fromValue: token, to: owner.declaration)
        : around.way(from: token, to: owner.declaration)
      guard let code = code(for: owner.piece, way, &model) else { continue }
      let mention = Mention(
        symbol: occurrence.symbol, token: token,
        place: Place(in: file, at: occurrence.place), owner: code, way: way,
        wiring: way.registered == nil ? nil : model.id(of: owner.piece))

      readForeign(mention, &model)
      if declarations.isLibrary(occurrence.symbol) {
        if !consumed.contains(token) { readLibrary(mention, &model) }
      } else if declarations.definitions[occurrence.symbol] != nil {
        let isOfSuper = text.is(token - 1, ".") && text.is(token - 2, "super")
        let targets =
          isOfSuper
          ? [factory(of: occurrence.symbol, in: model)].compactMap(\.self)
          : factories(for: occurrence.symbol, in: model)
        if targets.isEmpty {
          readCode(mention, isNamed ? roles.union(.call) : roles, &model)
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

  // MARK: The mentioning code

  /// The declaration around an occurrence according to the index, and its first token.
  private func owner(of occurrence: Occurrence) -> (piece: ProgramModel.Piece, declaration: Int?) {
    let relation = occurrence.relations.first {
      $0.roles.contains(.containedBy) || $0.roles.contains(.calledBy)
    }
    guard var symbol = relation?.symbol ?? declaration(withDefault: occurrence) else {
      return (.main(number), nil)
    }
    if declarations.symbols[symbol].kind == .parameter,
      let parent = declarations.definitions[symbol]?.parent
    {
      symbol = parent
    }
    let definition = declarations.definitions[symbol]
    let token = definition.flatMap { text.index(at: $0.position) }
    if declarations.symbols[symbol].isSubscript { return (.function(symbol), token) }
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

  /// The case of an enum, or the subscript, with the default value that mentions it: the index does not
  /// relate the two.
  private func declaration(withDefault occurrence: Occurrence) -> Symbol.ID? {
    var bracket = text.index(at: occurrence.place).flatMap { text.tokens[$0].parent }
    while let open = bracket {
      if text.is(open, "("), text.isWord(open - 1),
        let found = file.occurrences(at: text.tokens[open - 1].position).first(where: {
          let symbol = declarations.symbols[$0.symbol]
          return $0.roles.contains(.definition) && (symbol.kind == .enumCase || symbol.isSubscript)
        })
      {
        return found.symbol
      }
      bracket = text.tokens[open].parent
    }
    return nil
  }

  /// The code that runs the mention: the declaration around it, or the factory that it is
  /// registered for.
  private func code(
    for piece: ProgramModel.Piece, _ way: CallSites.Way, _ model: inout ProgramModel
  ) -> Code.ID? {
    guard let token = way.registered else {
      if let name = way.idle { return model.id(of: .local(number, name)) }
      if let parameter = way.parameter, case .function(let function) = piece {
        return model.id(of: .defaultValue(function, parameter))
      }
      return model.id(of: piece)
    }
    let registered = file.occurrences(at: text.tokens[token].position)
      .flatMap { factories(for: $0.symbol, in: model) }
    return registered.first ?? model.id(of: .registration(model.id(of: piece)))
  }

  /// The factories behind a symbol: itself, or the implementations of a requirement.
  func factories(for symbol: Symbol.ID, in model: ProgramModel) -> [Code.ID] {
    declarations.implementations(of: symbol).compactMap { factory(of: $0, in: model) }
  }

  private func factory(of symbol: Symbol.ID, in model: ProgramModel) -> Code.ID? {
    [.getter(symbol), .function(symbol), .initialValue(symbol)].lazy
      .compactMap(model.existing).first { model.factories[$0] != nil }
  }

  /// `@Lent` before a property, where `Lent` is one of the program's own wrappers.
  private func readWrapper(_ occurrence: Occurrence, _ model: inout ProgramModel) {
    guard let token = text.index(at: occurrence.place), text.is(token - 1, "@"),
      declarations.symbols[occurrence.symbol].kind != .constructor,
      let property = occurrence.relations.first(where: { $0.roles.contains(.containedBy) })?.symbol,
      declarations.children[occurrence.symbol]?.contains(where: {
        declarations.symbols[$0].name == "wrappedValue"
      }) == true
    else { return }
    model.wrappers[property] = occurrence.symbol
  }

  // MARK: Mentions of code

  private func readCode(_ mention: Mention, _ roles: Roles, _ model: inout ProgramModel) {
    if roles.contains(.write) { readObservers(of: mention.symbol, mention, &model) }
    let all = declarations.implementations(of: mention.symbol)
    let isDynamic =
      roles.contains(.dynamic) || declarations.isRequirement(mention.symbol)
      || isOfMetatype(mention)
    let run = isDynamic ? all : [mention.symbol]
    let bodies = run.filter { !declarations.isRequirement($0) }.count
    for symbol in run {
      let traits: Use.Traits = bodies > 1 ? .isDynamic : []
      if roles.contains(.call) {
        guard !declarations.symbols[symbol].isGetter else { continue }
        model.add(mention.use(of: model.id(of: .function(symbol)), .now, traits), to: mention.owner)
        readChoice(of: model.id(of: .function(symbol)), in: nil, mention, &model)
        readOmitted(symbol, mention, &model)
        readHandingOver(of: symbol, mention, &model)
        if declarations.symbols[symbol].kind == .constructor {
          readSubclass(symbol, mention, &model)
          readConstruction(of: symbol, mention, &model)
        }
      } else if roles.contains(.read) {
        let piece: ProgramModel.Piece =
          text.text(mention.token).hasPrefix("$") ? .projection(symbol) : .getter(symbol)
        model.add(mention.use(of: model.id(of: piece), .now, traits), to: mention.owner)
        if declarations.symbols[symbol].isSubscript { readOmitted(symbol, mention, &model) }
        if isReadToBegin(symbol, model) {
          model.add(
            mention.use(of: model.id(of: .initialValue(symbol)), .now, traits), to: mention.owner)
        }
      }
    }
  }

  /// Calls from outside of the program that run its code: `sorted()` compares, and `decode` makes an
  /// instance of the type that it is given.
  private func readForeign(_ mention: Mention, _ model: inout ProgramModel) {
    let name = declarations.symbols[mention.symbol].name.prefix { $0 != "(" }
    var run: [Symbol.ID] = []
    if Self.comparing.contains(name), declarations.definitions[mention.symbol] == nil {
      run = declarations.foreign("<(_:_:)")
    } else if name == "decode", text.is(mention.token + 1, "("),
      let type = text.elements(of: mention.token + 1).first, text.is(type.upperBound - 1, "self")
    {
      let types = Set(
        type.flatMap { file.occurrences(at: text.tokens[$0].position).map(\.symbol) })
      run = declarations.foreign("init(from:)").filter {
        declarations.definitions[$0]?.parent.map(declarations.type).map(types.contains) == true
      }
    }
    for symbol in run {
      model.add(
        mention.use(of: model.id(of: .function(symbol)), .now, .isDynamic), to: mention.owner)
    }
  }

  private static let comparing: Set<Substring> = ["max", "min", "sort", "sorted"]

  /// Setting a property runs its observers, except in the initializers of its type.
  private func readObservers(
    of property: Symbol.ID, _ mention: Mention, _ model: inout ProgramModel
  ) {
    if case .function(let symbol) = model.pieces[mention.owner],
      declarations.symbols[symbol].kind == .constructor,
      declarations.definitions[symbol]?.parent == declarations.definitions[property]?.parent
    {
      return
    }
    for observer in declarations.observers(of: property) {
      model.add(mention.use(of: model.id(of: .function(observer))), to: mention.owner)
    }
  }

  /// Whether `type.init()` is called on a metatype value. It may then run the initializer of a
  /// subclass.
  private func isOfMetatype(_ mention: Mention) -> Bool {
    guard text.is(mention.token, "init"), let type = around.receiver(ofMember: mention.token) else {
      return false
    }
    return file.occurrences(at: text.tokens[type].position).allSatisfy {
      declarations.symbols[$0.symbol].kind != .class
    } && !text.is(type, "self") && !text.is(type, "super")
  }

  /// The default values that the call evaluates.
  private func readOmitted(_ symbol: Symbol.ID, _ mention: Mention, _ model: inout ProgramModel) {
    let symbol = declarations.written(symbol)
    let parameters = declarations.parameters(of: symbol, in: files)
    guard parameters.contains(where: \.hasDefault) else { return }
    for index in around.omitted(from: parameters, inCallAt: mention.token)
    where parameters[index].hasDefault {
      model.add(mention.use(of: model.id(of: .defaultValue(symbol, index))), to: mention.owner)
    }
  }

  /// An inherited convenience initializer is a symbol of the base class. The new instance has the
  /// properties and methods of the class that the source names.
  private func readSubclass(_ symbol: Symbol.ID, _ mention: Mention, _ model: inout ProgramModel) {
    let base = declarations.definitions[symbol]?.parent.map(declarations.type)
    for occurrence in file.occurrences(at: mention.place.position)
    where declarations.symbols[occurrence.symbol].kind == .class && occurrence.symbol != base {
      model.add(mention.use(of: model.id(of: .storage(occurrence.symbol))), to: mention.owner)
      model.add(
        mention.use(of: model.id(of: .methods(occurrence.symbol)), .later), to: mention.owner)
    }
  }

  /// Whether the first read of a property computes its initial value.
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
    case .graph, .cached, .singleton:
      readLifetime(name, mention, &model)
      change {
        $0.lifetime = name == .graph ? .graph : name == .cached ? .cached : .singleton
      }
    case .shared
    where LibraryType.keptFactory.isAround(symbol) || LibraryType.assumedSendable.isAround(symbol):
      readLifetime(name, mention, &model)
      change { $0.lifetime = .shared }
    case .scope:
      readLifetime(name, mention, &model)
      change { $0.lifetime = .scope(argument(ofCallAt: mention.token)) }
    case .when, .varies:
      readCase(mention, &model)
      let types = variantTypes(ofCallAt: mention.token)
      change {
        $0.varies = true
        $0.variants.add(types)
        if name == .when { $0.hasBodiesForVariants = true }
      }
    case .ignoring:
      let types = variantTypes(ofCallAt: mention.token)
      change { $0.ignored.add(types) }
    case .on:
      let launch = Launch(written: around.firstArgument(ofCallAt: mention.token))
      change { $0.launches.insert(launch) }
    case .register:
      model.update(mention.owner) { $0.registersWhatItIsGiven = true }
    case .require, .contextValue:
      let types = contextTypes(ofCallAt: mention.token)
      if types.first.flatMap(\.self).map(declarations.isVariant) == true {
        let types = variantTypes(ofCallAt: mention.token)
        model.update(mention.owner) { $0.variantsRead.add(types) }
      } else if name == .require {
        let key = key(ofCallAt: mention.token)
        let use = mention.use(of: mention.owner)
        model.update(mention.owner) { $0.requirements.append(Requirement(key: key, use: use)) }
      }
    case .with:
      for type in contextTypes(ofCallAt: mention.token)
      where !(type.map(declarations.isVariant) ?? false) {
        model.givenKeys.append((type.map { declarations.symbols[$0].name }, mention.place))
      }
    case .initializer where LibraryType.containerManager.isAround(symbol):
      readManager(mention, &model)
    case .teardown: change { $0.hasTeardown = true }
    case .enabled: readCondition(mention, &model)
    case .withContainer, .close, .withTeardown, .withSandbox, .reset:
      if name == .close || name == .withContainer { readClosing(mention, &model) }
      readEnding(name, mention, &model)
    case .timeToLive:
      readLifetime(name, mention, &model)
      change { $0.ages = true }
    case .promised:
      readBody(mention, &model)
      change { $0.isPromised = true }
    case .callAsFunction where LibraryType.managedContainer.isAround(symbol), .async, .mainActor,
      .throwing:
      readBody(mention, &model)
      let open = name == .callAsFunction ? mention.token : mention.token + 1
      if text.is(open, "("), text.is(open + 1, "id") { change { $0.hasID = true } }
    case .callAsFunction where mention.way.timing == .now:
      // A provider in a property is meant for later, and so is the instance that has the property.
      let isKept = isProperty(mention.token - 1)
      let isProvider = LibraryType.providers.contains { $0.isAround(symbol) }
      let name = text.text(mention.token - 1)
      model.update(mention.owner) {
        if isKept { $0.resolvesWhatItKeeps = true }
        if !isKept || !isProvider { $0.resolvedNames.insert(name) }
      }
    case .subscript where !text.is(mention.token + 1, "\\"),
      .initializer where LibraryType.injected.isAround(symbol) && !text.is(mention.token + 2, "\\"):
      let open = text.is(mention.token, "[") ? mention.token : mention.token + 1
      let name = text.text(open + 1)
      model.update(mention.owner) { $0.resolvedNames.insert(name) }
    default: break
    }
  }

  /// `Locale` in `require(Locale.self)`.
  private func key(ofCallAt token: Int) -> String {
    let text = argument(ofCallAt: token)
    return text.hasSuffix(".self") ? String(text.dropLast(".self".count)) : text
  }

  /// The text between the parentheses of a call, without spaces.
  func argument(ofCallAt token: Int) -> String {
    guard text.is(token + 1, "("), let end = text.tokens[token + 1].partner else { return "" }
    return text.text(token + 2..<end)
  }
}

extension SourceFile {
  /// The occurrences at a position.
  func occurrences(at position: Position) -> ArraySlice<Occurrence> {
    occurrences[occurrences.firstIndex(notBefore: position, \.place)...]
      .prefix { $0.place == position }
  }
}
