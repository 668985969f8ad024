/// Which code runs on its own, and which runs only if it is called.
extension ProgramModel {
  /// The code outside of factories that nothing in the program calls. It runs on its own, or is
  /// called from outside. A compiler-generated initializer counts only if the program never creates
  /// an instance of its type.
  func entries(called: Set<Code.ID>) -> [Code.ID] {
    known.compactMap { piece, code in
      if called.contains(code) || factories[code] != nil { return nil }
      guard let type = type(madeBy: code), let initializer = piece.symbol,
        declarations.definitions[initializer]?.isImplicit == true
      else { return code }
      let isMade = declarations.children[type, default: []].contains {
        existing(.function($0)).map(called.contains) ?? false
      }
      return isMade ? nil : code
    }
  }

  /// Whether code runs only if something in the program mentions it.
  func isOnlyCalledByName(_ code: Code.ID) -> Bool {
    switch pieces[code] {
    case .function(let symbol), .getter(let symbol), .defaultValue(let symbol, _):
      return declarations.isOnlyCalledByName(symbol)
        && (declarations.definitions[symbol]?.isImplicit != true
          || declarations.type(around: symbol).map(isOnlyMadeByName) == true)
    case .initialValue(let symbol):
      return isGlobal(symbol) && declarations.isOnlyCalledByName(symbol)
    case .local: return true
    default: return false
    }
  }

  /// Whether code makes an instance of a type only by its name: not through a metatype, and not as
  /// a wrapper. A framework may make an instance of a class that inherits from one of its own.
  private func isOnlyMadeByName(_ type: Symbol.ID) -> Bool {
    let bases = sequence(first: type) { [declarations] in declarations.superclass[$0] }
    return bases.allSatisfy { declarations.definitions[$0] != nil } && !metatypes.contains(type)
      && !wrappers.values.contains(type)
  }

  /// Whether code is a member of the instances of a type that nothing makes, because nothing in the
  /// program mentions the type.
  func isOfNoInstance(_ code: Code.ID) -> Bool {
    switch pieces[code] {
    case .function(let symbol), .getter(let symbol):
      guard let type = declarations.type(around: symbol), !declarations.isRequirement(symbol),
        declarations.symbols[type].kind != .protocol,
        let definition = declarations.definitions[type], !declarations.hasMeaning(definition)
      else { return false }
      return !mentioned.contains(type) && isOnlyMadeByName(type)
    default: return false
    }
  }

  func readMentionedTypes() -> Set<Symbol.ID> {
    let types: Set<Symbol.Kind> = [.struct, .class, .enum]
    let members: Set<Symbol.Kind> = [
      .constructor, .enumCase, .staticMethod, .classMethod, .staticProperty, .classProperty,
    ]
    return files.reduce(into: []) { mentioned, file in
      for occurrence in file.occurrences
      where occurrence.roles.contains(.reference)
        && !occurrence.relations.contains(where: { $0.roles.contains(.extendedBy) })
      {
        let kind = declarations.symbols[occurrence.symbol].kind
        if types.contains(kind) {
          mentioned.insert(occurrence.symbol)
        } else if members.contains(kind), let type = declarations.type(around: occurrence.symbol) {
          mentioned.insert(type)
        }
      }
    }
  }

  /// The symbols in `Page.self`.
  func readMetatypes() -> Set<Symbol.ID> {
    Set(
      files.flatMap { file in
        file.text.tokens.indices.filter {
          file.text.is($0, "self") && file.text.is($0 - 1, ".") && file.text.isWord($0 - 2)
        }.flatMap { file.symbols(at: $0 - 2) }
      })
  }

  /// Whether code runs in every run of a program: its top or `main()`, or `autoRegister`.
  func beginsProgram(_ code: Code.ID) -> Bool {
    if case .main = pieces[code] { return true }
    return isAutoRegister(code) || isMain(code)
  }

  /// Whether code is the `main()` of a type with `@main`, or of a protocol that such a type has.
  func isMain(_ code: Code.ID) -> Bool { isFunction(code, named: "main()") }

  /// Whether code is what a container does before its first resolve.
  func isAutoRegister(_ code: Code.ID) -> Bool { isFunction(code, named: "autoRegister()") }

  private func isFunction(_ code: Code.ID, named name: String) -> Bool {
    guard case .function(let symbol) = pieces[code] else { return false }
    return declarations.symbols[symbol].name == name
  }

  /// Whether code sets up a container: the top of the program, a function, an initializer, a method
  /// that an initializer of its type calls, or a method of a container other than `autoRegister`.
  func isSetUp(_ code: Code.ID) -> Bool {
    guard case .function(let symbol) = pieces[code] else {
      if case .main = pieces[code] { return true }
      return false
    }
    let kind = declarations.symbols[symbol].kind
    if kind == .instanceMethod {
      if isAutoRegister(code) { return false }
      let members = declarations.type(around: symbol).flatMap { declarations.children[$0] } ?? []
      let initializers =
        members.filter { declarations.symbols[$0].kind == .constructor }
        .compactMap { existing(.function($0)) }
      return initializers.contains {
        codes[$0].uses.contains { $0.target == code && $0.timing == .now }
      }
        || containers.isContainer(declarations.containerType(ofMember: symbol))
    }
    return [.constructor, .function, .staticMethod, .classMethod].contains(kind)
  }

  /// The initial values of globals and static properties, with the places of their declarations.
  ///
  /// Those that a macro such as `@Test` generates are left out: they refer to a test, and keep
  /// nothing.
  var globals: [(code: Code.ID, place: Place)] {
    codes.indices.compactMap { code in
      guard case .initialValue(let symbol) = pieces[code], factories[code] == nil,
        isGlobal(symbol), !declarations.symbols[symbol].name.hasPrefix("$s"),
        let place = codes[code].place
      else { return nil }
      return (code, place)
    }
  }

  /// A variable at the top of a program does not count: it is computed when the program starts.
  private func isGlobal(_ symbol: Symbol.ID) -> Bool {
    guard declarations.symbols[symbol].kind != .instanceProperty,
      let definition = declarations.definitions[symbol]
    else { return false }
    return definition.parent != nil || !files[definition.file].path.hasSuffix("/main.swift")
  }

  /// Whether code satisfies a requirement of a library or framework, which may then call it.
  func fulfillsOutside(_ code: Code.ID) -> Bool {
    switch pieces[code] {
    case .function(let symbol), .getter(let symbol):
      return declarations.fulfillsOutside.contains(symbol)
    default: return false
    }
  }
}
