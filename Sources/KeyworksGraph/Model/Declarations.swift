/// What the index records about the symbols that a program declares.
struct Declarations {
  struct Definition {
    let file: Int
    let position: Position
    /// The enclosing type, or extension of a type.
    var parent: Symbol.ID?
    /// The property that a getter or setter belongs to.
    var property: Symbol.ID?
    /// Whether the compiler generated it.
    let isImplicit: Bool
  }

  let files: [SourceFile]
  let symbols: SymbolTable
  private(set) var definitions: [Symbol.ID: Definition] = [:]
  /// For each requirement or method, the symbols that implement or override it.
  private(set) var implementations: [Symbol.ID: [Symbol.ID]] = [:]
  /// Symbols that satisfy or override something declared outside of the program.
  private(set) var fulfillsOutside: Set<Symbol.ID> = []
  /// Symbols that satisfy a requirement of a protocol.
  private(set) var witnesses: Set<Symbol.ID> = []
  /// For each overriding initializer, the initializer that it overrides.
  private(set) var overridden: [Symbol.ID: Symbol.ID] = [:]
  private(set) var children: [Symbol.ID: [Symbol.ID]] = [:]
  /// For functions with non-escaping closures, their parameters according to their mangled names.
  private(set) var mangled: [Symbol.ID: [Parameter]] = [:]
  /// The symbols of libraries, and those of the program's extensions of them.
  private var librarySymbols: [Symbol.ID: LibrarySymbol] = [:]
  private(set) var accessors: [Symbol.ID: [Symbol.ID]] = [:]
  /// The class and protocols after the colon of a type or of its extensions.
  private(set) var bases: [Symbol.ID: Set<Symbol.ID>] = [:]
  private(set) var superclass: [Symbol.ID: Symbol.ID] = [:]
  /// The types of variants, and those of other context values.
  private(set) var variants: Set<Symbol.ID> = []
  private(set) var contextValues: Set<Symbol.ID> = []
  /// `MainActor.assumeIsolated`, and the functions that pass a closure of their own to it.
  private(set) var assumingMainActor: Set<Symbol.ID> = []
  private var extended: [Symbol.ID: Symbol.ID] = [:]

  init(of program: IndexedProgram) {
    files = program.files
    symbols = program.symbols
    var overrides: [(Symbol.ID, of: Symbol.ID)] = []
    var assumptions: [(caller: Symbol.ID, file: Int, place: Position)] = []
    for (number, file) in program.files.enumerated() {
      for occurrence in file.occurrences {
        for relation in occurrence.relations {
          if relation.roles.contains(.extendedBy) {
            extended[relation.symbol] = occurrence.symbol
          }
          if relation.roles.contains(.baseOf) {
            bases[relation.symbol, default: []].insert(occurrence.symbol)
            if symbols[occurrence.symbol].kind == .class {
              superclass[relation.symbol] = occurrence.symbol
            }
          }
          // The witness may also be elsewhere: in another extension or module, or in a superclass.
          if relation.roles.contains(.overrideOf) {
            overrides.append((occurrence.symbol, of: relation.symbol))
          }
        }
        if symbols[occurrence.symbol].usr.hasPrefix("s:ScM14assumeIsolated") {
          assumingMainActor.insert(occurrence.symbol)
          let callers = occurrence.relations.filter { $0.roles.contains(.calledBy) }
          for caller in callers { assumptions.append((caller.symbol, number, occurrence.place)) }
        }
        guard occurrence.roles.contains(.definition) else { continue }
        var definition = Definition(
          file: number, position: occurrence.place, isImplicit: occurrence.roles.contains(.implicit)
        )
        for relation in occurrence.relations {
          if relation.roles.contains(.accessorOf) {
            definition.property = relation.symbol
            accessors[relation.symbol, default: []].append(occurrence.symbol)
          } else if relation.roles.contains(.childOf) {
            definition.parent = relation.symbol
          }
        }
        definitions[occurrence.symbol] = definition
      }
    }
    for (id, symbol) in symbols.symbols.enumerated() {
      librarySymbols[id] = LibrarySymbol(symbol)
    }
    for (conformer, protocols) in bases where type(conformer) != conformer {
      bases[type(conformer), default: []].formUnion(protocols)
    }
    for (caller, file, place) in assumptions where passesOn(caller, files[file].text, at: place) {
      assumingMainActor.insert(caller)
    }
    variants = types(conformingTo: "Variant")
    contextValues = types(conformingTo: "ContextValue")
    // In source order, so that every run reports the same.
    for (symbol, definition) in definitions.sorted(by: { $0.key < $1.key }) {
      if let parent = definition.parent { children[type(parent), default: []].append(symbol) }
    }
    for (symbol, base) in overrides
    where implementations[base]?.contains(symbol) != true && symbol != base {
      implementations[base, default: []].append(symbol)
      if definitions[base] == nil { fulfillsOutside.insert(symbol) }
      if isRequirement(base) { witnesses.insert(symbol) }
      if symbols[symbol].kind == .constructor, !isRequirement(base) { overridden[symbol] = base }
    }
    for (id, symbol) in symbols.symbols.enumerated() {
      if symbol.kind.isFunction || symbol.isSubscript, symbol.usr.contains("X") {
        mangled[id] = MangledParameters(of: symbol)?.all
      }
    }
  }

  /// Whether a function always calls something with a closure that it gets itself.
  private func passesOn(_ function: Symbol.ID, _ text: SourceText, at place: Position) -> Bool {
    guard let call = text.index(at: place), text.is(call + 1, "("), text.isWord(call + 2),
      let name = definitions[function].flatMap({ text.index(at: $0.position) }),
      let (list, body) = text.parts(ofFunctionAt: name)
    else { return false }
    return text.tokens[call].parent == body
      && (list..<body).contains { text.areEqual($0, call + 2) && text.is($0 + 1, ":") }
  }

  /// The types that name a protocol of the library.
  private func types(conformingTo name: String) -> Set<Symbol.ID> {
    Set(
      bases.filter { $1.contains { isLibrary($0) && symbols[$0].name == name } }.keys.map(type))
  }

  /// The extended type for an extension, and the symbol itself for any other type.
  func type(_ symbol: Symbol.ID) -> Symbol.ID { extended[symbol] ?? symbol }

  /// The type that declares a member, itself or in an extension.
  func type(around member: Symbol.ID) -> Symbol.ID? { definitions[member]?.parent.map(type) }

  /// Whether a symbol is one of the library, and not of the program's extensions of the library.
  func isLibrary(_ symbol: Symbol.ID) -> Bool { library(symbol) != nil }

  /// The name of a library symbol that the verifier knows. Nil for other symbols.
  func libraryName(_ symbol: Symbol.ID) -> LibraryName? { library(symbol)?.name }

  /// Whether a symbol is one of these types of a library, or a member of one, also in an extension
  /// of the program.
  func isMember(_ symbol: Symbol.ID, of types: LibraryType...) -> Bool {
    librarySymbols[symbol]?.type.map(types.contains) ?? false
  }

  func library(_ symbol: Symbol.ID) -> LibrarySymbol? {
    definitions[symbol] == nil ? librarySymbols[symbol] : nil
  }

  /// Whether a property has an explicit getter.
  func isComputed(_ property: Symbol.ID) -> Bool {
    (accessors[property] ?? []).contains {
      symbols[$0].isGetter && definitions[$0]?.isImplicit == false
    }
  }

  /// Whether a type is one of the library's factories or factory protocols.
  func isFactoryType(_ type: Symbol.ID) -> Bool {
    isLibrary(type)
      && isMember(
        type, of: .factory, .basicFactory, .asyncFactory, .mainActorFactory, .factoryDeclaration,
        .keptFactory, .asyncMember, .mainActorMember, .assumedSendable)
  }

  /// The code that runs when a stored property is set: `willSet` and `didSet`.
  func observers(of property: Symbol.ID) -> [Symbol.ID] {
    (accessors[property] ?? []).filter { [.willSet, .didSet].contains(symbols[$0].subkind) }
  }

  func isRequirement(_ symbol: Symbol.ID) -> Bool {
    definitions[symbol]?.parent.map { symbols[$0].kind == .protocol } ?? false
  }

  /// The labels of a memberwise initializer. Empty for other initializers.
  func memberwiseLabels(of initializer: Symbol.ID) -> [String] {
    let symbol = symbols[initializer]
    guard symbol.kind == .constructor, definitions[initializer]?.isImplicit == true,
      overridden[initializer] == nil
    else { return [] }
    let labels = symbol.name.drop { $0 != "(" }.dropFirst().dropLast()
    return labels.split(separator: ":").map(String.init)
  }

  /// The parameters of a function of the program.
  func parameters(of function: Symbol.ID) -> [Parameter] {
    guard let definition = definitions[function] else { return [] }
    if definition.isImplicit {
      return memberwiseLabels(of: function).map {
        Parameter(
          label: $0, isFunction: false, escapes: true, hasDefault: true, takesFactory: false,
          isAutoclosure: false)
      }
    }
    let text = files[definition.file].text
    return text.index(at: definition.position).map(text.parameters) ?? []
  }

  /// The initializer in a source that another one is: itself, unless a class inherits it unchanged.
  func written(_ initializer: Symbol.ID) -> Symbol.ID {
    var initializer = initializer
    while definitions[initializer]?.isImplicit == true, let base = overridden[initializer] {
      initializer = base
    }
    return initializer
  }

  /// All that may run when a symbol is called: itself, and what implements or overrides it.
  func implementations(of symbol: Symbol.ID) -> [Symbol.ID] {
    var all: [Symbol.ID] = []
    var left = [symbol]
    while let next = left.popLast() {
      if all.contains(next) { continue }
      all.append(next)
      left += implementations[next] ?? []
    }
    return all
  }

  /// The declarations of the program that satisfy a requirement of this name from outside.
  func foreign(_ name: String) -> [Symbol.ID] {
    fulfillsOutside.filter { symbols[$0].name == name }.sorted()
  }

  /// `Store.init(clock:)`, or just the name if there is no enclosing type.
  func name(_ symbol: Symbol.ID) -> String {
    // The index names each accessor, but no source does.
    if let property = definitions[symbol]?.property { return self.name(property) }
    let name = symbols[symbol].name
    guard let parent = definitions[symbol]?.parent else { return name }
    return "\(symbols[type(parent)].name).\(name)"
  }
}
