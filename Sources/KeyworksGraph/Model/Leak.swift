/// That a container holds something that holds the container.
struct Leak {
  /// The factory whose instance or body it is.
  let factory: Code.ID
  let place: Place
  let kind: Kind

  enum Kind: Equatable {
    /// The instance is given the container and has a property for it, with its name.
    case instance(property: String)
    /// The body names the container, so it captures it.
    case body(name: String)
  }
}

/// That a factory gives its container to an initializer.
struct Construction {
  let factory: Code.ID
  let type: Symbol.ID
  let place: Place
}

extension ProgramModel {
  /// Finds what keeps the container that it is given.
  mutating func findLeaks() {
    if constructions.isEmpty { return }
    let containers = declarations.containerNames()
    for construction in constructions {
      // A child container is mostly made for what it gives: `Visit(self).user()`.
      let isChild = declarations.fullName(construction.type).map(containers.contains) ?? false
      let kept = factories[construction.factory]?.type.prefix { $0 != "<" }
      if isChild, !containers.contains(String(kept ?? "")) { continue }
      guard
        let property = declarations.property(
          of: construction.type, holdingOneOf: containers, in: files),
        // One with a value of its own has another container.
        existing(.initialValue(property)) == nil
      else { continue }
      leaks.append(
        Leak(
          factory: construction.factory, place: construction.place,
          kind: .instance(property: declarations.name(property))))
    }
  }
}
