// MARK: - Bodies that can fail

extension ManagedContainer {
  /// Unavailable: the body can fail, and the factory cannot.
  @available(
    *, unavailable,
    message: """
      The body can fail, and a Factory cannot. Declare the property as a ThrowingFactory, with \
      self.throwing { … }, or handle the error in the body.
      """
  )
  public func callAsFunction<Value>(_ body: @escaping () throws -> Value) -> Factory<Value> {
    refused()
  }

  /// Unavailable: the body can fail, and the factory cannot.
  @available(
    *, unavailable,
    message: """
      The body can fail, and a ParameterFactory cannot. Declare the property as a ThrowingFactory, \
      with self.throwing { … }, or handle the error in the body.
      """
  )
  public func callAsFunction<each Argument, Value>(
    _ body: @escaping (repeat each Argument) throws -> Value
  ) -> ParameterFactory<repeat each Argument, Value> { refused() }

  /// Unavailable: the body does not throw the error that the factory declares.
  @available(
    *, unavailable,
    message: """
      The body does not throw the error that the ThrowingFactory names. A closure throws \
      any Error unless it says which: self.throwing { () throws(SomeError) in … }.
      """
  )
  public func throwing<each Argument, Value, Failure: Error, Thrown: Error>(
    _ body: @escaping (repeat each Argument) throws(Thrown) -> Value
  ) -> ThrowingFactory<repeat each Argument, Value, Failure> { refused() }

  /// Unavailable: the body has fewer parameters than the factory takes arguments.
  @available(
    *, unavailable,
    message: """
      The body has fewer parameters than the property declares arguments. Write one for each \
      type before the value, or _ for one that is not used.
      """
  )
  public func throwing<Declared: _TakingArguments, each Given, Next, each Later>(
    _ body: @escaping (repeat each Given) throws -> Declared.Value
  ) -> Declared
  where Declared._Signature == _Eightfold<(Void, repeat each Given, Next, repeat each Later)> {
    refused()
  }

  /// Unavailable: the body has more parameters than the factory takes arguments.
  @available(
    *, unavailable,
    message: """
      The body has more parameters than the property declares arguments. Write a type for each \
      of them before the value.
      """
  )
  public func throwing<each Argument, Value, Failure: Error>(
    _ body: @escaping (repeat each Argument, Any) throws -> Value
  ) -> ThrowingFactory<repeat each Argument, Value, Failure> { refused() }

  /// Unavailable: a factory that can fail needs `self.throwing { … }`.
  @available(*, unavailable, message: "A ThrowingFactory is declared by self.throwing { … }.")
  public func callAsFunction<Value, Failure: Error>(
    _ body: @escaping () throws -> Value
  ) -> ThrowingFactory<Value, Failure> { refused() }
}

// MARK: - Asynchronous bodies

extension ManagedContainer {
  /// Unavailable: the body is asynchronous, and the factory is not.
  @available(
    *, unavailable,
    message: """
      The body waits, and a Factory cannot. Declare the property as AsyncFactory<Value, Never>, \
      or as AsyncFactory<Value, any Error> if the body can fail, with self.async { … }.
      """
  )
  public func callAsFunction<Value>(_ body: @escaping () async throws -> Value) -> Factory<Value> {
    refused()
  }

  /// Unavailable: the body is asynchronous, and the factory is not.
  @available(
    *, unavailable,
    message: """
      The body waits, and a ThrowingFactory cannot. Declare the property as \
      AsyncFactory<Value, any Error>, with self.async { … }.
      """
  )
  public func throwing<each Argument, Value, Failure: Error>(
    _ body: @escaping (repeat each Argument) async throws -> Value
  ) -> ThrowingFactory<repeat each Argument, Value, Failure> { refused() }

  /// Unavailable: the body is asynchronous, and the factory is not.
  @available(
    *, unavailable,
    message: """
      The body waits, and a ParameterFactory cannot. Declare the property as an AsyncFactory, \
      which names its error last, AsyncFactory<Int, Value, Never>, with self.async { … }.
      """
  )
  public func callAsFunction<each Argument, Value>(
    _ body: @escaping (repeat each Argument) async throws -> Value
  ) -> ParameterFactory<repeat each Argument, Value> { refused() }

  /// Unavailable: an asynchronous factory needs `self.async { … }`.
  @available(*, unavailable, message: "An AsyncFactory is declared by self.async { … }.")
  public func callAsFunction<Value: Sendable, Failure: Error>(
    _ body: @escaping () async throws -> Value
  ) -> AsyncFactory<Value, Failure> { refused() }

  /// Unavailable: the body does not throw the error that the factory declares.
  @available(
    *, unavailable,
    message: """
      The body does not throw the error that the AsyncFactory names. A closure throws any Error \
      unless it says which: self.async { () throws(SomeError) in … }.
      """
  )
  public func async<each Argument: Sendable, Value: Sendable, Failure: Error>(
    _ body: @escaping (repeat each Argument) async throws -> Value
  ) -> AsyncFactory<repeat each Argument, Value, Failure> { refused() }

  /// Unavailable: the body has fewer parameters than the factory takes arguments.
  @available(
    *, unavailable,
    message: """
      The body has fewer parameters than the property declares arguments. Write one for each \
      type before the value, or _ for one that is not used.
      """
  )
  public func async<Declared: _TakingArguments, each Given, Next, each Later>(
    _ body: @escaping (repeat each Given) async throws -> Declared.Value
  ) -> Declared
  where Declared._Signature == _Eightfold<(Void, repeat each Given, Next, repeat each Later)> {
    refused()
  }
}

// MARK: - Main-actor bodies

extension ManagedContainer {
  /// Unavailable: a main-actor factory needs `self.mainActor { … }`.
  @available(*, unavailable, message: "A MainActorFactory is declared by self.mainActor { … }.")
  public func callAsFunction<Value>(
    _ body: @escaping @MainActor () -> Value
  ) -> MainActorFactory<Value> { refused() }
}

// MARK: - Bodies whose parameters do not match the arguments

extension ManagedContainer {
  /// Unavailable: the body takes the container as an argument.
  @available(
    *, unavailable,
    message: """
      A body takes only the arguments that its property declares. The container is self; an \
      argument has its type before the value: ParameterFactory<Int, Value>.
      """
  )
  @_disfavoredOverload  // so that a body with too few parameters is explained as such
  public func callAsFunction<Declared: _ArgumentCounting>(
    _ body: @escaping (Self) -> Declared.Value
  ) -> Declared { refused() }

  /// Unavailable: the body has fewer parameters than the factory takes arguments.
  @available(
    *, unavailable,
    message: """
      The body has fewer parameters than the property declares arguments. Write one for each \
      type before the value, or _ for one that is not used.
      """
  )
  public func callAsFunction<Declared: _TakingArguments, each Given, Next, each Later>(
    _ body: @escaping (repeat each Given) -> Declared.Value
  ) -> Declared
  where Declared._Signature == _Eightfold<(Void, repeat each Given, Next, repeat each Later)> {
    refused()
  }

  // The surplus parameter needs a type of its own. If its type had to be inferred, the compiler
  // would report that instead of this message.

  /// Unavailable: the body has more parameters than the factory takes arguments.
  @available(
    *, unavailable,
    message: """
      The body has more parameters than the property declares arguments. Write a type for each \
      of them before the value.
      """
  )
  @_disfavoredOverload  // so that a tuple of arguments is explained as such
  public func callAsFunction<each Argument, Value>(
    _ body: @escaping (repeat each Argument, Any) -> Value
  ) -> ParameterFactory<repeat each Argument, Value> { refused() }

  /// Unavailable: the arguments are written as a tuple.
  @available(
    *, unavailable,
    message: """
      A tuple is one argument. Write the types one after the other, without parentheses: \
      ParameterFactory<Int, String, Value>.
      """
  )
  public func callAsFunction<First, Second, each More, Value>(
    _ body: @escaping (First, Second, repeat each More) -> Value
  ) -> ParameterFactory<(First, Second, repeat each More), Value> { refused() }
}

// MARK: - Containers that are called to do something

extension ManagedContainer {
  /// Unavailable: the closure builds nothing.
  @available(
    *, unavailable,
    message: """
      Calling a container declares a factory and does not run the closure. Write the \
      statements alone: container.clock.register { … }.
      """
  )
  @discardableResult
  public func callAsFunction(_ work: (Self) -> Void) -> Factory<Void> { refused() }
}
