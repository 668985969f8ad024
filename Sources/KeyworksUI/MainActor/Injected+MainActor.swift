public import Keyworks

extension Injected {
  /// Resolves a main-actor factory of ``Keyworks/Container``.
  @MainActor @_alwaysEmitIntoClient
  public init<each Argument, Key>(
    _ factory: KeyPath<Container, BasicMainActorFactory<(repeat each Argument), Key, Value>>,
    _ arguments: repeat each Argument, under variants: any Variant...,
    without dropped: any Variant.Type...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(factory, .of(variants, without: dropped), file, function, line, column) {
      $0(repeat each arguments)
    }
  }

  /// Resolves a main-actor factory of a container that has a `shared` instance.
  @MainActor @_disfavoredOverload @_alwaysEmitIntoClient
  public init<Root: SharedContainer, each Argument, Key>(
    _ factory: KeyPath<Root, BasicMainActorFactory<(repeat each Argument), Key, Value>>,
    _ arguments: repeat each Argument, under variants: any Variant...,
    without dropped: any Variant.Type...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(factory, .of(variants, without: dropped), file, function, line, column) {
      $0(repeat each arguments)
    }
  }
}

extension SharedContainer {
  /// Resolves a main-actor factory for a constant of an object.
  @MainActor @_alwaysEmitIntoClient
  public static func injected<each Argument, Key, Value>(
    _ factory: KeyPath<Self, BasicMainActorFactory<(repeat each Argument), Key, Value>>,
    _ arguments: repeat each Argument, under variants: any Variant...,
    without dropped: any Variant.Type...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) -> Value {
    injectedValue(factory, .of(variants, without: dropped), file, function, line, column) {
      $0(repeat each arguments)
    }
  }
}
