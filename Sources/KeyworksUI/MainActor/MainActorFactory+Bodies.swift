public import Keyworks

/// The bodies of a factory beside its definition.
extension BasicMainActorFactory {
  /// Builds with `body` under these variants.
  @_alwaysEmitIntoClient
  public func when(
    _ first: any Variant, _ others: any Variant...,
    body: @escaping @MainActor (Argument) -> Value
  ) -> Self {
    adding(Self.boxed(body), for: [first] + others)
  }

  /// Builds with `body` in a process that was launched like this: in a test, in an Xcode preview,
  /// or with an argument.
  @_alwaysEmitIntoClient
  public func on(
    _ launch: LaunchCondition, body: @escaping @MainActor (Argument) -> Value
  ) -> Self {
    declaration.choosing(launch).map { Self($0, body) } ?? self
  }

  /// Registers a body that replaces the definition, or one for these variants: the wiring of an
  /// app.
  ///
  /// The factory keeps its lifetime, and its cached instances are dropped.
  @_alwaysEmitIntoClient
  public func register(
    for variants: any Variant..., body: @escaping @MainActor (Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    declaration.register(Self.boxed(body), for: variants, file, line)
  }

  /// Overrides all other bodies with `body`, or all others for these variants, until reverted: for
  /// tests and previews.
  ///
  /// The factory keeps its lifetime, and its cached instances are dropped. Overrides of one
  /// factory stack.
  ///
  /// - Returns: A token that reverts the override. If you ignore it, the override stays until
  ///   `reset(.overrides)`.
  @discardableResult @_alwaysEmitIntoClient
  public func override(
    for variants: any Variant..., body: @escaping @MainActor (Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Token {
    declaration.override(Self.boxed(body), for: variants, file, line)
  }

  /// Wraps or replaces what the definition or a registration builds, before it is cached.
  ///
  /// Several decorations apply in the order they are written. They do not apply to an override.
  public func decorated(_ decoration: @escaping @MainActor (Value) -> Value) -> Self {
    changing { $0.decorate(MainActorBody(call: decoration).code) }
  }

  /// Wraps whatever this container builds for the factory, overrides included, after the
  /// decorations of the property. The cached instance is dropped.
  ///
  /// - Returns: A token that reverts the decoration. If you ignore it, the decoration stays until
  ///   `reset(.registrations)`.
  @discardableResult
  public func decorate(_ decoration: @escaping @MainActor (Value) -> Value) -> Token {
    let code = MainActorBody(call: decoration).code
    return declaration.request.add(.decoration, Box<(Value) -> Value>(code))
  }
}

extension ManagedContainer {
  /// Registers a body of a main-actor factory.
  @_alwaysEmitIntoClient
  public func register<each Argument, Key, Value>(
    _ factory: KeyPath<Self, BasicMainActorFactory<(repeat each Argument), Key, Value>>,
    for variants: any Variant..., body: @escaping @MainActor (Self, repeat each Argument) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let (declaration, container) = handed(to: factory)
    declaration.register(
      BasicMainActorFactory<(repeat each Argument), Key, Value>.boxed {
        (arguments: (repeat each Argument)) in
        body(container(), repeat each arguments)
      }, for: variants, file, line)
  }
}
