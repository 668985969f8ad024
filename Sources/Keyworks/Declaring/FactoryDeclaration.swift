/// The interface that all kinds of factory share: ``Factory``, ``ParameterFactory``,
/// ``ThrowingFactory``, `AsyncFactory` and `MainActorFactory`.
///
/// Write your own modifiers in an extension of this protocol. Do not conform other types to it.
public protocol FactoryDeclaration<Value> {
  /// The type of the resolved value.
  associatedtype Value
  /// The type of the values that threads share through a cached instance.
  associatedtype Shared = Value
  /// The types of the arguments, for messages of the compiler.
  associatedtype _Signature

  /// Where the factory is declared, and what the library's modifiers said about it.
  var declaration: Declaration<Value> { get }
  /// Returns a copy with a change that a modifier of the library made to this type of factory.
  func _changed(by change: _Change<Self>) -> Self
}

/// A changed declaration of a factory. Only the library can make one, and it fits only the type of
/// factory for which it was made: any code can read a declaration, and a factory must not get that
/// of another.
public struct _Change<Declared: FactoryDeclaration> {
  @usableFromInline package let declaration: Declaration<Declared.Value>

  @_alwaysEmitIntoClient @inline(__always)
  init(_ declaration: Declaration<Declared.Value>) { self.declaration = declaration }
}

/// A factory whose closures run on the main actor. Do not conform other types to it.
public protocol MainActorDeclaration<Value>: FactoryDeclaration {}

extension Factory: FactoryDeclaration {}
extension BasicFactory: FactoryDeclaration {
  /// The value and the arguments. Any thread may compare the arguments to find a cached instance.
  public typealias Shared = (Value, Argument)
}

extension FactoryDeclaration {
  /// Returns a copy with a changed declaration.
  @_alwaysEmitIntoClient @inline(__always)
  package func changing(_ change: (inout Declaration<Value>) -> Void) -> Self {
    var declaration = declaration
    change(&declaration)
    return _changed(by: _Change(declaration))
  }
}
