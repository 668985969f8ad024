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
  }
}

/// A factory passes its container to an initializer.
struct Construction {
  let factory: Code.ID
  let type: Symbol.ID
  let place: Place
}

extension ProgramModel {
  /// Finds instances that keep the container passed to them.
  mutating func findLeaks() {
    if constructions.isEmpty { return }
    let containers = declarations.containerNames()
    for construction in constructions {
      // A child container is usually created for what it provides: `Visit(self).user()`.
      let isChild = declarations.fullName(construction.type).map(containers.contains) ?? false
      let kept = factories[construction.factory]?.type.prefix { $0 != "<" }
      if isChild, !containers.contains(String(kept ?? "")) { continue }
      guard
        let property = declarations.property(
          of: construction.type, holdingOneOf: containers, in: files),
        // A property with an initial value holds another container.
        existing(.initialValue(property)) == nil
      else { continue }
      leaks.append(
        Leak(
          factory: construction.factory, place: construction.place,
          kind: .instance(property: declarations.name(property))))
    }
  }
}
