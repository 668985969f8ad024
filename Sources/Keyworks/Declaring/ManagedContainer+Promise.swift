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
    let place = Place.promise(.plain, file, function, line, column)
    return Factory(Declaration(in: self, at: place)) { self.refuse(Value.self) }
  }

  /// Declares a factory with arguments that another module must register.
  @_alwaysEmitIntoClient
  public func promised<each Argument, Value>(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> ParameterFactory<repeat each Argument, Value> {
    let place = Place.promise(.parameterized, file, function, line, column)
    return ParameterFactory(Declaration(in: self, at: place).taking(repeat (each Argument).self)) {
      (_: repeat each Argument) in self.refuse(Value.self)
    }
  }

  /// Declares a factory that can fail and that another module must register.
  @_alwaysEmitIntoClient
  public func promised<each Argument, Value, Failure: Error>(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> ThrowingFactory<repeat each Argument, Value, Failure> {
    let place = Place.promise(.throwing, file, function, line, column)
    return ThrowingFactory(Declaration(in: self, at: place).taking(repeat (each Argument).self)) {
      (_: repeat each Argument) throws(Failure) in self.refuse(Value.self)
    }
  }

  /// Stops the program, because the promised factory in the innermost frame is resolved and nothing
  /// registered it.
  @usableFromInline
  package func refuse(_ type: any Any.Type) -> Never {
    guard let promise = Frame.innermostIfAny?.place else {
      preconditionFailure("a promise was resolved outside of its frame")
    }
    let manager = activeManager
    let slot = Request(self, promise, type).slot
    let reasons = manager.store.attachments.all.map { $0.whyUnregistered(slot, in: manager) }
    Misuse.promiseNotRegistered(promise, reasons.joined()).stop()
  }
}

extension Request {
  /// Whether the factory is a promise that neither its property nor a layer keeps.
  package var isUnkeptPromise: Bool {
    place.isPromise && place.contextRank == 0 && extras.variation.cases.isEmpty
      && slot.plan?.keepsPromise != true
  }
}
