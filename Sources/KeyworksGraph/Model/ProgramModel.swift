/// The factories, lists and code of all modules, before the analysis.
final class ProgramModel {
  let declarations: Declarations
  var files: [SourceFile] { declarations.files }
  let holdings: Holdings
  var codes: [Code] = []
  var factories: [Code.ID: Factory] = [:]
  var members: [Member] = []
  /// The places where a factory passes its container to an initializer.
  var constructions: [Construction] = []
  var leaks: [Leak] = []
  var handings: [Handing] = []
  /// Where containers are made, other than `shared`, and other objects too. Nil for `Container`.
  var made: [(type: Symbol.ID?, place: Place)] = []
  var flaws: [Flaw] = []
  var conditions: [WiringCondition] = []
  var handedOver: [HandedContainer] = []
  /// The types of context values that `with` gives, and the code that does; nil if a type is not
  /// written out.
  var givenKeys: [(type: Symbol.ID?, code: Code.ID)] = []
  /// The types of context values that calls name, each with the function and the caller.
  var named: [(function: Code.ID, caller: Code.ID, key: String, type: Symbol.ID, use: Use)] = []
  private(set) var registrations: [Registration] = []
  var choices: [VariantChoice] = []
  var chosenTypes: [(types: VariantTypes, place: Place)] = []
  /// The types that a program chooses for all that it resolves.
  var launchTypes: [(types: VariantTypes, place: Place)] = []
  /// The bodies that code registers for variants.
  var registeredCases: [(factory: Code.ID, types: VariantTypes, place: Place)] = []
  var endings: [Ending] = []
  var containerEnds: [ContainerEnd] = []
  var containers = ContainerTypes()
  /// The places that change a list in a way that is known only at run time.
  var rearranged: [(list: Code.ID, place: Place)] = []
  /// The members that code removes from a list.
  var removed: [(member: Code.ID, place: Place)] = []
  /// Properties whose initial value is computed at the first read: `lazy` and `@LazyInjected`.
  var lateProperties: Set<Symbol.ID> = []
  /// For each property with one of the program's own wrappers, the type of the wrapper.
  var wrappers: [Symbol.ID: Symbol.ID] = [:]
  /// For the closures that functions get, whether those call them before they return.
  var called: [Given: Bool] = [:]
  /// Those about which the question is not answered yet.
  var asked: Set<Given> = []
  private var sites: [Int: CallSites] = [:]
  private(set) lazy var metatypes = readMetatypes()
  /// The types that code mentions, themselves or by a static member.
  private(set) lazy var mentioned = readMentionedTypes()
  /// Functions that make a factory from a closure or from another factory.
  private var makers: Set<Symbol.ID> = []
  private(set) var known: [Piece: Code.ID] = [:]
  /// The meaning of each piece of code.
  private(set) var pieces: [Piece] = []

  /// A parameter of a function.
  struct Given: Hashable {
    let function: Symbol.ID
    let parameter: String
  }

  /// The pieces of code that a symbol may stand for.
  enum Piece: Hashable {
    /// A function, an initializer or a setter.
    case function(Symbol.ID)
    /// The default value of a parameter, by index.
    case defaultValue(Symbol.ID, Int)
    /// The bodies that a function registers for factories that are passed to it.
    case registration(Code.ID)
    /// The getter of a property.
    case getter(Symbol.ID)
    /// The value of `$name` for a wrapped property.
    case projection(Symbol.ID)
    /// The initial value of a property, including its wrapper.
    case initialValue(Symbol.ID)
    /// The initial values of all properties of a type.
    case storage(Symbol.ID)
    /// The methods and getters of a type.
    case methods(Symbol.ID)
    /// A local function or closure that nothing mentions, by its file and the token of its name.
    case local(Int, Int)
    /// The code at the top of a file.
    case main(Int)

    /// The symbol that it belongs to.
    var symbol: Symbol.ID? {
      switch self {
      case .function(let symbol), .getter(let symbol), .projection(let symbol),
        .initialValue(let symbol), .storage(let symbol), .methods(let symbol),
        .defaultValue(let symbol, _):
        symbol
      case .registration, .local, .main: nil
      }
    }
  }

  init(of program: IndexedProgram) {
    declarations = Declarations(of: program)
    holdings = Holdings(of: declarations)
    let wrappers = lateWrappers()
    for (symbol, definition) in declarations.definitions.sorted(by: { $0.key < $1.key }) {
      if makesFactory(symbol, definition) { makers.insert(symbol) }
      if declarations.symbols[symbol].kind == .instanceProperty, isLate(definition, wrappers) {
        lateProperties.insert(symbol)
      }
      declare(symbol, definition)
    }
    for number in files.indices {
      MentionReader(number, in: self).read()
    }
    for index in members.indices { members[index].condition = codes[members[index].code].condition }
    connectTypes()
    connectWrappers()
    passOnWhatIsGiven()
    settleReceivers()
    settleModifiers()
    settleRequirements()
    settleBodies()
    findSharedValues()
    findClosingFunctions()
    findLeaks()
    readLives()
  }

  func id(of piece: Piece) -> Code.ID {
    if let id = known[piece] { return id }
    let id = codes.count
    known[piece] = id
    pieces.append(piece)
    codes.append(Code(name: name(of: piece), place: place(of: piece)))
    return id
  }

  /// The calls in a file.
  func sites(of file: Int) -> CallSites {
    if let known = sites[file] { return known }
    let found = CallSites(of: files[file], in: self)
    sites[file] = found
    return found
  }

  func isMaker(_ symbol: Symbol.ID) -> Bool { makers.contains(symbol) }

  func isMaker(code: Code.ID) -> Bool {
    if case .function(let symbol) = pieces[code] { isMaker(symbol) } else { false }
  }

  /// Whether code is an initial value that is computed at the first read.
  func isLate(_ code: Code.ID) -> Bool {
    guard case .initialValue(let property) = pieces[code] else { return false }
    return lateProperties.contains(property)
  }

  /// The step from one piece of code to another.
  func step(to code: Code.ID, from user: Code.ID, at place: Place) -> DependencyGraph.Step {
    .init(name: codes[code].name, user: codes[user].name, place: place)
  }

  func existing(_ piece: Piece) -> Code.ID? { known[piece] }

  func add(_ use: Use, to code: Code.ID) { codes[code].uses.append(use) }

  func add(_ target: Code.ID, _ timing: Timing = .now, at place: Place, to code: Code.ID) {
    add(Use(target: target, timing: timing, place: place), to: code)
  }

  func register(
    _ factory: Code.ID, _ code: Code.ID, _ place: Place, _ kind: Registration.Kind = .register,
    on receiver: String? = nil
  ) {
    registrations.append(
      Registration(kind: kind, factory: factory, code: code, place: place, receiver: receiver))
  }

  private func name(of piece: Piece) -> String {
    switch piece {
    case .storage(let type): "the properties of \(declarations.symbols[type].name)"
    case .methods(let type): "the methods of \(declarations.symbols[type].name)"
    case .registration(let code): codes[code].name
    case .local(let file, let name): files[file].text.text(name) + "()"
    case .main(let file): "main of \(files[file].module)"
    default: piece.symbol.map(declarations.name) ?? ""
    }
  }

  private func place(of piece: Piece) -> Place? {
    switch piece {
    case .registration(let code): codes[code].place
    case .local(let file, let name):
      Place(in: files[file], at: files[file].text.tokens[name].position)
    case .main(let file): Place(in: files[file], at: Position(line: 1, column: 1))
    default: piece.symbol.flatMap(place)
    }
  }

  func place(of symbol: Symbol.ID) -> Place? {
    declarations.definitions[symbol].map { Place(in: files[$0.file], at: $0.position) }
  }

  // MARK: Declarations

  private func declare(_ id: Symbol.ID, _ definition: Declarations.Definition) {
    let symbol = declarations.symbols[id]
    let kinds: [Symbol.Kind] = [
      .instanceProperty, .staticProperty, .classProperty, .instanceMethod,
    ]
    guard kinds.contains(symbol.kind), definition.property == nil,
      let container = declarations.type(around: id),
      // The members of a factory are the program's own modifiers.
      !declarations.isFactoryType(container), !makers.contains(id),
      let type = DeclaredType(of: symbol), let place = place(of: id)
    else { return }
    let isFunction = symbol.kind == .instanceMethod
    let isList = type.kind == .list || type.kind == .map
    let isStored = !isFunction && !declarations.isComputed(id)
    // A stored factory is an ordinary value, and a requirement has no body.
    if isStored && !isList || declarations.isRequirement(id) { return }

    let code = self.id(of: isStored ? .initialValue(id) : isFunction ? .function(id) : .getter(id))
    codes[code].name = isFunction ? String(symbol.name.prefix { $0 != "(" }) : symbol.name
    factories[code] = Factory(
      name: codes[code].name, fullName: symbol.name, module: files[definition.file].module,
      container: declarations.symbols[container].name,
      containerType: declarations.containerType(ofMember: id),
      kind: type.kind, type: type.value, place: place, code: code,
      isMainActor: type.isOfMainActor || isMainActor(definition),
      isOfMainActor: type.isOfMainActor, isAsync: type.isAsync,
      takesArguments: type.takesArguments, offers: type.offers,
      isFunction: isFunction || symbol.isSubscript, isStored: isStored,
      isBareLiteral: isList && files[definition.file].text.isEmptyLiteral(of: definition.position),
      isWitness: declarations.witnesses.contains(id))
    if let variant = type.firstArgument.flatMap(declarations.variantType(named:)) {
      factories[code]?.isByVariant = true
      codes[code].modifiers.variants.add(variant)
    }
  }

  /// Whether a function makes a factory from a closure or another factory: it takes one and returns
  /// a factory, or extends a factory, takes a closure and returns `Self`.
  private func makesFactory(_ id: Symbol.ID, _ definition: Declarations.Definition) -> Bool {
    let symbol = declarations.symbols[id]
    guard symbol.kind.isFunction, symbol.kind != .constructor else { return false }
    let extended = declarations.type(around: id)
    let isModifier =
      extended.map(declarations.isFactoryType) == true && DeclaredType.isSelf(resultOf: symbol)
    // The mangled name sees through type aliases.
    return (isModifier || DeclaredType(of: symbol) != nil)
      && MangledParameters(of: symbol)?.all.contains { $0.isFunction || $0.takesFactory } == true
  }

  private func isLate(_ definition: Declarations.Definition, _ wrappers: Set<String>) -> Bool {
    let text = files[definition.file].text
    guard let token = text.index(at: definition.position) else { return false }
    return !wrappers.isDisjoint(with: text.modifiers(ofDeclarationAt: token))
  }

  /// The attributes that delay an initial value: `lazy`, and wrappers that store it as a closure.
  private func lateWrappers() -> Set<String> {
    let own = declarations.definitions.keys.filter { symbol in
      declarations.symbols[symbol].name.hasPrefix("init(wrappedValue:")
        && declarations.parameters(of: symbol).first.map {
          $0.isAutoclosure && $0.escapes
        } == true
    }.compactMap { declarations.type(around: $0) }
    return Set(own.map { declarations.symbols[$0].name }).union(["lazy"]).union(
      Library.lateWrappers)
  }

  /// Checks the attributes of a declaration and of the types or extensions around it.
  private func isMainActor(_ definition: Declarations.Definition) -> Bool {
    let text = files[definition.file].text
    var token = text.index(at: definition.position)
    while let here = token {
      let modifiers = text.modifiers(ofDeclarationAt: here)
      if modifiers.contains("nonisolated") { return false }
      if modifiers.contains("MainActor") { return true }
      token = text.tokens[here].parent
    }
    return false
  }

  // MARK: Conclusions from all mentions

  /// Code that creates an instance sets its properties, and may then call its methods.
  private func connectTypes() {
    for (type, children) in declarations.children.sorted(by: { $0.key < $1.key }) {
      guard [.struct, .class].contains(declarations.symbols[type].kind), let place = place(of: type)
      else { continue }
      let storage = id(of: .storage(type))
      let methods = id(of: .methods(type))
      if let base = declarations.superclass[type], declarations.definitions[base] != nil {
        add(id(of: .storage(base)), at: place, to: storage)
        add(id(of: .methods(base)), at: place, to: methods)
      }
      for child in children {
        let place = self.place(of: child) ?? place
        switch declarations.symbols[child].kind {
        case .instanceProperty:
          if let value = existing(.initialValue(child)) {
            add(value, isLate(value) ? .lazily : .now, at: place, to: storage)
          }
          assume(.getter(child), at: place, in: methods)
        case .instanceMethod: assume(.function(child), at: place, in: methods)
        case .constructor:
          let initializer = id(of: .function(child))
          connect(child, to: storage, of: children, at: place)
          add(methods, .later, at: place, to: initializer)
          if let base = inheritedInitializer(of: child, in: type) {
            runInherited(base, by: initializer, at: place)
          }
        default: break
        }
      }
    }
  }

  private func assume(_ member: Piece, at place: Place, in methods: Code.ID) {
    guard let code = existing(member), factories[code] == nil else { return }
    add(Use(target: code, timing: .now, place: place, isAssumed: true), to: methods)
  }

  /// An initializer computes all initial values. Exception: for a memberwise initializer, the
  /// callers compute those that they may pass as arguments.
  private func connect(
    _ initializer: Symbol.ID, to storage: Code.ID, of children: [Symbol.ID], at place: Place
  ) {
    let code = id(of: .function(initializer))
    let given = declarations.memberwiseLabels(of: initializer)
    if given.isEmpty { return add(storage, at: place, to: code) }
    for child in children where declarations.symbols[child].kind == .instanceProperty {
      guard let value = existing(.initialValue(child)) else { continue }
      let index = given.firstIndex(of: declarations.symbols[child].name)
      let user = index.map { id(of: .defaultValue(initializer, $0)) } ?? code
      add(value, isLate(value) ? .lazily : .now, at: place, to: user)
    }
  }

  /// The initializer that no source calls: an inherited one, or an implicit `super.init()`.
  private func inheritedInitializer(of initializer: Symbol.ID, in type: Symbol.ID) -> Symbol.ID? {
    guard let base = declarations.superclass[type] else { return nil }
    if declarations.definitions[initializer]?.isImplicit == true {
      return declarations.overridden[initializer]
    }
    let uses = existing(.function(initializer)).map { codes[$0].uses } ?? []
    let made = uses.compactMap { self.type(madeBy: $0.target) }
    if made.contains(type) || made.contains(base) { return nil }
    return declarations.children[base]?.first { child in
      declarations.symbols[child].kind == .constructor
        && declarations.parameters(of: declarations.written(child))
          .allSatisfy(\.hasDefault)
    }
  }

  /// Runs an initializer of the base class, and the default values that no caller replaces. What
  /// runs one that is inherited unchanged gives it arguments.
  private func runInherited(_ base: Symbol.ID, by initializer: Code.ID, at place: Place) {
    add(id(of: .function(base)), at: place, to: initializer)
    guard case .function(let symbol) = pieces[initializer],
      declarations.definitions[symbol]?.isImplicit == false
    else { return }
    let written = declarations.written(base)
    for number in declarations.parameters(of: written).indices {
      add(id(of: .defaultValue(written, number)), at: place, to: initializer)
    }
  }
}
