/// The part of a factory that all kinds share: where it is declared, how long its instances live,
/// and what happens to a built value.
///
/// Modifiers return a changed copy. A container never shares a declaration or writes to it.
public struct Declaration<Value> {
  @usableFromInline let container: any ManagedContainer
  @usableFromInline var place: Place
  @usableFromInline var extras: Extras

  @_alwaysEmitIntoClient @inline(__always)
  init(in container: any ManagedContainer, at place: Place, _ extras: Extras = .none) {
    self.container = container
    self.place = place
    self.extras = extras
  }

  @_alwaysEmitIntoClient @inline(__always)
  init(in container: any ManagedContainer, at place: Place, id: (some Hashable & Sendable)?) {
    self.init(in: container, at: place)
    if let id { distinguish(by: id) }
  }

  @usableFromInline
  mutating func distinguish(by id: some Hashable & Sendable) { self.id = HashedArguments(id) }
}

// MARK: - Parts that few factories have

extension Declaration {
  /// The modifiers other than the lifetime. The most common ones need no allocation.
  @usableFromInline
  enum Extras {
    case none
    case decoration((Value) -> Value)
    case arguments(any CallArguments.Type)
    indirect case several(Several)
  }

  @usableFromInline
  struct Several {
    var arguments: (any CallArguments.Type)?
    var id: (any Arguments)?
    var timeToLive: Duration?
    var decoration: ((Value) -> Value)?
    var variation: Variation?
    var choice: VariantChoice?
    var teardowns: [TeardownAction] = []
  }

  private var several: Several {
    get {
      switch extras {
      case .none: Several()
      case .decoration(let decoration): Several(decoration: decoration)
      case .arguments(let arguments): Several(arguments: arguments)
      case .several(let several): several
      }
    }
    set { extras = .several(newValue) }
  }

  /// The type of the arguments, if instances are cached for them.
  var arguments: (any CallArguments.Type)? {
    get {
      switch extras {
      case .arguments(let arguments): arguments
      case .several(let several): several.arguments
      case .none, .decoration: nil
      }
    }
    set {
      if case .none = extras, let newValue {
        extras = .arguments(newValue)
      } else {
        several.arguments = newValue
      }
    }
  }

  /// The `id:` that tells instances of one property apart, if the user gave one.
  private(set) var id: (any Arguments)? {
    get { if case .several(let several) = extras { several.id } else { nil } }
    set {
      several.id = newValue
      place.hasID = newValue != nil
    }
  }

  /// How long an instance is handed out after it was built, or nil if it does not expire.
  var timeToLive: Duration? {
    get { if case .several(let several) = extras { several.timeToLive } else { nil } }
    set { several.timeToLive = newValue }
  }

  /// The closure that wraps or replaces a built value.
  var decoration: ((Value) -> Value)? {
    switch extras {
    case .decoration(let decoration): decoration
    case .several(let several): several.decoration
    case .none, .arguments: nil
    }
  }

  /// Adds a closure that wraps or replaces a built value, after the earlier ones.
  @_alwaysEmitIntoClient
  mutating func decorate(_ decoration: @escaping (Value) -> Value) {
    if case .none = extras { extras = .decoration(decoration) } else { add(decoration) }
  }

  @usableFromInline
  mutating func add(_ decoration: @escaping (Value) -> Value) {
    let first = several.decoration
    several.decoration = first.map { first in { decoration(first($0)) } } ?? decoration
  }

  /// How the factory depends on variants.
  var variation: Variation {
    get { several.variation ?? Variation() }
    set { several.variation = newValue }
  }

  /// The variants under which the factory is resolved, if it says so.
  var choice: VariantChoice? {
    get { if case .several(let several) = extras { several.choice } else { nil } }
    set { several.choice = newValue }
  }

  @usableFromInline
  typealias TeardownAction = @Sendable (Box<Value>, WorkOutcome) async throws -> Void

  /// The closures that tear an instance down, in the order in which they were written.
  var teardowns: [TeardownAction] {
    get { if case .several(let several) = extras { several.teardowns } else { [] } }
    set { several.teardowns = newValue }
  }
}
