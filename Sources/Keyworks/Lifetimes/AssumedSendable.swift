/// A factory whose value you have declared safe to share between threads. Write a lifetime after
/// it.
public struct AssumedSendable<Base: KeptFactory> {
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) { self.base = base }

  /// Caches one instance per container.
  @inlinable public var cached: Base { base.keeping(.cached) }

  /// Caches one instance per container for as long as other code holds it.
  @inlinable public var shared: Base { base.keeping(.shared) }

  /// Caches one instance per process.
  @inlinable public var singleton: Base { base.keeping(.singleton) }

  /// Caches one instance per container until the scope is reset.
  @inlinable public func scope(_ scope: Scope) -> Base { base.keeping(scope.lifetime) }
}
