/// A factory that takes arguments: ``ParameterFactory``, and ``VariantFactory``, whose first
/// argument is its variant.
///
/// What both can do is written here once. It is not for other types to conform to.
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
  /// Where it is declared and what was said about it.
  public var declaration: Declaration<Value> { base.declaration }

  /// Takes up what one of the library's modifiers says.
  public mutating func apply(_ modification: Modification<Value>) { base.apply(modification) }

  /// A copy with another body, if there is one.
  func with(_ base: Base?) -> Self {
    guard let base else { return self }
    var copy = self
    copy.base = base
    return copy
  }
}

// The compiler cannot yet use the members of a `ParameterFactory` whose arguments are one and a
// pack. It can where the arguments are a pack of their own.
extension ParameterizedFactory {
  func call<each Argument>(_ arguments: repeat each Argument) -> Value
  where Base == ParameterFactory<repeat each Argument, Value> { base(repeat each arguments) }

  mutating func keepBase<each Argument: Hashable>(_ lifetime: Lifetime)
  where Base == ParameterFactory<repeat each Argument, Value> { base.keep(lifetime) }
}
