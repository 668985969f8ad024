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
    Factory(Declaration(promisedBy: self, .plain, file, function, line, column)) {
      self.refuse(Value.self)
    }
  }

  /// Declares a factory that can fail and that another module must register.
  @_alwaysEmitIntoClient
  public func promised<Value, Failure: Error>(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> ThrowingFactory<Value, Failure> {
    BasicFactory(promise: Declaration(promisedBy: self, .basic, file, function, line, column))
  }

  // Not for any key: without one that is the argument, the arguments would be compared as another
  // type.

  /// Declares a factory, with an argument or several, that another module must register. It may be
  /// able to fail.
  @_alwaysEmitIntoClient
  public func promised<Argument, Value, Failure: Error>(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> ThrowingParameterFactory<Argument, Value, Failure> {
    BasicFactory(
      promise: Declaration(promisedBy: self, .basic, file, function, line, column)
        .taking(Argument.self))
  }

  /// Declares a factory with several `Hashable` arguments that another module must register.
  @_alwaysEmitIntoClient
  public func promised<A: Hashable, B: Hashable, each C: Hashable, Value, Failure: Error>(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> BasicFactory<(A, B, repeat each C), _TupleKey<(A, B, repeat each C)>, Value, Failure> {
    BasicFactory(
      promise: Declaration(promisedBy: self, .basic, file, function, line, column)
        .comparing(A.self, B.self, repeat (each C).self))
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

extension Declaration {
  /// Creates the declaration of a promise.
  @usableFromInline
  package init(
    promisedBy container: any ManagedContainer, _ kind: FactoryKind, _ file: StaticString,
    _ function: StaticString, _ line: UInt, _ column: UInt
  ) {
    self.init(in: container, kind, id: Never?.none, file, function, line, column)
    place.isPromise = true
  }
}

extension BasicFactory {
  /// Creates a promise.
  @usableFromInline
  package init(promise: Declaration<Value>) {
    self.init(promise) { [container = promise.container] _ throws(Failure) in
      container.refuse(Value.self)
    }
  }
}

extension Request {
  /// Whether the factory is a promise that neither its property nor a layer keeps.
  package var isUnkeptPromise: Bool {
    place.isPromise && place.contextRank == 0 && extras.variation.cases.isEmpty
      && slot.plan?.keepsPromise != true
  }
}
