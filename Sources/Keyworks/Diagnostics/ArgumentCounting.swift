/// A factory that says which arguments it takes.
///
/// An extension of ``ParameterFactory`` cannot ask for a number of arguments; one of this
/// protocol can. It is not for other types to conform to.
public protocol _ArgumentCounting: FactoryDeclaration {
  /// A tuple of the arguments' types after a `Void`, eightfold.
  associatedtype _Signature
}

/// A factory that can take arguments: a ``ParameterizedFactory``, or an ``AsyncFactory``.
///
/// It is not for other types to conform to.
public protocol _TakingArguments: _ArgumentCounting {}

/// A type that differs in eight places where its element differs.
///
/// To the compiler an argument of a wrong type is two places, and a type that is not the
/// required one is only as many as it has. _Eightfold, a wrong number of arguments is
/// never named as the reason where up to four arguments have wrong types.
public typealias _Eightfold<Element> = _EightElements<
  Element, Element, Element, Element, Element, Element, Element, Element
>

/// What ``_Eightfold`` is made of.
public enum _EightElements<First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth> {}

extension Factory: _ArgumentCounting {
  /// No arguments.
  public typealias _Signature = _Eightfold<Void>
}

extension ThrowingFactory: _ArgumentCounting {
  /// No arguments.
  public typealias _Signature = _Eightfold<Void>
}

extension ParameterFactory: _ArgumentCounting {
  /// The arguments.
  public typealias _Signature = _Eightfold<(Void, repeat each Argument)>
}

extension AsyncFactory: _TakingArguments {
  /// The arguments.
  public typealias _Signature = _Eightfold<(Void, repeat each Argument)>
}

extension VariantFactory: _ArgumentCounting {
  /// The variant and the arguments.
  public typealias _Signature = _Eightfold<(Void, V, repeat each Argument)>
}
