/// Changes that modules make to a list without editing its declaration. They belong to this
/// container, and `reset(.contributions)` removes them.
extension ManagedContainer {
  /// Adds members to a list: `contribute(Tagged(\.emoji, priority: 1) { $0 }, to: \.processors)`.
  ///
  /// Contributing the same factory again with the same priority and order has no effect. With
  /// another priority or order, the next gather stops the program and names both places.
  public func contribute<Element>(
    _ first: Tagged<Self, Element>, _ others: Tagged<Self, Element>...,
    to list: KeyPath<Self.Type, TagList<Self, Element>>
  ) { for member in [first] + others { contribute(member.member, to: list) } }

  /// Adds a member to a keyed list.
  public func contribute<Key, Element>(
    _ member: Tagged<Self, Element>, for key: Key,
    to list: KeyPath<Self.Type, KeyedTagList<Self, Key, Element>>
  ) { contribute(member.member.keyed(by: key), to: list) }

  private func contribute<List: FactoryList>(_ member: TagMember, to list: KeyPath<Self.Type, List>)
  where List.Root == Self {
    record(of: list).note(.contribution(member), about: member.identify(self), in: self)
  }

  /// Changes the priority and order of the members of a factory, or of the one with exactly these
  /// variants, also if they are contributed later. At equal priority, the order in which members
  /// are declared or contributed still decides. The last call about a member counts.
  public func reorder<List: FactoryList, Member: FactoryDeclaration & SendableMetatype>(
    _ factory: any KeyPath<Self, Member> & Sendable, under variants: any Variant...,
    without dropped: any Variant.Type..., priority: Int, _ order: TagOrder<Self>...,
    in list: KeyPath<Self.Type, List>
  ) where List.Root == Self {
    let choice = VariantChoice.of(variants, without: dropped)
    record(of: list).note(
      .move(priority: priority, order.map(\.bond)),
      about: TagIdentity(self[keyPath: factory].declaration, choice), in: self)
  }

  /// Removes the members of a factory from a list, or only the one with exactly these variants,
  /// whatever their keys, until they are contributed again.
  public func remove<List: FactoryList, Member: FactoryDeclaration & SendableMetatype>(
    _ factory: any KeyPath<Self, Member> & Sendable, under variants: any Variant...,
    without dropped: any Variant.Type..., from list: KeyPath<Self.Type, List>
  ) where List.Root == Self {
    let choice = VariantChoice.of(variants, without: dropped)
    record(of: list).note(
      .removal, about: TagIdentity(self[keyPath: factory].declaration, choice), in: self)
  }

  /// Replaces a whole list, including all contributions to it: for tests and previews.
  ///
  /// Overrides of the same list stack.
  ///
  /// - Returns: A token that reverts the override. If you ignore it, the override stays until
  ///   `reset(.overrides)`.
  @discardableResult
  public func override<List: FactoryList>(
    _ list: KeyPath<Self.Type, List>, with replacement: List
  ) -> Token where List.Root == Self {
    record(of: list).note(
      .replacement(replacement.checkedDeclaration.members), about: nil, in: self)
  }

  /// Returns the record of a list, after preparing the container.
  func record<List: FactoryList>(of list: KeyPath<Self.Type, List>) -> TagRecord
  where List.Root == Self {
    let manager = activeManager
    manager.prepare(self, asking: .none)
    return manager.tags.record(for: list, in: self) {
      Self.self[keyPath: list].checkedDeclaration
    }
  }
}
