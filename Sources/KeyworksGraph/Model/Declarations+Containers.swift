/// Which types of the program are containers, and which properties hold a container.
extension Declarations {
  /// The names of all container types and container protocols, as they occur in mangled names.
  func containerNames() -> Set<String> {
    let types: [LibraryType] = [.container, .managedContainer, .sharedContainer, .autoRegistering]
    let names = Set(types.flatMap(Library.names))
    let library = Set(bases.values.joined()).filter { fullName($0).map(names.contains) ?? false }
    let own = bases.keys.filter {
      definitions[$0] != nil && !library.isDisjoint(with: lineage(of: $0))
    }
    return names.union(own.compactMap(fullName))
  }

  /// `Keyworks.Container`
  func fullName(_ type: Symbol.ID) -> String? {
    let usr = symbols[type].usr
    return usr.hasPrefix("s:") ? DeclaredType.demangled("$s" + usr.dropFirst(2)) : nil
  }

  /// The qualified name of the type that declares a member.
  func containerType(ofMember member: Symbol.ID) -> String {
    type(around: member).flatMap(fullName) ?? ""
  }

  /// The type, its superclasses, and the protocols of all these.
  func lineage(of type: Symbol.ID) -> [Symbol.ID] {
    var lineage = [type]
    var head = 0
    while head < lineage.count {
      let next =
        [superclass[lineage[head]]].compactMap(\.self) + bases[lineage[head], default: []].sorted()
      for base in next where !lineage.contains(base) { lineage.append(base) }
      head += 1
    }
    return lineage
  }

  /// The initializers of managers.
  var managerInitializers: Set<Symbol.ID> {
    Set(
      symbols.symbols.indices.filter {
        libraryName($0) == .initializer && isMember($0, of: .containerManager)
      })
  }

  struct StoredProperty {
    let symbol: Symbol.ID
    /// The type, as in mangled names.
    let type: String
    let isWeak: Bool
    /// Whether it has an attribute that may be a wrapper or a macro.
    let isWrapped: Bool
  }

  func storedProperties(of type: Symbol.ID) -> [StoredProperty] {
    children[type, default: []].compactMap { property in
      guard symbols[property].kind == .instanceProperty, !isComputed(property),
        let definition = definitions[property], let text = fullName(property),
        let mark = text.ranges(of: " : ").first
      else { return nil }
      return StoredProperty(
        symbol: property, type: String(text[mark.upperBound...]),
        isWeak: isWeak(property), isWrapped: hasMeaning(definition))
    }
  }

  /// Whether a property is weak or unowned.
  func isWeak(_ property: Symbol.ID) -> Bool {
    guard let definition = definitions[property] else { return false }
    let text = files[definition.file].text
    let modifiers = text.index(at: definition.position).map(text.modifiers) ?? []
    return modifiers.contains("weak") || modifiers.contains("unowned")
  }
}
