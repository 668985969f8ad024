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

  /// Adds a factory to a map.
  @inlinable
  public func contribute<Key, Element>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Self, Factory<Element>>,
    priority: Int = 0, _ order: TagOrder<Self>..., for key: Key,
    to list: KeyPath<Self.Type, KeyedTagList<Self, Key, Element>>, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    let member = Tagged<Self, Element>(factory, priority, order, place) { $0 }.member
    contribute(member.keyed(by: key), to: list)
  }

  /// Adds a factory to a map, and says in a closure how its value is an element.
  @inlinable
  public func contribute<Value, Key, Element>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Self, Factory<Value>>,
    priority: Int = 0, _ order: TagOrder<Self>..., for key: Key,
    to list: KeyPath<Self.Type, KeyedTagList<Self, Key, Element>>, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column,
    upcast: @escaping @Sendable (Value) -> Element
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    let member = Tagged<Self, Element>(factory, priority, order, place, upcast).member
    contribute(member.keyed(by: key), to: list)
  }

  @usableFromInline
  func contribute<List: FactoryList>(_ member: TagMember, to list: KeyPath<Self.Type, List>)
  where List.Root == Self {
    record(of: list).note(.contribution(member), about: member.identify(self), in: self)
  }

  /// Gives a member of a list another priority and order. Among members of one priority it
  /// keeps its place. Of several statements about one member the last counts.
  public func reorder<List: FactoryList, Member: FactoryDeclaration & SendableMetatype>(
    _ factory: any KeyPath<Self, Member> & Sendable, priority: Int, _ order: TagOrder<Self>...,
    in list: KeyPath<Self.Type, List>
  ) where List.Root == Self {
    record(of: list).note(
      .move(TagMove(priority: priority, order: order.map(\.bond))),
      about: TagIdentity.finder(factory)(self), in: self)
  }

  /// Takes a member out of a list, under each of its keys, until it is contributed again.
  public func remove<List: FactoryList, Member: FactoryDeclaration & SendableMetatype>(
    _ factory: any KeyPath<Self, Member> & Sendable, from list: KeyPath<Self.Type, List>
  ) where List.Root == Self {
    record(of: list).note(.removal, about: TagIdentity.finder(factory)(self), in: self)
  }

  /// Replaces a whole list, with all that was contributed to it: for tests and previews.
  ///
  /// Overrides of one list stack.
  ///
  /// - Returns: A token that shows the list again. Without it the override stays until
  ///   `reset(.overrides)`.
  @discardableResult
  public func override<List: FactoryList>(
    _ list: KeyPath<Self.Type, List>, with replacement: List
  ) -> LayerToken where List.Root == Self {
    let wiring = ActiveWiring.here
    let record = record(of: list)
    let token = record.replace(
      with: replacement.declaration.members.map(\.evaluated), by: wiring?.author)
    wiring?.note(token, about: record)
    return token
  }

  /// Replaces a whole list while `work` runs.
  public func override<List: FactoryList, Result, Failure: Error>(
    _ list: KeyPath<Self.Type, List>, with replacement: List,
    during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result where List.Root == Self {
    try override(list, with: replacement).last(during: work)
  }

  /// Replaces a whole list while `work` runs.
  public nonisolated(nonsending) func override<List: FactoryList, Result, Failure: Error>(
    _ list: KeyPath<Self.Type, List>, with replacement: List,
    during work: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result where List.Root == Self {
    try await override(list, with: replacement).last(during: work)
  }

  /// The record of a list, in a container that is ready for use.
  func record<List: FactoryList>(of list: KeyPath<Self.Type, List>) -> TagRecord
  where List.Root == Self {
    let manager = activeManager.object
    manager.prepare(self)
    return manager.tags.record(for: list, in: self) {
      Self.self[keyPath: list].declaration
    }
  }
}
