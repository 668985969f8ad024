/// The interface that all kinds of factory share: ``Factory``, ``ParameterFactory``,
/// ``ThrowingFactory``, `AsyncFactory` and `MainActorFactory`.
///
/// Write your own modifiers in an extension of this protocol. Do not conform other types to it.
public protocol FactoryDeclaration<Value> {
  /// The type of the resolved value.
  associatedtype Value
  /// The types of the arguments, for messages of the compiler.
  associatedtype _Signature

  /// Where the factory is declared, and what the library's modifiers said about it.
  var declaration: Declaration<Value> { get set }
}

/// A factory whose closures run on the main actor. Do not conform other types to it.
public protocol MainActorDeclaration<Value>: FactoryDeclaration {}

extension Factory: FactoryDeclaration {}
extension ParameterFactory: FactoryDeclaration {}
extension ThrowingFactory: FactoryDeclaration {}

extension FactoryDeclaration {
  /// Returns a copy with a changed declaration.
  @_alwaysEmitIntoClient @inline(__always)
  package func changing(_ change: (inout Declaration<Value>) -> Void) -> Self {
    var copy = self
    change(&copy.declaration)
    return copy
  }
}
