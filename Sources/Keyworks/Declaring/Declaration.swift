/// The part of a factory that all kinds share: where it is declared, how long its instances live,
/// and what happens to a built value.
///
/// Modifiers return a changed copy. A container never shares a declaration or writes to it.
public struct Declaration<Value> {
  @usableFromInline package let container: any ManagedContainer
  @usableFromInline package var place: Place
  @usableFromInline package var extras: Extras

  @_alwaysEmitIntoClient @inline(__always)
  package init(in container: any ManagedContainer, at place: Place, _ extras: Extras = .none) {
    self.container = container
    self.place = place
    self.extras = extras
  }

  @_alwaysEmitIntoClient @inline(__always)
  package init<ID: Hashable & Sendable>(
    in container: any ManagedContainer, _ kind: FactoryKind, id: ID?, _ file: StaticString,
    _ function: StaticString, _ line: UInt, _ column: UInt
  ) {
    self.init(
      in: container,
      at: Place(file: file, function: function, line: line, column: column, kind: kind))
    // Nil is an id, too. Where none is given, it is a `Never?`.
    if let id { distinguish(by: id) } else if ID.self != Never.self { distinguish(by: id) }
  }

  @usableFromInline
  mutating func distinguish(by id: some Hashable & Sendable) {
    extras.several.id = HashedArguments(id)
    place.hasID = true
  }

  package var request: Request { Request(container, place, Value.self, extras) }

  /// Adds a closure that wraps or replaces a built value, after the earlier ones.
  @_alwaysEmitIntoClient
  package mutating func decorate(_ decoration: @escaping (Value) -> Value) {
    extras.add(decoration: Box<(Value) -> Value>(decoration))
  }

  /// Returns the declaration of a factory that takes these arguments, and compares them once it has
  /// a lifetime.
  @_alwaysEmitIntoClient @inline(__always)
  package func comparing<A: Hashable, each B: Hashable>(
    _ first: A.Type, _ others: repeat (each B).Type
  ) -> Self {
    var copy = taking(first)
    copy.extras.add(Keying(first, repeat each others))
    return copy
  }
}
