// Left to itself, the compiler explains some mistakes in words that help nobody: "failed
// to produce diagnostic", "pack expansion requires that 'Int' and '' have the same
// shape". For each of them here is an overload that cannot be called and only carries
// better words. The compiler turns to an unavailable overload when everything else has
// failed, so correct code never chooses one.
//
// When nothing fits, the compiler explains the overload that is wrong in the fewest
// places. One that comes too close to fitting would take the place of better words about
// another mistake: Tests/CompileFailures has the cases of both kinds.

// MARK: - How many arguments a factory takes

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

// MARK: - Calls with too few or too many arguments

extension ArgumentTaking {
  /// Not a call: there are fewer arguments than the factory takes.
  @available(
    *, unavailable,
    message: """
      The factory takes more arguments. Pass one for each type that its declaration lists \
      before the value.
      """
  )
  public func callAsFunction<each Given, Next, each Later>(_ given: repeat each Given) -> Value
  where Signature == Eightfold<(Void, repeat each Given, Next, repeat each Later)> { refused() }

  /// Not a call: there are more arguments than the factory takes.
  @available(*, unavailable, message: "The factory takes one argument. Leave out the others.")
  public func callAsFunction<First, Extra, each More>(
    _ first: First, _ extra: Extra, _ more: repeat each More
  ) -> Value where Signature == Eightfold<(Void, First)> { refused() }

  /// Not a call: there are more arguments than the factory takes.
  @available(*, unavailable, message: "The factory takes two arguments. Leave out the others.")
  public func callAsFunction<First, Second, Extra, each More>(
    _ first: First, _ second: Second, _ extra: Extra, _ more: repeat each More
  ) -> Value where Signature == Eightfold<(Void, First, Second)> { refused() }

  /// Not a call: there are more arguments than the factory takes.
  @available(*, unavailable, message: "The factory takes three arguments. Leave out the others.")
  public func callAsFunction<First, Second, Third, Extra, each More>(
    _ first: First, _ second: Second, _ third: Third, _ extra: Extra, _ more: repeat each More
  ) -> Value where Signature == Eightfold<(Void, First, Second, Third)> { refused() }
}

// MARK: - Key paths with too few or too many arguments

extension ManagedContainer {
  /// Not a value: there are fewer arguments than the factory takes.
  @available(
    *, unavailable,
    message: """
      The factory takes more arguments. Pass one for each type that its declaration lists \
      before the value.
      """
  )
  public subscript<Declared: ArgumentCounting, each Given, Next, each Later>(
    _ factory: KeyPath<Self, Declared>, _ given: repeat each Given
  ) -> Declared.Value
  where Declared.Signature == Eightfold<(Void, repeat each Given, Next, repeat each Later)> {
    refused()
  }

  /// Not a value: there are arguments, and the factory takes none.
  @available(
    *, unavailable,
    message: """
      The factory takes no arguments. Leave them out, or declare the property as a \
      ParameterFactory.
      """
  )
  public subscript<Declared: ArgumentCounting, Extra, each More>(
    _ factory: KeyPath<Self, Declared>, _ extra: Extra, _ more: repeat each More
  ) -> Declared.Value where Declared.Signature == Eightfold<Void> { refused() }

  /// Not a value: there are more arguments than the factory takes.
  @available(*, unavailable, message: "The factory takes one argument. Leave out the others.")
  public subscript<Declared: ArgumentCounting, First, Extra, each More>(
    _ factory: KeyPath<Self, Declared>, _ first: First, _ extra: Extra,
    _ more: repeat each More
  ) -> Declared.Value where Declared.Signature == Eightfold<(Void, First)> { refused() }

  /// Not a value: there are more arguments than the factory takes.
  @available(*, unavailable, message: "The factory takes two arguments. Leave out the others.")
  public subscript<Declared: ArgumentCounting, First, Second, Extra, each More>(
    _ factory: KeyPath<Self, Declared>, _ first: First, _ second: Second, _ extra: Extra,
    _ more: repeat each More
  ) -> Declared.Value where Declared.Signature == Eightfold<(Void, First, Second)> { refused() }

  /// Not a value: there are more arguments than the factory takes.
  @available(*, unavailable, message: "The factory takes three arguments. Leave out the others.")
  public subscript<Declared: ArgumentCounting, First, Second, Third, Extra, each More>(
    _ factory: KeyPath<Self, Declared>, _ first: First, _ second: Second, _ third: Third,
    _ extra: Extra, _ more: repeat each More
  ) -> Declared.Value where Declared.Signature == Eightfold<(Void, First, Second, Third)> {
    refused()
  }
}

// MARK: - Variants of another type

extension ManagedContainer {
  /// Not a value: the factory is by variants of another type.
  @available(
    *, unavailable,
    message: "The factory is by variants of another type. Pass one of the type that it names."
  )
  public subscript<V: Variant, Value, Other: Variant>(
    _ factory: KeyPath<Self, VariantFactory<V, Value>>, _ variant: Other
  ) -> Value { refused() }
}

// MARK: - Key paths to another type

extension ManagedContainer {
  /// Not a value: the factory builds another type than is wanted.
  @available(
    *, unavailable,
    message: """
      The factory builds another type than is wanted here. Resolve one whose declaration \
      names that type, or convert the value.
      """
  )
  public subscript<Declared: ArgumentCounting, Wanted>(
    _ factory: KeyPath<Self, Declared>
  ) -> Wanted where Declared.Signature == Eightfold<Void> { refused() }
}

// MARK: - Bodies that throw another error

extension ManagedContainer {
  /// Not a declaration: the body does not throw the error of the factory.
  @available(
    *, unavailable,
    message: """
      The body does not throw the error that the ThrowingFactory names. A closure throws \
      any Error unless it says which: self { () throws(SomeError) in … }.
      """
  )
  public func callAsFunction<Value, Failure: Error, Thrown: Error>(
    _ body: @escaping () throws(Thrown) -> Value
  ) -> ThrowingFactory<Value, Failure> { refused() }
}

// MARK: - Values without their label

extension FactoryDeclaration {
  /// Not a registration: the label is missing.
  @available(
    *, unavailable,
    message: """
      Write register(with: value) to hand out that value, or register { value } to make it \
      each time.
      """
  )
  public func register(_ value: Value) { refused() }
}

// MARK: - Lifetimes that need Hashable arguments

extension ParameterFactory {
  /// Not a lifetime: the arguments are not all `Hashable`.
  @available(
    *, unavailable,
    message: """
      One instance is kept for each value of the arguments, so all of them must be Hashable. \
      Make them so, or pass what tells them apart, such as an id.
      """
  )
  public var graph: Self { refused() }

  /// Not a lifetime: the arguments are not all `Hashable`.
  @available(
    *, unavailable,
    message: """
      One instance is kept for each value of the arguments, so all of them must be Hashable. \
      Make them so, or pass what tells them apart, such as an id.
      """
  )
  public var cached: Self { refused() }

  /// Not a lifetime: the arguments are not all `Hashable`.
  @available(
    *, unavailable,
    message: """
      One instance is kept for each value of the arguments, so all of them must be Hashable. \
      Make them so, or pass what tells them apart, such as an id.
      """
  )
  public var shared: Self { refused() }

  /// Not a lifetime: the arguments are not all `Hashable`.
  @available(
    *, unavailable,
    message: """
      One instance is kept for each value of the arguments, so all of them must be Hashable. \
      Make them so, or pass what tells them apart, such as an id.
      """
  )
  public var singleton: Self { refused() }

  /// Not a lifetime: the arguments are not all `Hashable`.
  @available(
    *, unavailable,
    message: """
      One instance is kept for each value of the arguments, so all of them must be Hashable. \
      Make them so, or pass what tells them apart, such as an id.
      """
  )
  public func scope(_ scope: Scope) -> Self { refused() }
}

// MARK: - Lifetimes that need no assumption

extension AssumedSendable {
  /// Not a lifetime here: no two threads share what it keeps.
  @available(
    *, unavailable,
    message: "What .graph keeps is never shared between threads. Leave .assumingSendable out."
  )
  public var graph: Base { refused() }
}

/// The body of what nobody can call.
private func refused() -> Never { fatalError("an unavailable overload was called") }
