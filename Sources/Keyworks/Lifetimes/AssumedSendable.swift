/// A factory whose value its author says is safe to share; a lifetime follows.
public struct AssumedSendable<Base: KeptFactory> {
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) { self.base = base }

  /// One instance per container.
  @inlinable public var cached: Base { base.keeping(.cached) }

  /// One instance per container for as long as somebody else holds it.
  @inlinable public var shared: Base { base.keeping(.shared) }

  /// One instance per process.
  @inlinable public var singleton: Base { base.keeping(.singleton) }

  /// One instance per container until the scope is reset.
  @inlinable public func scope(_ scope: Scope) -> Base { base.keeping(scope.lifetime) }
}
