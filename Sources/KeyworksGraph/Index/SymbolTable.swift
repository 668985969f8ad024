/// The symbols of a program, without duplicates.
struct SymbolTable {
  private var identities: [String: Symbol.ID] = [:]
  private(set) var symbols: [Symbol] = []

  subscript(id: Symbol.ID) -> Symbol { symbols[id] }

  /// - Parameter symbol: Makes the symbol with the USR when it is new.
  mutating func identity(usr: String, _ symbol: (String) -> Symbol) -> Symbol.ID {
    if let id = identities[usr] { return id }
    let id = symbols.count
    identities[usr] = id
    symbols.append(symbol(usr))
    return id
  }
}
