/// A factory whose value you have declared safe to share between threads. Write a lifetime after
/// it.
public struct AssumedSendable<Base: KeptFactory> {
  @usableFromInline package let base: Base

  @_alwaysEmitIntoClient
  package init(_ base: Base) { self.base = base }

  /// Caches one instance per container.
  @_alwaysEmitIntoClient public var cached: Base.Kept { base.keeping(.cached) }

  /// Caches one instance per container for as long as other code holds it.
  @_alwaysEmitIntoClient public var shared: Base.Kept { base.keeping(.shared) }

  /// Caches one instance per process.
  @_alwaysEmitIntoClient public var singleton: Base.Kept { base.keeping(.singleton) }

  /// Caches one instance per container until the scope is reset.
  @_alwaysEmitIntoClient public func scope(_ scope: Scope) -> Base.Kept {
    base.keeping(scope.lifetime)
  }
}
