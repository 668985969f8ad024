/// A factory that can keep instances: every ``Factory`` and ``ThrowingFactory``, and one with
/// arguments if these are all `Hashable`.
public protocol KeptFactory: FactoryDeclaration {
  /// What a kept instance makes threads share.
  associatedtype Shared = Value

  /// Says how long instances are kept.
  mutating func keep(_ lifetime: Lifetime)
}

extension Factory: KeptFactory {
  /// Says how long instances are kept.
  @inlinable @inline(__always)
  public mutating func keep(_ lifetime: Lifetime) { place.lifetime = lifetime }
}

extension ThrowingFactory: KeptFactory {
  /// Says how long instances are kept.
  public mutating func keep(_ lifetime: Lifetime) {
    apply(Modification { $0.place.lifetime = lifetime })
  }
}

extension AsyncFactory: KeptFactory where repeat each Argument: Hashable {
  /// Keeps one instance for each value of the arguments, if there are any.
  @inlinable @inline(__always)
  public mutating func keep(_ lifetime: Lifetime) {
    place.lifetime = lifetime
    if Self.kind == .asyncParameterized { keepByArguments() }
  }

  @usableFromInline
  mutating func keepByArguments() {
    apply(Modification { $0.arguments = HashedArguments<repeat each Argument>.self })
  }
}

extension KeptFactory {
  @inlinable @inline(__always)
  func keeping(_ lifetime: Lifetime) -> Self {
    var copy = self
    copy.keep(lifetime)
    return copy
  }
}

// MARK: - One resolution

extension KeptFactory {
  /// One instance until the outermost resolve on this call stack returns.
  @inlinable public var graph: Self { keeping(.graph) }
}

// MARK: - Shared between threads

extension KeptFactory where Shared: Sendable {
  /// One instance per container.
  @inlinable public var cached: Self { keeping(.cached) }

  /// One instance per container for as long as somebody else holds it.
  ///
  /// A value that turns out to be no object cannot be held that way, and is built each
  /// time.
  @inlinable public var shared: Self { keeping(.shared) }

  /// One instance per process.
  ///
  /// It is the one that the definition builds. What a registration, an override or a
  /// decoration makes of it in one container stays in that container.
  @inlinable public var singleton: Self { keeping(.singleton) }

  /// One instance per container until the scope is reset.
  @inlinable public func scope(_ scope: Scope) -> Self { keeping(scope.lifetime) }
}

// MARK: - Shared between threads, though not Sendable

extension KeptFactory {
  /// Says that the value, though not `Sendable`, is safe to share between threads.
  ///
  /// A lifetime follows: `self { … }.assumingSendable.cached`.
  @inlinable public var assumingSendable: AssumedSendable<Self> { AssumedSendable(self) }

  /// One instance per container.
  @available(
    *, deprecated,
    message: """
      Threads can share what is kept, but it is not Sendable. Make its type or its protocol \
      Sendable, or write .assumingSendable before the lifetime.
      """
  )
  @inlinable public var cached: Self { keeping(.cached) }

  /// One instance per container for as long as somebody else holds it.
  @available(
    *, deprecated,
    message: """
      Threads can share what is kept, but it is not Sendable. Make its type or its protocol \
      Sendable, or write .assumingSendable before the lifetime.
      """
  )
  @inlinable public var shared: Self { keeping(.shared) }

  /// One instance per process.
  @available(
    *, deprecated,
    message: """
      Threads can share what is kept, but it is not Sendable. Make its type or its protocol \
      Sendable, or write .assumingSendable before the lifetime.
      """
  )
  @inlinable public var singleton: Self { keeping(.singleton) }

  /// One instance per container until the scope is reset.
  @available(
    *, deprecated,
    message: """
      Threads can share what is kept, but it is not Sendable. Make its type or its protocol \
      Sendable, or write .assumingSendable before the lifetime.
      """
  )
  @inlinable public func scope(_ scope: Scope) -> Self { keeping(scope.lifetime) }
}
