/// Properties with one of the program's own wrappers. Reading one runs code of the wrapper.
extension ProgramModel {
  func connectWrappers() {
    for property in wrappers.keys.sorted() {
      guard let place = place(of: property) else { continue }
      for read in reads(ofWrapped: property) {
        add(read.wrapper, at: place, to: read.property)
      }
    }
  }

  /// The code that reads a property as `name` or `$name`, and its wrapper's code that this runs.
  func reads(ofWrapped property: Symbol.ID) -> [(property: Code.ID, wrapper: Code.ID)] {
    guard let wrapper = wrappers[property] else { return [] }
    return (declarations.children[wrapper] ?? []).compactMap { child in
      switch declarations.symbols[child].name {
      case "wrappedValue": (id(of: .getter(property)), id(of: .getter(child)))
      case "projectedValue": (id(of: .projection(property)), id(of: .getter(child)))
      default: nil
      }
    }
  }

  /// Whether code is an initializer of a property's wrapper.
  func makesWrapper(_ code: Code.ID, of property: Symbol.ID) -> Bool {
    type(madeBy: code).map { $0 == wrappers[property] } ?? false
  }

  /// The type that an initializer belongs to.
  func type(madeBy code: Code.ID) -> Symbol.ID? {
    guard case .function(let symbol) = pieces[code],
      declarations.symbols[symbol].kind == .constructor
    else { return nil }
    return declarations.type(around: symbol)
  }
}
