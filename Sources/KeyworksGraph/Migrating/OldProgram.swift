/// What the sources of a program declare for the other library.
struct OldProgram {
  private var factories: [String: Set<OldFactory>] = [:]
  /// The types whose members are factories.
  private(set) var containers: Set<String> = ["Container"]
  /// Their extensions have factories of every container.
  private static let protocols: Set<String> = ["SharedContainer", "ManagedContainer"]

  init(_ sources: [SourceText]) {
    for text in sources {
      for declaration in text.oldDeclarations {
        factories[text.name(declaration.name), default: []].insert(declaration.factory)
        containers.insert(declaration.factory.container)
      }
    }
  }

  /// The factory of this name, if the container is known or all of its name are alike.
  func factory(_ name: String, in container: String?) -> OldFactory? {
    let named = factories[name] ?? []
    let own = container.map { container in
      named.filter { $0.container == container || Self.protocols.contains($0.container) }
    }
    guard let first = (own ?? named).first else { return nil }
    return (own ?? named).allSatisfy {
      ($0.argument, $0.value, $0.lifetime) == (first.argument, first.value, first.lifetime)
    } ? first : nil
  }

  func isFactory(_ name: String) -> Bool { factories[name] != nil }
}
