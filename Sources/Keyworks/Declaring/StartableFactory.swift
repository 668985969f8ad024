/// A factory that `start` of the module KeyworksAsync can build: a ``Factory``, or
/// one of another kind without arguments.
///
/// Do not conform other types to it.
public protocol StartableFactory: FactoryDeclaration, SendableMetatype {
  /// Builds the instance that the factory caches.
  nonisolated(nonsending) func _start() async throws
}

/// The requirement on each argument of a factory that has none.
///
/// Do not conform types to it. No type does, so only a factory without arguments meets the
/// requirement.
public protocol NoArgument: Sendable {
  /// The argument to build with.
  static var none: Self { get }
}
