extension ManagedContainer {
  /// Declares a factory that another module must register.
  ///
  /// ```swift
  /// extension Container {
  ///   public var loader: Factory<any Loader> { promised() }
  /// }
  /// ```
  ///
  /// If it is resolved before it is registered, the program stops. The message names the factory,
  /// its place, and the factories that asked for it.
  @_alwaysEmitIntoClient
  public func promised<Value>(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> Factory<Value> {
    let place = Place(file: file, function: function, line: line, column: column).ofPromise
    return Factory(Declaration(in: self, at: place)) {
      self.refuse(place, Value.self)
    }
  }

  /// Declares a factory with arguments that another module must register.
  @_alwaysEmitIntoClient
  public func promised<each Argument, Value>(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> ParameterFactory<repeat each Argument, Value> {
    let place = Place(
      file: file, function: function, line: line, column: column, kind: .parameterized
    ).ofPromise
    return ParameterFactory(Declaration(in: self, at: place).taking(repeat (each Argument).self)) {
      (_: repeat each Argument) in
      self.refuse(place, Value.self)
    }
  }

  /// Declares a factory that can fail and that another module must register.
  @_alwaysEmitIntoClient
  public func promised<each Argument, Value, Failure: Error>(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> ThrowingFactory<repeat each Argument, Value, Failure> {
    let place = Place(file: file, function: function, line: line, column: column, kind: .throwing)
      .ofPromise
    let declaration = Declaration<Value>(in: self, at: place).taking(repeat (each Argument).self)
    return ThrowingFactory(declaration) { (_: repeat each Argument) throws(Failure) in
      self.refuse(declaration.place, Value.self)
    }
  }

  /// Declares an asynchronous factory that another module must register.
  @_alwaysEmitIntoClient
  public func promised<each Argument: Sendable, Value: Sendable, Failure: Error>(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> AsyncFactory<repeat each Argument, Value, Failure> {
    let place = Place(file: file, function: function, line: line, column: column, kind: .async)
      .ofPromise
    let declaration = Declaration<Value>(in: self, at: place).taking(repeat (each Argument).self)
    let promise = declaration.place
    return AsyncFactory(declaration) {
      (_: repeat each Argument) async throws(Failure) -> Value in
      self.refuse(promise, Value.self)
    }
  }

  /// Stops the program, because a promised factory is resolved and nothing registered it.
  @usableFromInline
  func refuse(_ promise: Place, _ type: any Any.Type) -> Never {
    let wirings = activeManager.wirings
    let request = Request(self, promise, type)
    let registrar = request.slot.layers.registrar?.place
    // A wiring with a condition is off if its condition has not been met.
    let off = wirings.filter {
      $0.condition != nil && $0.content.staysOn && $0.isOutdated(by: true)
    }
    .map(\.content.place)
    let isOn = wirings.contains { wiring in
      !wiring.isOutdated(by: true) && registrar?.isSame(as: wiring.content.place) == true
    }
    Misuse.promiseNotRegistered(promise, by: isOn ? nil : registrar, off: off).stop()
  }
}
