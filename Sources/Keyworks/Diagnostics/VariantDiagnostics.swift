// MARK: - Variants in place of arguments

extension ManagedContainer {
  /// Unavailable: the factory takes variants of another type.
  @available(
    *, unavailable,
    message: "The factory varies by another type. Pass a variant of the type that it names."
  )
  public subscript<V: Variant, each Argument, Value, Other: Variant>(
    _ factory: KeyPath<Self, VariantFactory<V, repeat each Argument, Value>>, _ variant: Other,
    _ arguments: repeat each Argument
  ) -> Value { refused() }

  /// Unavailable: the variant needs the label `under:`.
  @available(
    *, unavailable,
    message: "A variant is not an argument. Write under: .exactly(variant)."
  )
  public subscript<Declared: _ArgumentCounting, V: Variant>(
    _ factory: KeyPath<Self, Declared>, _ variant: V
  ) -> Declared.Value where Declared._Signature == _Eightfold<Void> { refused() }

  /// Unavailable: the variant needs the label `under:`.
  @available(
    *, unavailable,
    message: "A variant is not an argument. Write under: .exactly(variant)."
  )
  public subscript<Declared: _ArgumentCounting, First, V: Variant>(
    _ factory: KeyPath<Self, Declared>, _ first: First, _ variant: V
  ) -> Declared.Value where Declared._Signature == _Eightfold<(Void, First)> { refused() }

  /// Unavailable: the variant needs the label `under:`.
  @available(
    *, unavailable,
    message: "A variant is not an argument. Write under: .exactly(variant)."
  )
  public subscript<Declared: _ArgumentCounting, First, Second, V: Variant>(
    _ factory: KeyPath<Self, Declared>, _ first: First, _ second: Second, _ variant: V
  ) -> Declared.Value where Declared._Signature == _Eightfold<(Void, First, Second)> { refused() }

  /// Unavailable: the factory takes no arguments.
  @available(
    *, unavailable,
    message: """
      The factory takes no arguments. Leave them out, or declare the property as a \
      ParameterFactory.
      """
  )
  public subscript<Declared: _ArgumentCounting>(
    _ factory: KeyPath<Self, Declared>, _ first: Any, under choice: VariantChoice
  ) -> Declared.Value where Declared._Signature == _Eightfold<Void> { refused() }

  /// Unavailable: `under:` takes a choice, such as `.exactly(variant)`.
  @available(*, unavailable, message: "Write under: .exactly(variant).")
  public subscript<Declared: _ArgumentCounting, V: Variant>(
    _ factory: KeyPath<Self, Declared>, under variant: V
  ) -> Declared.Value where Declared._Signature == _Eightfold<Void> { refused() }

  /// Unavailable: `under:` takes a choice, such as `.exactly(variant)`.
  @available(*, unavailable, message: "Write under: .exactly(variant).")
  public subscript<List: FactoryList, V: Variant>(
    _ list: KeyPath<Self.Type, List>, under variant: V
  ) -> [List.Gathered] { refused() }
}

// MARK: - Choices for a factory that takes a variant

extension ManagedContainer {
  /// Unavailable: a ``VariantFactory`` needs a variant of its own type.
  @available(
    *, unavailable,
    message: """
      A VariantFactory is resolved for a variant of its own type: container[\\.flow, variant].
      """
  )
  @_disfavoredOverload
  public subscript<V: Variant, each Argument, Value>(
    _ factory: KeyPath<Self, VariantFactory<V, repeat each Argument, Value>>,
    _ arguments: repeat each Argument, under choice: VariantChoice
  ) -> Value { refused() }
}

// MARK: - Too few or too many values of `with`

extension ManagedContainer {
  /// Unavailable: `with` needs a value.
  @available(
    *, unavailable, message: "Give with a key and its value: with(UserID.self, 42) { … }."
  )
  public func with<Result>(work: (Self) async throws -> Result) -> Result { refused() }

  /// Unavailable: a key has one value.
  @available(
    *, unavailable,
    message: """
      A key has one value. Put a tuple in parentheses of its own: with(Size.self, (3, 4)) { … }.
      """
  )
  public func with<Key: ContextKey, Result>(
    _ key: Key.Type, _ first: Any, _ second: Any, _ more: Any...,
    work: (Self) async throws -> Result
  ) -> Result { refused() }

  /// Unavailable: each key and its value need parentheses.
  @available(
    *, unavailable,
    message: """
      Put each key and its value in parentheses: with((UserID.self, 42), (Name.self, "Ada")) { … }.
      """
  )
  public func with<Key: ContextKey, Other: ContextKey, Result>(
    _ key: Key.Type, _ first: Any, _ other: Other.Type, _ more: Any...,
    work: (Self) async throws -> Result
  ) -> Result { refused() }
}
