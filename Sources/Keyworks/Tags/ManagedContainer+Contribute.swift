/// What modules say about a list without touching it. It belongs to this container, and
/// goes with `reset(.contributions)`.
extension ManagedContainer {
  /// Adds a factory to a list.
  ///
  /// The same one again with the same priority and order has no effect; with others the
  /// next gather stops and names both places.
  public func contribute<Element>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Self, Factory<Element>>,
    priority: Int = 0, _ order: TagOrder<Self>...,
    to list: KeyPath<Self.Type, TagList<Self, Element>>, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    record(of: list).contribute(
      Tagged<Self, Element>(
        priority, order, place, identify: { TagIdentity($0[keyPath: factory()].declaration) },
        resolve: { $0[keyPath: factory()]() }
      ).member)
  }

  /// Adds a factory whose value is made an element by a closure; `{ $0 }` is checked.
  public func contribute<Value, Element>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Self, Factory<Value>>,
    priority: Int = 0, _ order: TagOrder<Self>...,
    to list: KeyPath<Self.Type, TagList<Self, Element>>, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column,
    upcast: @escaping @Sendable (Value) -> Element
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    record(of: list).contribute(
      Tagged<Self, Element>(
        priority, order, place, identify: { TagIdentity($0[keyPath: factory()].declaration) },
        resolve: { upcast($0[keyPath: factory()]()) }
      ).member)
  }

  /// Gives a member of a list another priority and order. Among members of one priority it
  /// keeps its place.
  public func reorder<Element, Member: FactoryDeclaration & SendableMetatype>(
    _ factory: any KeyPath<Self, Member> & Sendable, priority: Int, _ order: TagOrder<Self>...,
    in list: KeyPath<Self.Type, TagList<Self, Element>>
  ) {
    record(of: list).move(
      TagMove(
        identify: TagIdentity.finder(factory), priority: priority, order: order.map(\.bond)))
  }

  /// Takes a member out of a list.
  public func remove<Element, Member: FactoryDeclaration & SendableMetatype>(
    _ factory: any KeyPath<Self, Member> & Sendable,
    from list: KeyPath<Self.Type, TagList<Self, Element>>
  ) {
    record(of: list).remove(TagIdentity.finder(factory))
  }

  /// Replaces a whole list, with all that was contributed to it: for tests and previews.
  ///
  /// Overrides of one list stack.
  ///
  /// - Returns: A token that shows the list again. Without it the override stays until
  ///   `reset(.overrides)`.
  @discardableResult
  public func override<Element>(
    _ list: KeyPath<Self.Type, TagList<Self, Element>>, with replacement: TagList<Self, Element>
  ) -> LayerToken {
    let record = record(of: list)
    return ContainerManager.adding { isAutomatic in
      LayerToken(record, record.replace(with: replacement.members, isAutomatic: isAutomatic))
    }
  }

  /// The record of a list, in a container that is ready for use.
  func record(of list: AnyKeyPath) -> TagRecord {
    manager.prepare(self)
    return manager.tags.record(for: list)
  }
}
