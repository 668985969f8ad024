/// A factory that takes arguments: ``ParameterFactory``, and ``VariantFactory``, whose first
/// argument is its variant.
///
/// It declares what both have in common. Do not conform other types to it.
public protocol ParameterizedFactory: _TakingArguments {
  /// A ``ParameterFactory`` with all arguments.
  associatedtype Base: FactoryDeclaration<Value>

  /// The same factory as a ``ParameterFactory``.
  var base: Base { get set }
}

extension ParameterFactory: ParameterizedFactory {
  /// The factory itself.
  public var base: Self {
    get { self }
    set { self = newValue }
  }
}

extension ParameterizedFactory {
  /// The declaration of the factory: its place, its lifetime and what its modifiers say.
  public var declaration: Declaration<Value> { base.declaration }

  /// Applies one of the library's modifiers.
  public mutating func apply(_ modification: Modification<Value>) { base.apply(modification) }

  /// Returns a copy with another base, or the factory itself if `base` is nil.
  func with(_ base: Base?) -> Self {
    guard let base else { return self }
    var copy = self
    copy.base = base
    return copy
  }
}

// The compiler cannot yet use the members of a `ParameterFactory` whose arguments are one type and
// a pack. It can if all arguments are one pack.
extension ParameterizedFactory {
  func call<each Argument>(_ arguments: repeat each Argument) -> Value
  where Base == ParameterFactory<repeat each Argument, Value> { base(repeat each arguments) }

  mutating func keepBase<each Argument: Hashable>(_ lifetime: Lifetime)
  where Base == ParameterFactory<repeat each Argument, Value> { base.keep(lifetime) }
}
