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
    contribute(Tagged<Self, Element>(factory, priority, order, place) { $0 }.member, to: list) {
      Self.self[keyPath: list].declaration
    }
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
    contribute(Tagged<Self, Element>(factory, priority, order, place, upcast).member, to: list) {
      Self.self[keyPath: list].declaration
    }
  }

  @usableFromInline
  func contribute(_ member: TagMember, to list: AnyKeyPath, _ declared: () -> TagDeclaration) {
    record(of: list, declared).note(
      .contribution(member), about: member.identify(self), in: self)
  }

  /// Gives a member of a list another priority and order. Among members of one priority it
  /// keeps its place. Of several statements about one member the last counts.
  public func reorder<Element, Member: FactoryDeclaration & SendableMetatype>(
    _ factory: any KeyPath<Self, Member> & Sendable, priority: Int, _ order: TagOrder<Self>...,
    in list: KeyPath<Self.Type, TagList<Self, Element>>
  ) {
    record(of: list) { Self.self[keyPath: list].declaration }.note(
      .move(TagMove(priority: priority, order: order.map(\.bond))),
      about: TagIdentity.finder(factory)(self), in: self)
  }

  /// Takes a member out of a list, until it is contributed again.
  public func remove<Element, Member: FactoryDeclaration & SendableMetatype>(
    _ factory: any KeyPath<Self, Member> & Sendable,
    from list: KeyPath<Self.Type, TagList<Self, Element>>
  ) {
    record(of: list) { Self.self[keyPath: list].declaration }.note(
      .removal, about: TagIdentity.finder(factory)(self), in: self)
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
    let record = record(of: list) { Self.self[keyPath: list].declaration }
    let registering = ContainerManager.registering
    let token = record.replace(
      with: replacement.declaration.members.map(\.evaluated), by: registering?.author)
    registering?.note(token)
    return token
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
  func record(of list: AnyKeyPath, _ declared: () -> TagDeclaration) -> TagRecord {
    let manager = activeManager.object
    manager.prepare(self)
    return manager.tags.record(for: list, in: self, declared)
  }
}
