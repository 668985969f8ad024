/// Verbs whose closure gets the container.
///
/// A container holds what is registered in it, so a closure that captures its container keeps it
/// alive for good. If a body needs the container, name the factory by its key path and take the
/// container as the first argument:
///
/// ```swift
/// container.register(\.loader) { LiveLoader(clock: $0.clock()) }
/// ```
extension ManagedContainer {
  /// Registers a body that replaces the definition, or one for these variants.
  @_alwaysEmitIntoClient
  public func register<Value>(
    _ factory: KeyPath<Self, Factory<Value>>, for variants: any Variant...,
    body: @escaping @Sendable (Self) -> Value, file: StaticString = #fileID, line: UInt = #line
  ) {
    let (declaration, container) = handed(to: factory)
    declaration.register(Box<() -> Value> { body(container()) }, for: variants, file, line)
  }

  /// Registers a body of a factory with arguments, or of one that can fail.
  @_alwaysEmitIntoClient
  public func register<each Argument, Key, Value, Failure: Error>(
    _ factory: KeyPath<Self, BasicFactory<(repeat each Argument), Key, Value, Failure>>,
    for variants: any Variant...,
    body: @escaping @Sendable (Self, repeat each Argument) throws(Failure) -> Value,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let (declaration, container) = handed(to: factory)
    declaration.register(
      BasicFactory<(repeat each Argument), Key, Value, Failure>.boxed {
        (arguments: (repeat each Argument)) throws(Failure) in
        try body(container(), repeat each arguments)
      }, for: variants, file, line)
  }

  /// Returns the declaration of a factory, and a closure that passes the container to a registered
  /// body without holding it.
  @usableFromInline
  package func handed<Declared: FactoryDeclaration>(
    to factory: KeyPath<Self, Declared>
  ) -> (Declaration<Declared.Value>, @Sendable () -> Self) {
    let declaration = self[keyPath: factory].declaration
    // A caller that resolves a factory of this container holds the container.
    if declaration.container === self { return (declaration, { [unowned self] in self }) }
    // The property returns a factory of another container, which may live longer.
    return (declaration, { [weak self, place = declaration.place] in Self.present(self, place) })
  }
}
