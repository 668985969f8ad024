/// What ``Injected`` does, for a constant. A class with a property wrapper cannot be `Sendable`,
/// because the wrapper needs a `var`.
extension SharedContainer {
  /// Resolves a factory for a constant of an object.
  ///
  /// ```swift
  /// final class Orders: Sendable {
  ///   private let log = Container.injected(\.log)
  /// }
  /// ```
  ///
  /// The container is the one that builds the object, as for ``Injected``.
  @_alwaysEmitIntoClient
  public static func injected<Value>(
    _ factory: KeyPath<Self, Factory<Value>>, under variants: any Variant...,
    without dropped: any Variant.Type...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> Value {
    injectedValue(factory, .of(variants, without: dropped), file, function, line, column) { $0() }
  }

  /// Resolves a factory that takes arguments or can fail, for a constant of an object.
  @_alwaysEmitIntoClient
  public static func injected<each Argument, Key, Value, Failure: Error>(
    _ factory: KeyPath<Self, BasicFactory<(repeat each Argument), Key, Value, Failure>>,
    _ arguments: repeat each Argument, under variants: any Variant...,
    without dropped: any Variant.Type...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) throws(Failure) -> Value {
    try injectedValue(factory, .of(variants, without: dropped), file, function, line, column) {
      factory throws(Failure) in
      try factory(repeat each arguments)
    }
  }

  /// Resolves the members of a list, for a constant of an object.
  @_alwaysEmitIntoClient
  public static func injected<List: FactoryList>(
    _ list: KeyPath<Self.Type, List>, under variants: any Variant...,
    without dropped: any Variant.Type...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> [List.Gathered] where List.Root == Self {
    let injection = Injection(file, function, line, column)
    defer { injection.end() }
    return building.gathered(list, .of(variants, without: dropped))
  }

  /// Resolves a factory in the container that builds the object.
  @_alwaysEmitIntoClient
  package static func injectedValue<Declared: FactoryDeclaration, Value, Failure: Error>(
    _ factory: KeyPath<Self, Declared>, _ choice: VariantChoice?, _ file: StaticString,
    _ function: StaticString, _ line: UInt, _ column: UInt,
    _ resolve: (Declared) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let injection = Injection(file, function, line, column)
    defer { injection.end() }
    return try resolve(building[keyPath: factory].choosing(choice))
  }
}
