/// What modules say about a list without touching it. It belongs to this container, and
/// goes with `reset(.contributions)`.
extension ManagedContainer {
  /// Adds a factory to a list.
  ///
  /// The same one again with the same priority and order has no effect; with others the
  /// next gather stops and names both places.
  @inlinable
  public func contribute<Element>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Self, Factory<Element>>,
    priority: Int = 0, _ order: TagOrder<Self>...,
    to list: KeyPath<Self.Type, TagList<Self, Element>>, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    contribute(Tagged<Self, Element>(factory, priority, order, place) { $0 }.member, to: list)
  }

  /// Adds a factory whose value is made an element by a closure; `{ $0 }` is checked.
  @inlinable
  public func contribute<Value, Element>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Self, Factory<Value>>,
    priority: Int = 0, _ order: TagOrder<Self>...,
    to list: KeyPath<Self.Type, TagList<Self, Element>>, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column,
    upcast: @escaping @Sendable (Value) -> Element
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    contribute(Tagged<Self, Element>(factory, priority, order, place, upcast).member, to: list)
  }

  @usableFromInline
  func contribute(_ member: TagMember, to list: AnyKeyPath) {
    record(of: list).note(.contribution(member))
  }

  /// Gives a member of a list another priority and order. Among members of one priority it
  /// keeps its place.
  public func reorder<Element, Member: FactoryDeclaration & SendableMetatype>(
    _ factory: any KeyPath<Self, Member> & Sendable, priority: Int, _ order: TagOrder<Self>...,
    in list: KeyPath<Self.Type, TagList<Self, Element>>
  ) {
    record(of: list).note(
      .move(
        TagMove(
          identify: TagIdentity.finder(factory), priority: priority, order: order.map(\.bond))))
  }

  /// Takes a member out of a list.
  public func remove<Element, Member: FactoryDeclaration & SendableMetatype>(
    _ factory: any KeyPath<Self, Member> & Sendable,
    from list: KeyPath<Self.Type, TagList<Self, Element>>
  ) {
    record(of: list).note(.removal(TagIdentity.finder(factory)))
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
      record.replace(with: replacement.members, isAutomatic: isAutomatic)
    }
  }

  /// Replaces a whole list while `work` runs.
  public func override<Element, Result, Failure: Error>(
    _ list: KeyPath<Self.Type, TagList<Self, Element>>, with replacement: TagList<Self, Element>,
    during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try override(list, with: replacement).last(during: work)
  }

  /// Replaces a whole list while `work` runs.
  public nonisolated(nonsending) func override<Element, Result, Failure: Error>(
    _ list: KeyPath<Self.Type, TagList<Self, Element>>, with replacement: TagList<Self, Element>,
    during work: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await override(list, with: replacement).last(during: work)
  }

  /// The record of a list, in a container that is ready for use.
  func record(of list: AnyKeyPath) -> TagRecord {
    let manager = activeManager.takeUnretainedValue()
    manager.prepare(self)
    return manager.tags.takeUnretainedValue().record(for: list)
  }
}
