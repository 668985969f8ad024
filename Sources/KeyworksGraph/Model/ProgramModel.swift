/// The factories, lists and code of all modules, before the analysis.
struct ProgramModel {
  let declarations: Declarations
  let files: [SourceFile]
  let holdings: Holdings
  private(set) var codes: [Code] = []
  var factories: [Code.ID: Factory] = [:]
  var members: [Member] = []
  var constructions: [Construction] = []
  var leaks: [Leak] = []
  var flaws: [Flaw] = []
  var conditions: [WiringCondition] = []
  var handedOver: [HandedContainer] = []
  /// The keys that `with` gives values for, each where it is mentioned; nil if a type is not written out.
  var givenKeys: [(key: String?, place: Place)] = []
  private(set) var registrations: [Registration] = []
  var choices: [VariantChoice] = []
  var chosenTypes: [(types: VariantTypes, place: Place)] = []
  var registeredCases: [RegisteredCase] = []
  var endings: [Ending] = []
  var containerEnds: [ContainerEnd] = []
  var containers = ContainerTypes()
  /// The places that change a list in a way that is known only at run time.
  var rearranged: [(list: Code.ID, place: Place)] = []
  /// Properties whose initial value is computed at the first read: `lazy` and `@LazyInjected`.
  var lateProperties: Set<Symbol.ID> = []
  /// For each property with one of the program's own wrappers, the type of the wrapper.
  var wrappers: [Symbol.ID: Symbol.ID] = [:]
  /// Functions that make a factory from a closure.
  private var makers: Set<Symbol.ID> = []
  private(set) var known: [Piece: Code.ID] = [:]
  /// The meaning of each piece of code.
  private(set) var pieces: [Piece] = []

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
  }

  init(of program: IndexedProgram) {
    declarations = Declarations(of: program)
    files = program.files
    holdings = Holdings(of: declarations, in: files)
    let wrappers = lateWrappers()
    for (symbol, definition) in declarations.definitions.sorted(by: { $0.key < $1.key }) {
      if makesFactory(symbol, definition) { makers.insert(symbol) }
      if declarations.symbols[symbol].kind == .instanceProperty, isLate(definition, wrappers) {
        lateProperties.insert(symbol)
      }
      declare(symbol, definition)
    }
    for number in files.indices {
      let reader = MentionReader(number, files, declarations, holdings, makers: makers)
      reader.read(into: &self)
    }
    for index in members.indices { members[index].condition = codes[members[index].code].condition }
    connectTypes()
    connectWrappers()
    passOnWhatIsGiven()
    settleReceivers()
    settleModifiers()
    settleBodies()
    findSharedValues()
    findClosingFunctions()
    findLeaks()
    readLives()
  }

  mutating func id(of piece: Piece) -> Code.ID {
    if let id = known[piece] { return id }
    let id = codes.count
    known[piece] = id
    pieces.append(piece)
    codes.append(Code(name: name(of: piece), place: place(of: piece)))
    return id
  }

  func isMaker(_ symbol: Symbol.ID) -> Bool { makers.contains(symbol) }

  /// Whether code is an initial value that is computed at the first read.
  func isLate(_ code: Code.ID) -> Bool {
    guard case .initialValue(let property) = pieces[code] else { return false }
    return lateProperties.contains(property)
  }

  func existing(_ piece: Piece) -> Code.ID? { known[piece] }

  mutating func add(_ use: Use, to code: Code.ID) { codes[code].uses.append(use) }

  mutating func register(
    _ factory: Code.ID, _ code: Code.ID, _ place: Place, _ kind: Registration.Kind = .register,
    on receiver: String? = nil
  ) {
    registrations.append(
      Registration(kind: kind, factory: factory, code: code, place: place, receiver: receiver))
  }

  mutating func update(_ code: Code.ID, _ change: (inout Code) -> Void) { change(&codes[code]) }

  private func name(of piece: Piece) -> String {
    switch piece {
    case .function(let symbol), .getter(let symbol), .projection(let symbol),
      .initialValue(let symbol), .defaultValue(let symbol, _):
      return declarations.name(symbol)
    case .storage(let type): return "the properties of \(declarations.symbols[type].name)"
    case .methods(let type): return "the methods of \(declarations.symbols[type].name)"
    case .registration(let code): return codes[code].name
    case .local(let file, let name): return files[file].text.text(name) + "()"
    case .main(let file): return "main of \(files[file].module)"
    }
  }

  private func place(of piece: Piece) -> Place? {
    switch piece {
    case .function(let symbol), .getter(let symbol), .projection(let symbol),
      .initialValue(let symbol), .storage(let symbol), .methods(let symbol),
      .defaultValue(let symbol, _):
      return place(of: symbol)
    case .registration(let code): return codes[code].place
    case .local(let file, let name):
      return Place(in: files[file], at: files[file].text.tokens[name].position)
    case .main(let file):
      return Place(in: files[file], at: Position(line: 1, column: 1))
    }
  }

  func place(of symbol: Symbol.ID) -> Place? {
    declarations.definitions[symbol].map {
      Place(in: files[$0.file], at: $0.position)
    }
  }

  // MARK: Declarations

  private mutating func declare(_ id: Symbol.ID, _ definition: Declarations.Definition) {
    let symbol = declarations.symbols[id]
    let kinds: [Symbol.Kind] = [
      .instanceProperty, .staticProperty, .classProperty, .instanceMethod,
    ]
    guard kinds.contains(symbol.kind), definition.property == nil, definition.parent != nil,
      let type = DeclaredType(of: symbol), let place = place(of: id)
    else { return }
    let isFunction = symbol.kind == .instanceMethod
    if makers.contains(id) { return }
    // One of the program's own modifiers, in an extension of a factory.
    if let parent = definition.parent.map(declarations.type), declarations.isFactoryType(parent) {
      return
    }
    let piece: Piece = isFunction ? .function(id) : .getter(id)
    let isList = type.kind == .list || type.kind == .map
    let isStored = !isFunction && !declarations.isComputed(id)
    // A stored factory is an ordinary value, and a requirement has no body.
    if isStored && !isList { return }
    if declarations.isRequirement(id) { return }

    let code = self.id(of: isStored ? .initialValue(id) : piece)
    codes[code].name =
      isFunction ? String(symbol.name.prefix { $0 != "(" }) : symbol.name
    factories[code] = Factory(
      name: codes[code].name, fullName: symbol.name, module: files[definition.file].module,
      container: definition.parent.map { declarations.symbols[declarations.type($0)].name } ?? "",
      containerType: declarations.containerType(ofMember: id),
      kind: type.kind, type: type.value, place: place, code: code,
      isMainActor: type.isOfMainActor || isMainActor(definition),
      isOfMainActor: type.isOfMainActor, isAsync: type.isAsync,
      takesArguments: type.takesArguments,
      isFunction: isFunction || symbol.isSubscript, isStored: isStored,
      isBareLiteral: isList && files[definition.file].text.isEmptyLiteral(of: definition.position),
      isWitness: declarations.witnesses.contains(id))
    if let variant = type.firstArgument.flatMap(declarations.variantType(named:)) {
      factories[code]?.isByVariant = true
      codes[code].modifiers.variants.add(variant)
    }
  }

  /// Whether a function makes a factory from a closure: it takes a closure and returns a factory,
  /// or extends a factory, takes a closure and returns `Self`.
  private func makesFactory(_ id: Symbol.ID, _ definition: Declarations.Definition) -> Bool {
    let symbol = declarations.symbols[id]
    guard symbol.kind.isFunction, symbol.kind != .constructor else { return false }
    let parent = definition.parent.map(declarations.type)
    guard
      DeclaredType(of: symbol) != nil
        || parent.map(declarations.isFactoryType) == true && DeclaredType.isSelf(resultOf: symbol)
    else { return false }
    // The mangled name sees through type aliases.
    return MangledParameters(of: symbol)?.all.contains(where: \.isFunction) == true
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
        && declarations.parameters(of: symbol, in: files).first.map {
          $0.isAutoclosure && $0.escapes
        } == true
    }.compactMap { declarations.definitions[$0]?.parent.map(declarations.type) }
    return Set(own.map { declarations.symbols[$0].name }).union(["lazy", "LazyInjected"])
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

  /// Code that creates an instance also sets its properties. Code that has an instance may call its
  /// methods.
  private mutating func connectTypes() {
    for (type, children) in declarations.children.sorted(by: { $0.key < $1.key }) {
      let kind = declarations.symbols[type].kind
      guard kind == .struct || kind == .class else { continue }
      guard let place = place(of: type) else { continue }
      let storage = id(of: .storage(type))
      let methods = id(of: .methods(type))
      if let base = declarations.superclass[type], declarations.definitions[base] != nil {
        add(Use(target: id(of: .storage(base)), timing: .now, place: place), to: storage)
        add(Use(target: id(of: .methods(base)), timing: .now, place: place), to: methods)
      }
      for child in children {
        let symbol = declarations.symbols[child]
        let childPlace = self.place(of: child) ?? place
        switch symbol.kind {
        case .instanceProperty:
          if let value = existing(.initialValue(child)) {
            let timing: Timing = lateProperties.contains(child) ? .lazily : .now
            add(Use(target: value, timing: timing, place: childPlace), to: storage)
          }
          if let getter = existing(.getter(child)), factories[getter] == nil {
            add(
              Use(target: getter, timing: .now, place: childPlace, isAssumed: true), to: methods)
          }
        case .instanceMethod:
          if let method = existing(.function(child)), factories[method] == nil {
            add(
              Use(target: method, timing: .now, place: childPlace, isAssumed: true), to: methods)
          }
        case .constructor:
          let initializer = id(of: .function(child))
          connect(child, to: storage, of: children, at: childPlace)
          add(Use(target: methods, timing: .later, place: childPlace), to: initializer)
          if let base = inheritedInitializer(of: child, in: type) {
            runInherited(base, by: initializer, at: childPlace)
          }
        default: break
        }
      }
    }
  }

  /// An initializer computes all initial values. Exception: for a memberwise initializer, the
  /// callers compute those that they may pass as arguments.
  private mutating func connect(
    _ initializer: Symbol.ID, to storage: Code.ID, of children: [Symbol.ID], at place: Place
  ) {
    let code = id(of: .function(initializer))
    let given = declarations.memberwiseLabels(of: initializer)
    if given.isEmpty {
      return add(Use(target: storage, timing: .now, place: place), to: code)
    }
    for child in children {
      guard declarations.symbols[child].kind == .instanceProperty,
        let value = existing(.initialValue(child))
      else { continue }
      let index = given.firstIndex(of: declarations.symbols[child].name)
      let timing: Timing = lateProperties.contains(child) ? .lazily : .now
      let target = index.map { id(of: .defaultValue(initializer, $0)) } ?? code
      add(Use(target: value, timing: timing, place: place), to: target)
    }
  }

  /// The initializer that runs although no source calls it: an inherited one, or an implicit
  /// `super.init()`.
  private func inheritedInitializer(of initializer: Symbol.ID, in type: Symbol.ID) -> Symbol.ID? {
    guard let base = declarations.superclass[type] else { return nil }
    if declarations.definitions[initializer]?.isImplicit == true {
      return declarations.overridden[initializer]
    }
    let uses = existing(.function(initializer)).map { codes[$0].uses } ?? []
    let delegates = uses.contains { use in
      guard case .function(let callee) = pieces[use.target],
        declarations.symbols[callee].kind == .constructor,
        let parent = declarations.definitions[callee]?.parent.map(declarations.type)
      else { return false }
      return parent == type || parent == base
    }
    if delegates { return nil }
    return declarations.children[base]?.first { child in
      declarations.symbols[child].kind == .constructor
        && declarations.parameters(of: declarations.written(child), in: files)
          .allSatisfy(\.hasDefault)
    }
  }

  /// Runs an initializer of the base class, and the default values that no caller replaces. What runs one
  /// that is inherited unchanged gives it arguments.
  private mutating func runInherited(
    _ base: Symbol.ID, by initializer: Code.ID, at place: Place
  ) {
    add(Use(target: id(of: .function(base)), timing: .now, place: place), to: initializer)
    guard case .function(let symbol) = pieces[initializer],
      declarations.definitions[symbol]?.isImplicit == false
    else { return }
    let written = declarations.written(base)
    for number in declarations.parameters(of: written, in: files).indices {
      let value = id(of: .defaultValue(written, number))
      add(Use(target: value, timing: .now, place: place), to: initializer)
    }
  }
}
