/// A container holds something that holds the container.
struct Leak {
  /// The factory whose instance or body holds the container.
  let factory: Code.ID
  let place: Place
  let kind: Kind

  enum Kind: Equatable {
    /// The instance receives the container and stores it in a property.
    case instance(property: String)
    /// The body mentions the container and therefore captures it.
    case body(name: String)

    var isInstance: Bool { if case .instance = self { true } else { false } }
  }
}

/// A factory passes its container, or a closure that captures it, to an initializer, or a function
/// passes what may be a container.
struct Construction {
  let code: Code.ID
  let type: Symbol.ID
  /// `self`, and the parameters of the function.
  let given: Set<String>
  let place: Place
  let isClosure: Bool
}

extension ProgramModel {
  /// Finds instances that keep the container passed to them.
  func findLeaks() {
    if constructions.isEmpty { return }
    let containers = declarations.containerNames()
    let calls = Dictionary(grouping: handedOver, by: \.function)
    for (factory, place, construction) in constructions.flatMap({ built($0, by: calls) }) {
      // A child container is usually created for what it provides: `Visit(self).user()`.
      let isChild = declarations.fullName(construction.type).map(containers.contains) ?? false
      let kept = factories[factory]?.type ?? ""
      if isChild, !containers.contains(String(kept.prefix { $0 != "<" })) { continue }
      let property = property(of: construction.type) { property in
        if construction.isClosure { return property.type.contains("->") }
        let held = property.type.trimmingPrefix("Swift.Optional<").prefix { $0 != ">" }
        return containers.contains(String(held)) && !property.isWeak
      }
      guard let property, holdings.mayHold(kept, instanceOf: construction.type) else { continue }
      leaks.append(
        Leak(
          factory: factory, place: place,
          kind: .instance(property: declarations.name(property))))
    }
  }

  /// The factories whose bodies construct it with their containers, themselves or by these calls.
  private func built(
    _ construction: Construction, by calls: [Symbol.ID: [HandedContainer]]
  ) -> [(factory: Code.ID, place: Place, construction: Construction)] {
    if factories[construction.code] != nil {
      return [(construction.code, construction.place, construction)]
    }
    let own = pieces[construction.code].symbol.flatMap { calls[$0] } ?? []
    return own.filter { call in
      call.isReceiver && construction.given.contains("self")
        || !construction.given.isDisjoint(with: call.parameters)
    }.map { ($0.factory, $0.place, construction) }
  }

  /// A property of the type, of a superclass, or of a struct in a property. One with an initial
  /// value holds another container.
  private func property(
    of type: Symbol.ID, where holds: (Declarations.StoredProperty) -> Bool
  ) -> Symbol.ID? {
    let own = declarations.storedProperties(of: type).filter {
      existing(.initialValue($0.symbol)) == nil
    }
    return own.first(where: holds)?.symbol
      ?? declarations.superclass[type].flatMap { property(of: $0, where: holds) }
      ?? own.compactMap { holdings.structure($0.type) }
      .compactMap { property(of: $0, where: holds) }.first
  }
}
