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
/// It is declared, contributed to, overridden and gathered like a ``TagList``. One key has one
/// member; a second one stops at the first use.
public struct KeyedTagList<Root: ManagedContainer, Key: Hashable & Sendable, Element>:
  FactoryList, ExpressibleByDictionaryLiteral
{
  /// What the list says.
  public let declaration: TagDeclaration

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

  /// Returns the key and the element.
  public static func gathered(_ element: Element, for key: Key?) -> (key: Key, value: Element)? {
    key.map { ($0, element) }
  }
}

extension ManagedContainer {
  /// A map of factories of this container.
  public typealias KeyedTags<Key: Hashable & Sendable, Element> = KeyedTagList<Self, Key, Element>

  /// What the member with this key gives, or nil if there is none: `container[\.fields, .text]`.
  public subscript<Key, Element>(
    _ list: KeyPath<Self.Type, KeyedTagList<Self, Key, Element>>, _ key: Key
  ) -> Element? {
    members(of: list).member(for: HashedArguments(key))?.element(in: self)
  }

  /// What all members give, with their keys, in order: by priority, then as they are
  /// declared. A member whose body asks is left out.
  @_disfavoredOverload  // so that an unknown name is taken for that of a factory
  public subscript<Key, Element>(
    _ list: KeyPath<Self.Type, KeyedTagList<Self, Key, Element>>
  ) -> [(key: Key, value: Element)] { gathered(list) }

  /// Providers of what the members give, with their keys, in order. A member whose body asks is
  /// left out.
  public func providers<Key, Element>(
    _ list: any KeyPath<Self.Type, KeyedTagList<Self, Key, Element>> & Sendable,
    under choice: VariantChoice = .inherited, file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) -> [(key: Key, value: Provider<Element>)] {
    let place = Place(file: file, function: function, line: line, column: column)
    return members(of: list).membersBesideComposite.compactMap { entry in
      entry.key(as: Key.self).map { ($0, provider(of: entry.member, under: choice, place)) }
    }
  }
}
