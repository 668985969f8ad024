/// Gathering: resolving the members of a list, in order.
extension ManagedContainer {
  // Disfavored, so that the compiler takes an unknown name for a factory's.
  /// Resolves the members of a list, in order: `container[\.processors]`.
  ///
  /// Each member follows its own lifetime and layers. If the body of a member gathers the list
  /// directly, that member is left out.
  @_alwaysEmitIntoClient @_disfavoredOverload
  public subscript<Element>(_ list: KeyPath<Self.Type, TagList<Self, Element>>) -> [Element] {
    let members = gather(list) { Self.self[keyPath: list].declaration }
    var elements: [Element] = []
    elements.reserveCapacity(members.count)
    members.forEach { elements.append(unsafe $0.element(in: self, as: Element.self)) }
    return elements
  }

  /// Resolves the members of a keyed list, and returns their values and keys in order: by priority,
  /// then as declared.
  @_disfavoredOverload
  public subscript<Key, Element>(
    _ list: KeyPath<Self.Type, KeyedTagList<Self, Key, Element>>
  ) -> [(key: Key, value: Element)] { gathered(list, nil) }

  /// Resolves the members of a list that are also in another list, in the order of the first.
  public subscript<List: FactoryList, Other: FactoryList>(
    _ list: KeyPath<Self.Type, List>, in other: KeyPath<Self.Type, Other>
  ) -> [List.Gathered] where List.Root == Self, Other.Root == Self {
    elements(of: members(of: list).filter(isIn: members(of: other), is: true), list)
  }

  /// Resolves the members of a list that are not in another list.
  public subscript<List: FactoryList, Other: FactoryList>(
    _ list: KeyPath<Self.Type, List>, notIn other: KeyPath<Self.Type, Other>
  ) -> [List.Gathered] where List.Root == Self, Other.Root == Self {
    elements(of: members(of: list).filter(isIn: members(of: other), is: false), list)
  }

  /// Returns providers for the members of a list, in order. A member whose body makes the call is
  /// left out.
  public func providers<Element>(
    _ list: any KeyPath<Self.Type, TagList<Self, Element>> & Sendable, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) -> [Provider<Element>] {
    let place = Place(file: file, function: function, line: line, column: column)
    return members(of: list).membersBesideComposite.map { provider(of: $0.member, place) }
  }

  /// Returns the members of a list, in order, to inspect them or to take a snapshot.
  public func entries<List: FactoryList>(_ list: KeyPath<Self.Type, List>) -> [TagEntry]
  where List.Root == Self {
    members(of: list).ranked.map(TagEntry.init)
  }

  func provider<Element>(of member: TagMember, _ place: Place) -> Provider<Element> {
    Provider { [weak self] in unsafe member.element(in: Self.present(self, place), as: Element.self)
    }
  }

  /// Resolves the members of any list, under the variants of a choice if there is one.
  @usableFromInline
  func gathered<List: FactoryList>(
    _ list: KeyPath<Self.Type, List>, _ choice: VariantChoice?
  ) -> [List.Gathered] where List.Root == Self {
    guard let choice else { return elements(of: members(of: list), list) }
    return VariantsInForce.hold(.choosing(choice)) {
      elements(of: members(of: list), list)
    }
  }

  /// Resolves these members of a list.
  package func elements<List: FactoryList>(
    of members: OrderedTags, _ list: KeyPath<Self.Type, List>
  ) -> [List.Gathered] {
    var elements: [List.Gathered] = []
    elements.reserveCapacity(members.count)
    told(members, list).forEach {
      let element = List.gathered(
        unsafe $0.element(in: self, as: List.Element.self), for: $0.key(as: List.Key.self))
      if let element { elements.append(element) }
    }
    return elements
  }

  /// Returns the members of a list to gather, after telling observers of them.
  @usableFromInline
  func gather(_ list: AnyKeyPath, _ declared: () -> TagDeclaration) -> OrderedTags {
    told(members(of: list, declared), list)
  }

  /// Tells observers which members are gathered.
  private func told(_ members: OrderedTags, _ list: AnyKeyPath) -> OrderedTags {
    // SAFETY: the caller holds the container.
    _manager.active(for: self).with { manager in
      if manager.store.has(.followed) {
        manager.tell(
          .gathers(members: members.membersBesideComposite.map(TagEntry.init)),
          members.place.map(Origin.init) ?? Origin(type(of: list).valueType), in: .innermostIfAny)
      }
    }
    return members
  }

  package func members<List: FactoryList>(of list: KeyPath<Self.Type, List>) -> OrderedTags
  where List.Root == Self { members(of: list) { Self.self[keyPath: list].checkedDeclaration } }

  func members(of list: AnyKeyPath, _ declared: () -> TagDeclaration) -> OrderedTags {
    // SAFETY: the caller holds the container.
    _manager.active(for: self).with { manager in
      while true {
        let retractions = manager.store.retractions.load()
        let isHalfWired = manager.prepare(self)
        let record = manager.tags.record(for: list, in: self, declared)
        let ordered = record.ordered(in: self)
        // The wiring may have been taken back after the container was prepared.
        if isHalfWired { Frame.noteRead(record, at: record.declaration.place) }
        if isHalfWired || retractions == manager.store.retractions.load() {
          return ordered
        }
      }
    }
  }
}

/// One member of a list.
public struct TagEntry: Hashable, Sendable, CustomStringConvertible {
  /// The factory: its name, its module, and where it is declared.
  public let factory: Origin
  /// The `id:` of the factory, as text, if it has one.
  public let id: String?
  /// The variants that the member is resolved for, as text, if it names any.
  public let variants: [String]
  /// The priority, by which members are ordered.
  public let priority: Int
  /// The key in a keyed list, as text.
  public let key: String?

  init(_ member: RankedMember) {
    let identity = member.identity
    (factory, id) = (Origin(identity.place), identity.id.map { "\($0)" })
    variants = identity.choice?.texts ?? []
    (priority, key) = (member.rank.priority, member.member.key.map { "\($0)" })
  }

  /// ` with id one for staging`: what tells the member apart from others with its factory.
  package var choice: String {
    (id.map { " with id \($0)" } ?? "")
      + (variants.isEmpty ? "" : " for \(variants.joined(separator: " and "))")
  }

  /// `markdown (Text.swift:12), priority 10`, with the key in front for a keyed list: `text:
  /// markdown …`, and with the `id:` and the variants of a case: `flow (Flow.swift:7) for b,
  /// priority 0`.
  public var description: String {
    "\(key.map { "\($0): " } ?? "")\(factory)\(choice), priority \(priority)"
  }
}
