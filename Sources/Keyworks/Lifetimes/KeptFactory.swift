/// A factory that can cache instances: every ``Factory``, and a factory with one argument if that
/// is `Hashable`. For several `Hashable` arguments, write the lifetime where the factory is
/// declared: only what `self { … }` returns there conforms.
public protocol KeptFactory: FactoryDeclaration {
  /// The type of the factory once it has a lifetime. Modifiers of your own that say one return it.
  associatedtype Kept: FactoryDeclaration = Self where Kept.Value == Value

  /// Returns a factory that caches its instances for so long.
  func keeping(_ lifetime: Lifetime) -> Kept
}

extension Declaration {
  /// Returns the declaration of a factory with a lifetime.
  @_alwaysEmitIntoClient @inline(__always)
  package func kept<Key: _ArgumentKey>(for lifetime: Lifetime, by key: Key.Type) -> Self {
    var copy = self
    copy.place.lifetime = lifetime
    if Key.Compared.self != Never.self { copy.extras.add(Keying(Key.Compared.self)) }
    return copy
  }
}

extension Factory: KeptFactory {
  /// Returns a factory that caches its instance for so long.
  @_alwaysEmitIntoClient @inline(__always)
  public func keeping(_ lifetime: Lifetime) -> Self {
    var copy = self
    copy.place.lifetime = lifetime
    return copy
  }
}

// MARK: - One resolve

extension KeptFactory {
  /// Shares one instance until the outermost resolve on this call stack returns.
  @_alwaysEmitIntoClient public var graph: Kept { keeping(.graph) }
}

// MARK: - Shared between threads

extension KeptFactory where Shared: Sendable {
  /// Caches one instance per container.
  @_alwaysEmitIntoClient public var cached: Kept { keeping(.cached) }

  /// Caches one instance per container for as long as other code holds it.
  ///
  /// Only objects can be held this way. Other values are built each time.
  @_alwaysEmitIntoClient public var shared: Kept { keeping(.shared) }

  /// Caches one instance per process.
  ///
  /// The singleton is the instance that the definition builds. A registration, an override or a
  /// decoration changes it in one container only.
  @_alwaysEmitIntoClient public var singleton: Kept { keeping(.singleton) }

  /// Caches one instance per container until the scope is reset.
  @_alwaysEmitIntoClient public func scope(_ scope: Scope) -> Kept { keeping(scope.lifetime) }
}

// MARK: - Shared between threads, though not Sendable

extension KeptFactory {
  /// Declares that the value is safe to share between threads, though it is not `Sendable`.
  ///
  /// Write a lifetime after it: `self { … }.assumingSendable.cached`.
  @_alwaysEmitIntoClient public var assumingSendable: AssumedSendable<Self> {
    AssumedSendable(self)
  }
}

@available(
  *, deprecated,
  message: """
    Threads can share what is kept, but it is not Sendable. Make its type or its protocol \
    Sendable, or write .assumingSendable before the lifetime. In a Sendable class, write let clock = \
    Container.injected(\\.clock) instead of @Injected.
    """
)
extension KeptFactory {
  /// Caches one instance per container.
  @_alwaysEmitIntoClient public var cached: Kept { keeping(.cached) }

  /// Caches one instance per container for as long as other code holds it.
  @_alwaysEmitIntoClient public var shared: Kept { keeping(.shared) }

  /// Caches one instance per process.
  @_alwaysEmitIntoClient public var singleton: Kept { keeping(.singleton) }

  /// Caches one instance per container until the scope is reset.
  @_alwaysEmitIntoClient public func scope(_ scope: Scope) -> Kept { keeping(scope.lifetime) }
}
