/// Lists of factories with arguments. The elements are providers that take the arguments.
///
/// ```swift
/// extension Container {
///   static var makers: Tags<ParameterProvider<Int, any Shape>> {
///     [Tagged(\.square), Tagged(\.circle, priority: -1) { $0 }]
///   }
/// }
/// let shapes = container[\.makers].map { $0(3) }  // [any Shape]
/// ```
extension Tagged {
  /// Creates a member from a factory with arguments.
  @_disfavoredOverload  // so that the compiler compares a wrong member with the list's elements
  public init<Argument, Value>(
    _ factory:
      @autoclosure @escaping @Sendable () -> KeyPath<
        Root, ParameterFactory<Argument, Value>
      >, priority: Int = 0, _ order: TagOrder<Root>..., under variants: any Variant...,
    without dropped: any Variant.Type...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  )
  where Element == ParameterProvider<Argument, Value> {
    self.init(
      factory, priority, order, .of(variants, without: dropped),
      Place(file: file, function: function, line: line, column: column),
      provider: { factory in
        ParameterProvider { factory().resolved($0) }
      })
  }

  /// Creates a member from a factory with arguments and another type, with a closure that converts
  /// its value to an element.
  @_disfavoredOverload
  public init<Argument, Made, Value>(
    _ factory:
      @autoclosure @escaping @Sendable () -> KeyPath<
        Root, ParameterFactory<Argument, Made>
      >, priority: Int = 0, _ order: TagOrder<Root>..., under variants: any Variant...,
    without dropped: any Variant.Type...,
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column, upcast: @escaping @Sendable (Made) -> Value
  )
  where Element == ParameterProvider<Argument, Value> {
    self.init(
      factory, priority, order, .of(variants, without: dropped),
      Place(file: file, function: function, line: line, column: column),
      provider: { factory in
        ParameterProvider { upcast(factory().resolved($0)) }
      })
  }
}
