/// What all kinds of factory have in common: ``Factory``, ``ParameterFactory``,
/// ``ThrowingFactory``, ``VariantFactory`` and ``AsyncFactory``.
///
/// Write modifiers of your own as an extension of it. It is not for other types to
/// conform to.
public protocol FactoryDeclaration<Value> {
  /// What resolving gives.
  associatedtype Value

  /// Where the factory is declared and what was said about it.
  var declaration: Declaration<Value> { get }

  /// Takes up what one of the library's modifiers says.
  mutating func apply(_ modification: Modification<Value>)
}

/// What one of the library's modifiers says about a factory. Write a modifier of your own as a
/// function over these modifiers.
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
  /// A copy with a changed declaration.
  @inlinable @inline(__always)
  func changing(_ change: @escaping (inout Declaration<Value>) -> Void) -> Self {
    var copy = self
    copy.apply(Modification(change))
    return copy
  }
}
