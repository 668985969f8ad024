/// Which code begins by itself, and which runs only if something calls it.
extension ProgramModel {
  /// The code outside of factories that nothing of the program calls: it begins by itself, or
  /// somebody outside calls it. An initializer that the compiler made counts only for a type
  /// that nothing of the program makes.
  func entries(called: Set<Code.ID>) -> [Code.ID] {
    known.compactMap { piece, code in
      if called.contains(code) || factories[code] != nil { return nil }
      if case .function(let symbol) = piece, declarations.symbols[symbol].kind == .constructor,
        let definition = declarations.definitions[symbol], definition.isImplicit,
        let type = definition.parent.map(declarations.type),
        declarations.children[type, default: []].contains(where: {
          existing(.function($0)).map(called.contains) ?? false
        })
      {
        return nil
      }
      return code
    }
  }

  /// Says whether code runs only if something in the program mentions it.
  func isOnlyCalledByName(_ code: Code.ID) -> Bool {
    switch pieces[code] {
    case .function(let symbol), .getter(let symbol):
      return declarations.isOnlyCalledByName(symbol, in: files)
    case .initialValue(let symbol):
      let isGlobal = declarations.symbols[symbol].kind != .instanceProperty
      guard isGlobal, let definition = declarations.definitions[symbol] else { return false }
      // What stands at the top of a program is computed when the program begins.
      let isMain =
        definition.parent == nil && files[definition.file].path.hasSuffix("/main.swift")
      return !isMain && declarations.isOnlyCalledByName(symbol, in: files)
    case .local: return true
    default: return false
    }
  }

  /// Says whether code fulfils a requirement of a library or framework, which may call it.
  func fulfilsOutside(_ code: Code.ID) -> Bool {
    switch pieces[code] {
    case .function(let symbol), .getter(let symbol):
      return declarations.fulfilsOutside.contains(symbol)
    default: return false
    }
  }
}
