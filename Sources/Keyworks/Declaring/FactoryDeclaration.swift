/// The interface that all kinds of factory share: ``Factory``, ``ParameterFactory``,
/// ``ThrowingFactory``, ``AsyncFactory`` and ``MainActorFactory``.
///
/// Write your own modifiers in an extension of this protocol. Do not conform other types to it.
public protocol FactoryDeclaration<Value> {
  /// The type of the resolved value.
  associatedtype Value

  /// Where the factory is declared and what was said about it.
  var declaration: Declaration<Value> { get }

  /// Applies one of the library's modifiers.
  mutating func apply(_ modification: Modification<Value>)
}

/// A change that one of the library's modifiers makes to a factory. Write your own modifier as a
/// function that calls the library's modifiers.
public struct Modification<Value> {
  @usableFromInline let change: (inout Declaration<Value>) -> Void

  @inlinable @inline(__always)
  init(_ change: @escaping (inout Declaration<Value>) -> Void) { self.change = change }
}

extension Factory: FactoryDeclaration {}
extension ParameterFactory: FactoryDeclaration {}
extension ThrowingFactory: FactoryDeclaration {}
extension AsyncFactory: FactoryDeclaration {}

extension FactoryDeclaration {
  /// Returns a copy with a changed declaration.
  @inlinable @inline(__always)
  func changing(_ change: @escaping (inout Declaration<Value>) -> Void) -> Self {
    var copy = self
    copy.apply(Modification(change))
    return copy
  }
}
