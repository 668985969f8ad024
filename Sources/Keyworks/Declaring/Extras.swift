/// The modifiers of a factory other than its lifetime. The most common ones need no allocation.
@usableFromInline
package enum Extras {
  case none
  /// One closure that wraps or replaces a built value.
  case decoration(AnyBox)
  case keying(Keying)
  indirect case several(Several)

  @usableFromInline
  package struct Several {
    var keying: Keying?
    var id: (any Arguments)?
    var timeToLive: Nanoseconds?
    var decorations: [AnyBox] = []
    var variation = Variation()
    var choice: VariantChoice?
    var followers: [any Follower] = []
  }

  /// All that the modifiers said. After a change, it is stored as such.
  var several: Several {
    get {
      switch self {
      case .none: Several()
      case .decoration(let decoration): Several(decorations: [decoration])
      case .keying(let keying): Several(keying: keying)
      case .several(let several): several
      }
    }
    set { self = .several(newValue) }
  }

  /// How arguments tell the cached instances apart, if they do.
  var keying: Keying? {
    switch self {
    case .keying(let keying): keying
    case .several(let several): several.keying
    case .none, .decoration: nil
    }
  }

  @usableFromInline
  package mutating func add(_ keying: Keying) {
    if case .none = self { self = .keying(keying) } else { several.keying = keying }
  }

  /// The `id:` that tells instances of one property apart, if the user gave one.
  package var id: (any Arguments)? {
    if case .several(let several) = self { several.id } else { nil }
  }

  /// How long an instance is handed out after it was built, or nil if it does not expire.
  var timeToLive: Nanoseconds? { if case .several(let all) = self { all.timeToLive } else { nil } }

  /// The closures that wrap or replace a built value, in the order in which they were written. Each
  /// box contains a function from the value to another.
  var decorations: [AnyBox] {
    switch self {
    case .decoration(let decoration): [decoration]
    case .several(let several): several.decorations
    case .none, .keying: []
    }
  }

  @_alwaysEmitIntoClient
  mutating func add(decoration: AnyBox) {
    if case .none = self { self = .decoration(decoration) } else { append(decoration) }
  }

  @usableFromInline
  mutating func append(_ decoration: AnyBox) { several.decorations.append(decoration) }

  /// How the factory depends on variants.
  var variation: Variation {
    if case .several(let several) = self { several.variation } else { Variation() }
  }

  /// The variants under which the factory is resolved, if it says so.
  var choice: VariantChoice? { if case .several(let all) = self { all.choice } else { nil } }

  /// The followers of the factory's resolves.
  package var followers: [any Follower] {
    get { if case .several(let several) = self { several.followers } else { [] } }
    set { several.followers = newValue }
  }
}
