/// A factory that `start` of the module KeyworksAsync can build: a ``Factory``, or
/// one of another kind without arguments.
///
/// Do not conform other types to it.
public protocol StartableFactory: FactoryDeclaration, SendableMetatype {
  /// Builds the instance that the factory caches.
  nonisolated(nonsending) func _start() async throws
}
