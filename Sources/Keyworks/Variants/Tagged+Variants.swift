extension Tagged {
  /// Creates a member that is resolved under a choice of variants.
  public init(
    _ factory: @autoclosure @escaping () -> KeyPath<Root, Factory<Element>>, priority: Int = 0,
    under choice: VariantChoice, _ order: TagOrder<Root>..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      factory, priority, choice, order,
      Place(file: file, function: function, line: line, column: column)
    ) { $0.under(choice) }
  }

  /// Creates a member that is resolved under a choice of variants, with a closure that turns its
  /// value into an element.
  public init<Value>(
    _ factory: @autoclosure @escaping () -> KeyPath<Root, Factory<Value>>, priority: Int = 0,
    under choice: VariantChoice, _ order: TagOrder<Root>..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column,
    upcast: @escaping @Sendable (Value) -> Element
  ) {
    self.init(
      factory, priority, choice, order,
      Place(file: file, function: function, line: line, column: column)
    ) { upcast($0.under(choice)) }
  }

  /// Creates a member for one variant: `Tagged(\.flow, .b)`.
  public init<V: Variant>(
    _ factory: @autoclosure @escaping () -> KeyPath<Root, VariantFactory<V, Element>>,
    _ variant: V, priority: Int = 0, _ order: TagOrder<Root>..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      factory, priority, .exactly(variant), order,
      Place(file: file, function: function, line: line, column: column)
    ) { $0(variant) }
  }

  /// Creates a member for one variant, with a closure that turns its value into an element.
  public init<V: Variant, Value>(
    _ factory: @autoclosure @escaping () -> KeyPath<Root, VariantFactory<V, Value>>,
    _ variant: V, priority: Int = 0, _ order: TagOrder<Root>..., file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column,
    upcast: @escaping @Sendable (Value) -> Element
  ) {
    self.init(
      factory, priority, .exactly(variant), order,
      Place(file: file, function: function, line: line, column: column)
    ) { upcast($0(variant)) }
  }

  fileprivate init<Declared: FactoryDeclaration>(
    _ factory: @escaping () -> KeyPath<Root, Declared>, _ priority: Int, _ choice: VariantChoice,
    _ order: [TagOrder<Root>], _ place: Place, _ resolve: @escaping (Declared) -> Element
  ) {
    self.init(
      priority, order, place,
      identify: { TagIdentity($0[keyPath: factory()].declaration, choice) },
      resolve: { resolve($0[keyPath: factory()]) },
      // Inside the other choice, so that the member's own choice wins.
      under: { $0[keyPath: factory()].resolving(under: $1, resolve) },
      evaluate: {
        let path = factory()
        return Tagged({ path }, priority, choice, order, place, resolve).member
      })
  }
}

extension ManagedContainer {
  /// Adds a factory to a list, resolved under a choice of variants:
  /// `contribute(\.network, under: .exactly(Environment.staging), to: \.networks)`.
  ///
  /// Each choice makes a separate member, so one factory can be in a list several times.
  public func contribute<Element>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Self, Factory<Element>>,
    priority: Int = 0, under choice: VariantChoice, _ order: TagOrder<Self>...,
    to list: KeyPath<Self.Type, TagList<Self, Element>>, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    let tagged = Tagged(factory, priority, choice, order, place) { $0.under(choice) }
    contribute(tagged.member, to: list)
  }

  /// Adds a factory to a list, resolved under a choice of variants, with a closure that turns its
  /// value into an element.
  public func contribute<Value, Element>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Self, Factory<Value>>,
    priority: Int = 0, under choice: VariantChoice, _ order: TagOrder<Self>...,
    to list: KeyPath<Self.Type, TagList<Self, Element>>, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column,
    upcast: @escaping @Sendable (Value) -> Element
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    let tagged = Tagged(factory, priority, choice, order, place) { upcast($0.under(choice)) }
    contribute(tagged.member, to: list)
  }

  /// Adds a factory to a map, resolved under a choice of variants.
  public func contribute<Key, Element>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Self, Factory<Element>>,
    priority: Int = 0, under choice: VariantChoice, _ order: TagOrder<Self>..., for key: Key,
    to list: KeyPath<Self.Type, KeyedTagList<Self, Key, Element>>, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    let tagged = Tagged(factory, priority, choice, order, place) { $0.under(choice) }
    contribute(tagged.member.keyed(by: key), to: list)
  }

  /// Adds a factory to a map, resolved under a choice of variants, with a closure that turns its
  /// value into an element.
  public func contribute<Value, Key, Element>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Self, Factory<Value>>,
    priority: Int = 0, under choice: VariantChoice, _ order: TagOrder<Self>..., for key: Key,
    to list: KeyPath<Self.Type, KeyedTagList<Self, Key, Element>>, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column,
    upcast: @escaping @Sendable (Value) -> Element
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    let tagged = Tagged(factory, priority, choice, order, place) { upcast($0.under(choice)) }
    contribute(tagged.member.keyed(by: key), to: list)
  }

  /// Adds a factory for one variant to a list: `contribute(\.flow, .b, to: \.flows)`.
  public func contribute<V: Variant, Element>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Self, VariantFactory<V, Element>>,
    _ variant: V, priority: Int = 0, _ order: TagOrder<Self>...,
    to list: KeyPath<Self.Type, TagList<Self, Element>>, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    let tagged = Tagged(factory, priority, .exactly(variant), order, place) { $0(variant) }
    contribute(tagged.member, to: list)
  }

  /// Adds a factory for one variant to a list, with a closure that turns its value into an element.
  public func contribute<V: Variant, Value, Element>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Self, VariantFactory<V, Value>>,
    _ variant: V, priority: Int = 0, _ order: TagOrder<Self>...,
    to list: KeyPath<Self.Type, TagList<Self, Element>>, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column,
    upcast: @escaping @Sendable (Value) -> Element
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    let tagged = Tagged(factory, priority, .exactly(variant), order, place) { upcast($0(variant)) }
    contribute(tagged.member, to: list)
  }

  /// Adds a factory for one variant to a map: `contribute(\.flow, .b, for: 2, to: \.flows)`.
  public func contribute<V: Variant, Key, Element>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Self, VariantFactory<V, Element>>,
    _ variant: V, priority: Int = 0, _ order: TagOrder<Self>..., for key: Key,
    to list: KeyPath<Self.Type, KeyedTagList<Self, Key, Element>>, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    let tagged = Tagged(factory, priority, .exactly(variant), order, place) { $0(variant) }
    contribute(tagged.member.keyed(by: key), to: list)
  }

  /// Adds a factory for one variant to a map, with a closure that turns its value into an element.
  public func contribute<V: Variant, Value, Key, Element>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Self, VariantFactory<V, Value>>,
    _ variant: V, priority: Int = 0, _ order: TagOrder<Self>..., for key: Key,
    to list: KeyPath<Self.Type, KeyedTagList<Self, Key, Element>>, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column,
    upcast: @escaping @Sendable (Value) -> Element
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    let tagged = Tagged(factory, priority, .exactly(variant), order, place) { upcast($0(variant)) }
    contribute(tagged.member.keyed(by: key), to: list)
  }
}
