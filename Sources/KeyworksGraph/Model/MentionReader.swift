/// Reads the mentions of one file: which code uses which factory, list or piece of code, and how.
struct MentionReader {
  let number: Int
  let model: ProgramModel
  let declarations: Declarations
  let file: SourceFile
  let text: SourceText
  let around: CallSites

  init(_ number: Int, in model: ProgramModel) {
    self.number = number
    self.model = model
    declarations = model.declarations
    file = model.files[number]
    text = file.text
    around = model.sites(of: number)
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

    func use(
      of target: Code.ID, _ timing: Timing = .now, _ traits: Use.Traits = [],
      isProvided: Bool = false
    ) -> Use {
      Use(
        target: target, timing: max(timing, way.timing), place: place,
        traits: traits.union(way.traits), isAtTop: way.isAtTop, isInTeardown: way.isInTeardown,
        isDead: way.isDead, launch: way.launch, isReplaceable: way.isReplaceable, wiring: wiring,
        isProvided: isProvided && way.timing <= .lazily)
    }
  }

  func read() {
    readChosenTypes()
    // The tokens that an earlier mention has already covered.
    var consumed: Set<Int> = []
    for occurrence in file.occurrences where occurrence.roles.contains(.reference) {
      readWrapper(occurrence)
      let roles = occurrence.roles
      let isNamed =
        roles.isDisjoint(with: [.read, .call, .write])
        && declarations.symbols[occurrence.symbol].kind.isFunction
      // The language calls what no source names: `next()` in a loop, `~=` in a switch.
      let isUnapplied = isNamed && !roles.contains(.implicit)
      guard isNamed || !roles.isDisjoint(with: [.read, .call, .write]),
        let token = text.index(at: occurrence.place) ?? text.index(ofProjectionAt: occurrence.place)
      else { continue }
      let (piece, declaration) = owner(of: occurrence)
      let way =
        isUnapplied
        ? around.way(fromValue: token, to: declaration) : around.way(from: token, to: declaration)
      let mention = Mention(
        symbol: occurrence.symbol, token: token, place: Place(in: file, at: occurrence.place),
        owner: code(for: piece, way), way: way,
        wiring: way.registered == nil ? nil : model.id(of: piece))

      readForeign(mention)
      if declarations.isLibrary(occurrence.symbol) {
        if !consumed.contains(token) { readLibrary(mention) }
      } else if declarations.definitions[occurrence.symbol] != nil {
        let isOfSuper = text.is(token - 1, ".") && text.is(token - 2, "super")
        let targets = factories(
          behind: isOfSuper
            ? [occurrence.symbol] : declarations.implementations(of: occurrence.symbol))
        let isMethod = declarations.symbols[occurrence.symbol].kind == .instanceMethod
        if targets.isEmpty {
          readCode(mention, isNamed ? roles.union(.call) : roles)
        } else if roles.contains(.read) || isMethod {
          for target in targets {
            readFactory(target, among: targets.count, mention, &consumed)
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
    guard var id = relation?.symbol ?? declaration(withDefault: occurrence) else {
      return (.main(number), nil)
    }
    if declarations.symbols[id].kind == .parameter {
      id = declarations.definitions[id]?.parent ?? id
    }
    let symbol = declarations.symbols[id]
    let definition = declarations.definitions[id]
    let token = definition.flatMap { text.index(at: $0.position) }
    if let property = definition?.property, symbol.isGetter { return (.getter(property), token) }
    let isValue = definition?.property == nil && !symbol.isSubscript && symbol.kind.isVariable
    return (isValue ? .initialValue(id) : .function(id), token)
  }

  /// The enum case or subscript whose default value has the mention: the index does not say it.
  private func declaration(withDefault occurrence: Occurrence) -> Symbol.ID? {
    guard let token = text.index(at: occurrence.place) else { return nil }
    return text.brackets(around: token).lazy.filter { text.is($0, "(") && text.isWord($0 - 1) }
      .flatMap { file.occurrences(at: text.tokens[$0 - 1].position) }
      .first {
        let symbol = declarations.symbols[$0.symbol]
        return $0.roles.contains(.definition) && (symbol.kind == .enumCase || symbol.isSubscript)
      }?.symbol
  }

  /// The code that runs the mention: the declaration around it, or a factory it is registered for.
  private func code(for piece: ProgramModel.Piece, _ way: CallSites.Way) -> Code.ID {
    if let token = way.registered {
      return file.symbols(at: token).flatMap(factories).first
        ?? model.id(of: .registration(model.id(of: piece)))
    }
    if let name = way.idle { return model.id(of: .local(number, name)) }
    if let parameter = way.parameter, case .function(let function) = piece {
      return model.id(of: .defaultValue(function, parameter))
    }
    return model.id(of: piece)
  }

  /// The factories behind a symbol: itself, or the implementations of a requirement.
  func factories(for symbol: Symbol.ID) -> [Code.ID] {
    factories(behind: declarations.implementations(of: symbol))
  }

  private func factories(behind symbols: [Symbol.ID]) -> [Code.ID] {
    symbols.compactMap { symbol in
      [.getter(symbol), .function(symbol), .initialValue(symbol)].lazy
        .compactMap(model.existing).first { model.factories[$0] != nil }
    }
  }

  /// `@Lent` before a property, where `Lent` is one of the program's own wrappers.
  private func readWrapper(_ occurrence: Occurrence) {
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

  private func readCode(_ mention: Mention, _ roles: Roles) {
    if roles.contains(.write) { readObservers(of: mention.symbol, mention) }
    let isDynamic =
      roles.contains(.dynamic) || declarations.isRequirement(mention.symbol)
      || isOfMetatype(mention)
    let run =
      isDynamic ? declarations.implementations(of: mention.symbol) : [mention.symbol]
    let bodies = run.count { !declarations.isRequirement($0) }
    let traits: Use.Traits = bodies > 1 ? .isDynamic : []
    for symbol in run {
      if roles.contains(.call) {
        guard !declarations.symbols[symbol].isGetter else { continue }
        add(.function(symbol), .now, traits, by: mention)
        readChoice(of: model.id(of: .function(symbol)), in: nil, mention)
        readOmitted(symbol, mention)
        readGenericRequirement(of: symbol, mention)
        readHandingOver(of: symbol, mention)
        if declarations.symbols[symbol].kind == .instanceMethod {
          readHanding(toMethodAt: mention)
        }
        if declarations.symbols[symbol].kind == .constructor {
          readSubclass(symbol, mention)
          readMaking(of: declarations.type(around: symbol), mention)
        }
        readConstruction(by: symbol, mention)
      } else if roles.contains(.read) {
        let isProjection = text.text(mention.token).hasPrefix("$")
        let piece = isProjection ? ProgramModel.Piece.projection(symbol) : .getter(symbol)
        add(piece, .now, traits, by: mention)
        if declarations.isComputed(symbol) { readChoice(of: model.id(of: piece), in: nil, mention) }
        if declarations.symbols[symbol].isSubscript { readOmitted(symbol, mention) }
        // The first read of a global or a late property computes its initial value.
        if declarations.symbols[symbol].kind != .instanceProperty
          || model.lateProperties.contains(symbol)
        {
          add(.initialValue(symbol), .now, traits, by: mention)
        }
      }
    }
  }

  /// Notes that the mentioning code uses other code.
  private func add(
    _ piece: ProgramModel.Piece, _ timing: Timing = .now, _ traits: Use.Traits = [],
    by mention: Mention
  ) {
    model.add(mention.use(of: model.id(of: piece), timing, traits), to: mention.owner)
  }

  /// Calls from outside of the program that run its code: `sorted()` compares, and `decode` makes
  /// an instance of the type that it is given.
  private func readForeign(_ mention: Mention) {
    let name = declarations.symbols[mention.symbol].name.prefix { $0 != "(" }
    var run: [Symbol.ID] = []
    if Self.comparing.contains(name), declarations.definitions[mention.symbol] == nil {
      run = declarations.foreign("<(_:_:)")
    } else if name == "decode", let type = text.arguments(in: mention.token + 1).first,
      text.is(type.upperBound - 1, "self")
    {
      let types = Set(type.flatMap(file.symbols))
      run = declarations.foreign("init(from:)").filter {
        declarations.type(around: $0).map(types.contains) == true
      }
    }
    for symbol in run { add(.function(symbol), .now, .isDynamic, by: mention) }
  }

  private static let comparing: Set<Substring> = ["max", "min", "sort", "sorted"]

  /// Setting a property runs its observers, except in the initializers of its type.
  private func readObservers(of property: Symbol.ID, _ mention: Mention) {
    if case .function(let symbol) = model.pieces[mention.owner],
      declarations.symbols[symbol].kind == .constructor,
      declarations.definitions[symbol]?.parent == declarations.definitions[property]?.parent
    {
      return
    }
    for observer in declarations.observers(of: property) { add(.function(observer), by: mention) }
  }

  /// Whether `type.init()` is called on a metatype value, which may be that of a subclass.
  private func isOfMetatype(_ mention: Mention) -> Bool {
    guard text.is(mention.token, "init"), let type = around.receiver(ofMember: mention.token) else {
      return false
    }
    return !text.is(type, "self") && !text.is(type, "super")
      && file.symbols(at: type).allSatisfy { declarations.symbols[$0].kind != .class }
  }

  /// The default values that the call evaluates.
  private func readOmitted(_ symbol: Symbol.ID, _ mention: Mention) {
    let symbol = declarations.written(symbol)
    let parameters = declarations.parameters(of: symbol)
    guard parameters.contains(where: \.hasDefault) else { return }
    for index in around.omitted(from: parameters, inCallAt: mention.token)
    where parameters[index].hasDefault {
      add(.defaultValue(symbol, index), by: mention)
    }
  }

  /// A generic function requires a value of a type that its caller names.
  private func readGenericRequirement(of symbol: Symbol.ID, _ mention: Mention) {
    let function = model.id(of: .function(symbol))
    for type in contextValues(inCallAt: mention.token) {
      model.named.append(
        (function, mention.owner, declarations.symbols[type].name, type, mention.use(of: function)))
    }
  }

  /// An inherited convenience initializer is a symbol of the base class. The new instance has the
  /// properties and methods of the class that the source names.
  private func readSubclass(_ symbol: Symbol.ID, _ mention: Mention) {
    let base = declarations.type(around: symbol)
    for type in file.symbols(at: mention.token)
    where declarations.symbols[type].kind == .class && type != base {
      add(.storage(type), by: mention)
      add(.methods(type), .later, by: mention)
    }
  }

  // MARK: Mentions of the library

  private func readLibrary(_ mention: Mention) {
    let symbol = mention.symbol
    guard let name = declarations.libraryName(symbol) else { return }
    func change(_ change: (inout Modifiers) -> Void) {
      if mention.way.isAtTop { change(&model.codes[mention.owner].modifiers) }
    }
    switch name {
    case .graph, .cached, .singleton, .scope, .timeToLive: readLifetime(name, mention)
    case .shared where declarations.isMember(symbol, of: .keptFactory, .assumedSendable):
      readLifetime(name, mention)
    case .when, .varies:
      readCase(mention)
      change {
        $0.varies = true
        $0.variants.add(variantTypes(ofCallAt: mention.token))
        if name == .when { $0.hasBodiesForVariants = true }
      }
    case .ignoring: change { $0.ignored.add(variantTypes(ofCallAt: mention.token)) }
    case .on:
      change {
        $0.launches.insert(around.launch(ofCallAt: mention.token, symbol))
      }
    case .register: model.codes[mention.owner].registersWhatItIsGiven = true
    case .under, .without: model.codes[mention.owner].choosesVariants = true
    case .require, .contextValue:
      let types = contextTypes(ofCallAt: mention.token)
      if types.first.flatMap(\.self).map(declarations.isVariant) == true {
        model.codes[mention.owner].variantsRead.add(variantTypes(ofCallAt: mention.token))
      } else if name == .require {
        model.codes[mention.owner].requirements.append(
          (key(ofCallAt: mention.token), types.first ?? nil, mention.use(of: mention.owner)))
      }
    case .with:
      model.codes[mention.owner].choosesVariants = true
      for type in contextTypes(ofCallAt: mention.token)
      where !(type.map(declarations.isVariant) ?? false) {
        model.givenKeys.append((type, mention.owner))
      }
    case .initializer where declarations.isMember(symbol, of: .containerManager):
      readManager(mention)
    case .initializer where declarations.isMember(symbol, of: .container):
      readMaking(of: nil, mention)
    case .teardown: change { $0.hasTeardown = true }
    case .enabled: readCondition(mention)
    case .withContainer, .close, .withTeardown, .withSandbox, .reset:
      if name == .close || name == .withContainer { readClosing(mention) }
      readEnding(name, mention)
    case .promised:
      readBody(mention)
      change { $0.isPromised = true }
    case .callAsFunction where declarations.isMember(symbol, of: .managedContainer), .async,
      .mainActor,
      .throwing:
      readBody(mention)
      let open = name == .callAsFunction ? mention.token : mention.token + 1
      if text.is(open, "("), text.is(open + 1, "id") { change { $0.hasID = true } }
    case .callAsFunction where mention.way.timing == .now:
      // A provider in a property is meant for later, and so is the instance that has the property.
      let isKept = isProperty(mention.token - 1)
      let isProvider = declarations.isMember(
        symbol, of: .throwingProvider, .asyncProvider, .mainActorProvider)
      if isKept { model.codes[mention.owner].resolvesWhatItKeeps = true }
      if !isKept || !isProvider {
        model.codes[mention.owner].resolvedNames.insert(text.text(mention.token - 1))
      }
    case .subscript where !text.is(mention.token + 1, "\\"),
      .injected where !text.is(mention.token + 2, "\\"),
      .initializer
    where declarations.isMember(symbol, of: .injected) && !text.is(mention.token + 2, "\\"):
      let open = text.is(mention.token, "[") ? mention.token : mention.token + 1
      // A closure that a function returns resolves later.
      guard mention.way.timing == .now else { break }
      model.codes[mention.owner].resolvedNames.insert(text.text(open + 1))
      if text.elements(of: open).count > 1 { model.codes[mention.owner].choosesVariants = true }
      for symbol in around.subject(ofSubscript: open).map(file.symbols) ?? []
      where declarations.symbols[symbol].kind == .instanceProperty {
        let type = declarations.containerType(ofMember: symbol)
        model.codes[mention.owner].resolvesInPropertiesOf.insert(type)
      }
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
