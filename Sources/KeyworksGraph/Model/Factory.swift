/// A factory of a program, or a list of factories.
package struct Factory {
  package let name: String
  package let module: String
  package let container: String
  package let kind: Kind
  package let type: String
  package let place: Place
  let code: Code.ID

  package var lifetime = Lifetime.unique
  /// Instances age: `.timeToLive`.
  package var ages = false
  package var isPromised = false
  /// The modules that register or override it.
  package var registeredIn: Set<String> = []
  package var isMainActor = false
  package var hasID = false
  /// A function or a subscript.
  package var isFunction = false
  /// Its instances are told apart by a variant.
  var varies = false
  /// Of a list: whether it is stored instead of computed.
  package var isStored = false

  package enum Kind: String {
    case factory, parameter, throwing, variant, list, map
  }

  package enum Lifetime: Hashable {
    case unique, graph, shared, cached, singleton
    case scope(String)
  }

  package var isList: Bool { kind == .list || kind == .map }

  var isKept: Bool { lifetime != .unique && lifetime != .graph }

  /// A resolve inside its own resolve may be about something else, so it may end.
  package var mayDiffer: Bool { kind == .parameter || kind == .variant || hasID || isFunction }
}

/// One factory in a list, from the literal or contributed.
package struct Member {
  let list: Code.ID
  let factory: Code.ID
  package let place: Place
  package var priority: Priority
  package var bonds: [Bond] = []
  /// The key in a map, as the source has it.
  var key: String?
  /// The arguments, if the factory is a subscript.
  var arguments = ""
  /// What is written after `under:`.
  var variant = ""
  /// The module that contributes it; none for a member of the literal.
  package var contributor: String?

  /// Says whether a map may give the member for a key. Two keys that are written as literals in
  /// different ways are different ones; of others only the program knows.
  func mayHave(_ other: String?) -> Bool {
    guard let key, let other, Self.isLiteral(key), Self.isLiteral(other) else { return true }
    return key == other
  }

  private static func isLiteral(_ text: String) -> Bool {
    text.first.map { $0 == "." || $0 == "\"" || $0.isNumber } ?? false
  }

  package enum Priority: Equatable {
    case value(Int)
    /// Something that only the program knows, with its text.
    case unknown(String)
  }

  package struct Bond: Equatable {
    let isBefore: Bool
    let other: Code.ID
    /// The arguments of a subscript.
    let arguments: String
  }
}
