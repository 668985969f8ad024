public import Keyworks

extension FactoryDeclaration where Value: Sendable {
  /// Adds a closure that tears down an instance that the factory has built, when its container is
  /// closed.
  ///
  /// ```swift
  /// var pool: AsyncFactory<Pool, any Error> {
  ///   self.async { try await Pool.open() }.cached.teardown { try await $0.shutdown() }
  /// }
  /// ```
  ///
  /// The closure gets the instance that the definition, a registration or an override built,
  /// including what `decorated` wrapped around it. A value that you gave to `register(with:)` or
  /// `override(with:)` is not torn down. If there are several closures, the last one written runs
  /// first.
  ///
  /// The container holds the closure as long as the instance, so do not capture the container in
  /// it.
  public func teardown(
    @_inheritActorContext _ teardown:
      @escaping @isolated(any) @Sendable (Value) async throws -> Void
  ) -> Self {
    tornDown { box, _ in try await teardown(box.sent()) }
  }

  /// Adds a closure that tears down an instance, depending on how the work with its container
  /// ended.
  ///
  /// ```swift
  /// var transaction: Factory<Transaction> {
  ///   self { Transaction(self.app.database()) }.cached.teardown { transaction, outcome in
  ///     if case .returned = outcome {
  ///       try await transaction.commit()
  ///     } else {
  ///       await transaction.rollback()
  ///     }
  ///   }
  /// }
  /// ```
  public func teardown(
    @_inheritActorContext _ teardown:
      @escaping @isolated(any) @Sendable (Value, WorkOutcome) async throws -> Void
  ) -> Self {
    tornDown { try await teardown($0.sent(), $1) }
  }
}

// MARK: - Of values that are not Sendable

extension FactoryDeclaration {
  /// Adds a closure that tears down an instance.
  @available(
    *, deprecated,
    message: """
      A teardown runs in a task of its own, but the value is not Sendable. Make its type or its \
      protocol Sendable, or write .assumingSendable before .teardown and the lifetime after it.
      """
  )
  public func teardown(
    @_inheritActorContext _ teardown:
      @escaping @isolated(any) @Sendable (Value) async throws -> Void
  ) -> Self {
    tornDown { box, _ in try await teardown(box.sent()) }
  }

  /// Adds a closure that tears down an instance, depending on how the work with its container
  /// ended.
  @available(
    *, deprecated,
    message: """
      A teardown runs in a task of its own, but the value is not Sendable. Make its type or its \
      protocol Sendable, or write .assumingSendable before .teardown and the lifetime after it.
      """
  )
  public func teardown(
    @_inheritActorContext _ teardown:
      @escaping @isolated(any) @Sendable (Value, WorkOutcome) async throws -> Void
  ) -> Self {
    tornDown { try await teardown($0.sent(), $1) }
  }

  func tornDown(_ action: @escaping Teardowns.Action) -> Self {
    BuiltObject.noteLaterUses()
    return changing { $0.extras.add(action) }
  }
}

extension Extras {
  fileprivate mutating func add(_ teardown: @escaping Teardowns.Action) {
    let earlier = followers.lazy.compactMap { $0 as? Teardowns }.first
    followers.removeAll { $0 is Teardowns }
    followers.append(Teardowns((earlier?.actions ?? []) + [teardown]))
  }
}

extension AssumedSendable {
  /// Adds a closure that tears down an instance.
  public func teardown(
    @_inheritActorContext _ teardown:
      @escaping @isolated(any) @Sendable (Base.Value) async throws -> Void
  ) -> Self {
    AssumedSendable(base.tornDown { box, _ in try await teardown(box.sent()) })
  }

  /// Adds a closure that tears down an instance, depending on how the work with its container
  /// ended.
  public func teardown(
    @_inheritActorContext _ teardown:
      @escaping @isolated(any) @Sendable (Base.Value, WorkOutcome) async throws -> Void
  ) -> Self {
    AssumedSendable(base.tornDown { try await teardown($0.sent(), $1) })
  }
}

extension MainActorDeclaration {
  /// Tears down an instance that the factory has built, when its container is closed or drops the
  /// instance.
  public func teardown(_ teardown: @escaping @MainActor (Value) async throws -> Void) -> Self {
    self.teardown { value, _ in try await teardown(value) }
  }

  /// Tears down an instance, depending on how the work with its container ended.
  public func teardown(
    _ teardown: @escaping @MainActor (Value, WorkOutcome) async throws -> Void
  ) -> Self {
    // SAFETY: see `sent`.
    tornDown { @MainActor box, outcome in
      try await teardown(unsafe box.value(as: Value.self), outcome)
    }
  }
}

extension AnyBox {
  /// The value, for the task that tears it down.
  fileprivate func sent<Value>() -> sending Value {
    // SAFETY: the factory that has the teardown built the value. It is Sendable, or the user says
    // that tasks may share it, or was warned.
    nonisolated(unsafe) let value = unsafe value(as: Value.self)
    return unsafe value
  }
}
