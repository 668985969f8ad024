/// The symbols of a program, without duplicates.
struct SymbolTable {
  private var identities: [String: Symbol.ID] = [:]
  private(set) var symbols: [Symbol] = []

  subscript(id: Symbol.ID) -> Symbol { symbols[id] }

  mutating func identity(
    usr: String, name: @autoclosure () -> String, kind: @autoclosure () -> Symbol.Kind,
    subkind: @autoclosure () -> Symbol.Subkind
  ) -> Symbol.ID {
    if let id = identities[usr] { return id }
    let id = symbols.count
    identities[usr] = id
    symbols.append(Symbol(usr: usr, name: name(), kind: kind(), subkind: subkind()))
    return id
  }

  func identity(usr: String) -> Symbol.ID? { identities[usr] }
}
