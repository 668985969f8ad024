/// A factory that says which arguments it takes.
///
/// An extension of ``ParameterFactory`` cannot ask for a number of arguments; one of this
/// protocol can. It is not for other types to conform to.
public protocol ArgumentCounting: FactoryDeclaration {
  /// A tuple of the arguments' types after a `Void`, eightfold.
  associatedtype Signature
}

/// A factory that takes arguments.
public protocol ArgumentTaking: ArgumentCounting {}

/// A type that differs in eight places where its element differs.
///
/// To the compiler an argument of a wrong type is two places, and a type that is not the
/// required one is only as many as it has. Eightfold, a wrong number of arguments is
/// never named as the reason where up to four arguments have wrong types.
public typealias Eightfold<Element> = EightElements<
  Element, Element, Element, Element, Element, Element, Element, Element
>

/// What ``Eightfold`` is made of.
public enum EightElements<First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth> {}

extension Factory: ArgumentCounting {
  /// No arguments.
  public typealias Signature = Eightfold<Void>
}

extension ThrowingFactory: ArgumentCounting {
  /// No arguments.
  public typealias Signature = Eightfold<Void>
}

extension ParameterFactory: ArgumentTaking {
  /// The arguments.
  public typealias Signature = Eightfold<(Void, repeat each Argument)>
}
