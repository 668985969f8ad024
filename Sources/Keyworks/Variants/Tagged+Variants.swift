extension Tagged {
  /// A member that is resolved under a choice of variants.
  public init(
    _ factory: @autoclosure @escaping () -> KeyPath<Root, Factory<Element>>, priority: Int = 0,
    under choice: VariantChoice, _ order: TagOrder<Root>..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      factory, priority, choice, order,
      Place(file: file, function: function, line: line, column: column)
    ) { $0 }
  }

  /// A member that is resolved under a choice of variants and has another type, with the way
  /// to that of the elements.
  public init<Value>(
    _ factory: @autoclosure @escaping () -> KeyPath<Root, Factory<Value>>, priority: Int = 0,
    under choice: VariantChoice, _ order: TagOrder<Root>..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column,
    upcast: @escaping @Sendable (Value) -> Element
  ) {
    self.init(
      factory, priority, choice, order,
      Place(file: file, function: function, line: line, column: column), upcast)
  }

  private init<Value>(
    _ factory: @escaping () -> KeyPath<Root, Factory<Value>>, _ priority: Int,
    _ choice: VariantChoice, _ order: [TagOrder<Root>], _ place: Place,
    _ upcast: @escaping (Value) -> Element
  ) {
    self.init(
      priority, order, place,
      identify: { TagIdentity($0[keyPath: factory()].declaration, choice) },
      resolve: { upcast($0[factory(), under: choice]) },
      evaluate: {
        let path = factory()
        return Tagged({ path }, priority, choice, order, place, upcast).member
      })
  }
}
