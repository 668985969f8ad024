/// What all kinds of factory have in common: ``Factory``, ``ParameterFactory``,
/// ``ThrowingFactory`` and ``VariantFactory``.
///
/// Write modifiers of your own as an extension of it. It is not for other types to
/// conform to.
public protocol FactoryDeclaration<Value> {
  /// What resolving gives.
  associatedtype Value

  /// Where the factory is declared and what was said about it.
  var declaration: Declaration<Value> { get set }
}

extension Factory: FactoryDeclaration {}
extension ParameterFactory: FactoryDeclaration {}
extension ThrowingFactory: FactoryDeclaration {}

extension FactoryDeclaration {
  /// A copy with a changed declaration.
  @inlinable @inline(__always)
  func changing(_ change: (inout Declaration<Value>) -> Void) -> Self {
    var copy = self
    change(&copy.declaration)
    return copy
  }
}
