/// How a kind of factory tells its cached instances apart by its arguments. It is part of the type
/// of a factory, which has lifetimes if its key conforms.
///
/// Do not conform other types to it.
public protocol _ArgumentKey {
  /// The key of the factory once it has a lifetime.
  associatedtype Kept
  /// The type of the argument that the lifetime has to compare, or `Never` if it has none to
  /// compare.
  associatedtype Compared: Hashable
}

/// The key of a factory without arguments.
public enum _NoKey: _ArgumentKey {
  /// The same.
  public typealias Kept = Self
  /// None.
  public typealias Compared = Never
}

/// The key of a factory with arguments: the argument itself, if it is `Hashable`. A tuple never is.
public enum _OwnKey<Argument> {}

extension _OwnKey: _ArgumentKey where Argument: Hashable {
  /// The same.
  public typealias Kept = Self
  /// The argument.
  public typealias Compared = Argument
}

/// The key of what a declaration with several arguments also gives, if they are `Hashable`.
///
/// A tuple cannot be `Hashable`, so a factory of several arguments has no lifetimes. Where you
/// write one, the compiler takes the declaration that gives this key, and the lifetime turns it
/// into the factory.
public enum _TupleKey<Argument>: _ArgumentKey {
  /// That of the factory.
  public typealias Kept = _OwnKey<Argument>
  /// None. The declaration says how to compare them.
  public typealias Compared = Never
}
