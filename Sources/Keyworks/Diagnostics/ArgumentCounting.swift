/// A factory that can take arguments: any but a ``Factory``.
///
/// Do not declare new conformances to this protocol.
public protocol _TakingArguments: FactoryDeclaration {}

/// A type that differs in eight places when its element differs.
///
/// An extension of ``FactoryDeclaration`` can require a number of arguments by it; an extension of
/// a kind cannot. The compiler counts an argument of a wrong type as two mismatches, but a failed
/// same-type requirement only as often as the two types differ. Repeated eight times, a wrong
/// number of arguments is never reported in place of up to four arguments of wrong types.
public typealias _Eightfold<Element> = _EightElements<
  Element, Element, Element, Element, Element, Element, Element, Element
>

/// The type behind ``_Eightfold``.
public enum _EightElements<First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth> {}

extension Factory {
  /// No arguments.
  public typealias _Signature = _Eightfold<Void>
}

extension BasicFactory: _TakingArguments {
  /// The arguments.
  public typealias _Signature = _Eightfold<Argument>
}
