/// A factory that can cache instances: every ``Factory``, and a factory with arguments if all of
/// them are `Hashable`.
public protocol KeptFactory: FactoryDeclaration {
  /// The type of the values that threads share through a cached instance.
  associatedtype Shared = Value

  /// Sets how long instances are cached.
  mutating func keep(_ lifetime: Lifetime)
}

extension Factory: KeptFactory {
  /// Sets how long instances are cached.
  @_alwaysEmitIntoClient @inline(__always)
  public mutating func keep(_ lifetime: Lifetime) { place.lifetime = lifetime }
}

// MARK: - One resolve

extension KeptFactory {
  /// Shares one instance until the outermost resolve on this call stack returns.
  @_alwaysEmitIntoClient public var graph: Self { keeping(.graph) }

  @_alwaysEmitIntoClient @inline(__always)
  func keeping(_ lifetime: Lifetime) -> Self {
    var copy = self
    copy.keep(lifetime)
    return copy
  }
}

// MARK: - Shared between threads

extension KeptFactory where Shared: Sendable {
  /// Caches one instance per container.
  @_alwaysEmitIntoClient public var cached: Self { keeping(.cached) }

  /// Caches one instance per container for as long as other code holds it.
  ///
  /// Only objects can be held this way. Other values are built each time.
  @_alwaysEmitIntoClient public var shared: Self { keeping(.shared) }

  /// Caches one instance per process.
  ///
  /// The singleton is the instance that the definition builds. A registration, an override or a
  /// decoration changes it in one container only.
  @_alwaysEmitIntoClient public var singleton: Self { keeping(.singleton) }

  /// Caches one instance per container until the scope is reset.
  @_alwaysEmitIntoClient public func scope(_ scope: Scope) -> Self { keeping(scope.lifetime) }
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
    Sendable, or write .assumingSendable before the lifetime.
    """
)
extension KeptFactory {
  /// Caches one instance per container.
  @_alwaysEmitIntoClient public var cached: Self { keeping(.cached) }

  /// Caches one instance per container for as long as other code holds it.
  @_alwaysEmitIntoClient public var shared: Self { keeping(.shared) }

  /// Caches one instance per process.
  @_alwaysEmitIntoClient public var singleton: Self { keeping(.singleton) }

  /// Caches one instance per container until the scope is reset.
  @_alwaysEmitIntoClient public func scope(_ scope: Scope) -> Self { keeping(scope.lifetime) }
}
