/// A list whose members are found by a key, such as the views for the kinds of a field.
///
/// ```swift
/// extension Container {
///   static var fields: KeyedTags<FieldKind, any Field> {
///     [.text: Tagged(\.textField), .number: Tagged(\.numberField) { $0 }]
///   }
/// }
/// let field = container[\.fields, .text]
/// ```
///
/// Like a list it is a *computed* static property, evaluated once by each container. One
/// key has one member; a second one stops at the first use.
public struct KeyedTagList<Root: ManagedContainer, Key: Hashable & Sendable, Element>:
  ExpressibleByDictionaryLiteral
{
  @usableFromInline let declaration: TagDeclaration

  /// A map of these members.
  @_disfavoredOverload  // `KeyedTags()` is the other one.
  public init(dictionaryLiteral members: (Key, Tagged<Root, Element>)...) {
    declaration = TagDeclaration(members: members.map { $1.member.keyed(by: $0) })
  }

  /// A map without members of its own, for modules to contribute to.
  public init(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    declaration = TagDeclaration(
      emptyAt: Place(file: file, function: function, line: line, column: column))
  }
}

extension ManagedContainer {
  /// A map of factories of this container.
  public typealias KeyedTags<Key: Hashable & Sendable, Element> = KeyedTagList<Self, Key, Element>

  /// What the member with this key gives, or nil if there is none: `container[\.fields, .text]`.
  public subscript<Key, Element>(
    _ map: KeyPath<Self.Type, KeyedTagList<Self, Key, Element>>, _ key: Key
  ) -> Element? {
    members(of: map) { Self.self[keyPath: map].declaration }.member(for: HashedArguments(key))?
      .element(in: self)
  }

  /// What all members give, with their keys, in order: by priority, then as they are
  /// declared. A member whose body asks is left out.
  @_disfavoredOverload  // so that an unknown name is taken for that of a factory
  public subscript<Key, Element>(
    _ map: KeyPath<Self.Type, KeyedTagList<Self, Key, Element>>
  ) -> [(key: Key, value: Element)] {
    let members = gather(map) { Self.self[keyPath: map].declaration }.membersBesideComposite
    return GraphInstances.shared {
      members.compactMap { entry in
        entry.member.key.map { ($0.box.value(as: Key.self), entry.member.element(in: self)) }
      }
    }
  }

  /// Adds a factory to a map, as to a list.
  @inlinable
  public func contribute<Key, Element>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Self, Factory<Element>>,
    priority: Int = 0, _ order: TagOrder<Self>..., for key: Key,
    to map: KeyPath<Self.Type, KeyedTagList<Self, Key, Element>>, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    contribute(Tagged<Self, Element>(factory, priority, order, place) { $0 }.member, key, to: map) {
      Self.self[keyPath: map].declaration
    }
  }

  /// Adds a factory whose value is made an element by a closure; `{ $0 }` is checked.
  @inlinable
  public func contribute<Value, Key, Element>(
    _ factory: @autoclosure @escaping @Sendable () -> KeyPath<Self, Factory<Value>>,
    priority: Int = 0, _ order: TagOrder<Self>..., for key: Key,
    to map: KeyPath<Self.Type, KeyedTagList<Self, Key, Element>>, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column,
    upcast: @escaping @Sendable (Value) -> Element
  ) {
    let place = Place(file: file, function: function, line: line, column: column)
    contribute(
      Tagged<Self, Element>(factory, priority, order, place, upcast).member, key, to: map
    ) { Self.self[keyPath: map].declaration }
  }

  @usableFromInline
  func contribute(
    _ member: TagMember, _ key: some Hashable & Sendable, to map: AnyKeyPath,
    _ declared: () -> TagDeclaration
  ) {
    contribute(member.keyed(by: key), to: map, declared)
  }
}
