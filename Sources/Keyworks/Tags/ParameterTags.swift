/// Lists of factories with arguments. The elements are providers that take the arguments.
///
/// ```swift
/// extension Container {
///   static var makers: Tags<Provider<Int, any Shape>> {
///     [Tagged(\.square), Tagged(\.circle, priority: -1) { $0 }]
///   }
/// }
/// let shapes = container[\.makers, with: 3]  // [any Shape]
/// ```
extension Tagged {
  /// Creates a member from a factory with arguments.
  @_disfavoredOverload  // so that the compiler compares a wrong member with the list's elements
  public init<each Argument, Value>(
    _ factory:
      @autoclosure @escaping @Sendable () -> KeyPath<
        Root, ParameterFactory<repeat each Argument, Value>
      >, priority: Int = 0,
    _ order: TagOrder<Root>..., under variants: any Variant..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  )
  where Element == Provider<repeat each Argument, Value> {
    self.init(
      factory, priority, order, variants,
      Place(file: file, function: function, line: line, column: column)
    ) { $0 }
  }

  /// Creates a member from a factory with arguments and another type, with a closure that converts
  /// its value to an element.
  @_disfavoredOverload
  public init<each Argument, Made, Value>(
    _ factory:
      @autoclosure @escaping @Sendable () -> KeyPath<
        Root, ParameterFactory<repeat each Argument, Made>
      >, priority: Int = 0,
    _ order: TagOrder<Root>..., under variants: any Variant..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column,
    upcast: @escaping @Sendable (Made) -> Value
  )
  where Element == Provider<repeat each Argument, Value> {
    self.init(
      factory, priority, order, variants,
      Place(file: file, function: function, line: line, column: column), upcast)
  }

  fileprivate init<each Argument, Made, Value>(
    _ factory:
      @escaping @Sendable () -> KeyPath<Root, ParameterFactory<repeat each Argument, Made>>,
    _ priority: Int,
    _ order: [TagOrder<Root>], _ variants: [any Variant], _ place: Place,
    _ upcast: @escaping @Sendable (Made) -> Value
  )
  where Element == Provider<repeat each Argument, Value> {
    self.init(
      priority, order, place,
      identify: { TagIdentity($0[keyPath: factory()].declaration, variants) },
      resolve: { container in
        Provider { [weak container] (arguments: repeat each Argument) in
          let factory = Root.present(container, place)[keyPath: factory()]
          return upcast(factory.choosing(variants)(repeat each arguments))
        }
      })
  }
}

extension ManagedContainer {
  /// Resolves the members of a list with these arguments, in order: `container[\.makers, with: 3]`.
  ///
  /// The label keeps lists apart from factories. Without it, the compiler would compare the wrong
  /// arguments of a factory with those of a list.
  public subscript<First, each Rest, Value>(
    _ list: KeyPath<Self.Type, TagList<Self, Provider<First, repeat each Rest, Value>>>,
    with first: First, _ rest: repeat each Rest
  ) -> [Value] {
    GraphInstances.shared { self[list].map { $0(first, repeat each rest) } }
  }

  /// Resolves the members of a map with these arguments, and returns their values and keys in
  /// order.
  public subscript<Key, First, each Rest, Value>(
    _ list: KeyPath<
      Self.Type, KeyedTagList<Self, Key, Provider<First, repeat each Rest, Value>>
    >, with first: First, _ rest: repeat each Rest
  ) -> [(key: Key, value: Value)] {
    GraphInstances.shared { self[list].map { ($0.key, $0.value(first, repeat each rest)) } }
  }

  /// Adds a factory with arguments to a list.
  @_disfavoredOverload
  public func contribute<each Argument, Value>(
    _ factory:
      @autoclosure @escaping @Sendable () -> KeyPath<
        Self, ParameterFactory<repeat each Argument, Value>
      >, priority: Int = 0,
    _ order: TagOrder<Self>..., under variants: any Variant...,
    to list: KeyPath<Self.Type, TagList<Self, Provider<repeat each Argument, Value>>>,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    let member = Tagged(factory, priority, order, variants, place) { $0 }.member
    contribute(member, to: list)
  }

  /// Adds a factory with arguments to a list, with a closure that converts its value to an element.
  @_disfavoredOverload
  public func contribute<each Argument, Made, Value>(
    _ factory:
      @autoclosure @escaping @Sendable () -> KeyPath<
        Self, ParameterFactory<repeat each Argument, Made>
      >, priority: Int = 0,
    _ order: TagOrder<Self>..., under variants: any Variant...,
    to list: KeyPath<Self.Type, TagList<Self, Provider<repeat each Argument, Value>>>,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column, upcast: @escaping @Sendable (Made) -> Value
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    let member = Tagged(factory, priority, order, variants, place, upcast).member
    contribute(member, to: list)
  }

  /// Adds a factory with arguments to a map.
  @_disfavoredOverload
  public func contribute<each Argument, Value, Key>(
    _ factory:
      @autoclosure @escaping @Sendable () -> KeyPath<
        Self, ParameterFactory<repeat each Argument, Value>
      >, priority: Int = 0,
    _ order: TagOrder<Self>..., under variants: any Variant..., for key: Key,
    to list: KeyPath<
      Self.Type, KeyedTagList<Self, Key, Provider<repeat each Argument, Value>>
    >,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    let member = Tagged(factory, priority, order, variants, place) { $0 }.member
    contribute(member.keyed(by: key), to: list)
  }

  /// Adds a factory with arguments to a map, with a closure that converts its value to an element.
  @_disfavoredOverload
  public func contribute<each Argument, Made, Value, Key>(
    _ factory:
      @autoclosure @escaping @Sendable () -> KeyPath<
        Self, ParameterFactory<repeat each Argument, Made>
      >, priority: Int = 0,
    _ order: TagOrder<Self>..., under variants: any Variant..., for key: Key,
    to list: KeyPath<
      Self.Type, KeyedTagList<Self, Key, Provider<repeat each Argument, Value>>
    >,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column, upcast: @escaping @Sendable (Made) -> Value
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    let member = Tagged(factory, priority, order, variants, place, upcast).member
    contribute(member.keyed(by: key), to: list)
  }
}
