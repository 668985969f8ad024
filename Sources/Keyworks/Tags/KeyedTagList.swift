/// A list whose members have keys, such as the views for each kind of field.
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
/// Declare, override and gather it like a ``TagList``, and contribute to it the same way. Each key
/// has one member; a second member for a key stops the program at the first use.
public struct KeyedTagList<Root: ManagedContainer, Key: Hashable & Sendable, Element>:
  FactoryList, ExpressibleByDictionaryLiteral
{
  /// The members that the keyed list declares.
  public let declaration: TagDeclaration

  /// Creates a keyed list of these members.
  @_disfavoredOverload  // `KeyedTags()` uses the other initializer.
  public init(dictionaryLiteral members: (Key, Tagged<Root, Element>)...) {
    declaration = TagDeclaration(
      of: ((Root) -> Element).self, members.map { $1.member.keyed(by: $0) })
  }

  /// Creates a keyed list without members of its own, for modules to contribute to.
  public init(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    declaration = TagDeclaration(
      of: ((Root) -> Element).self,
      emptyAt: Place(file: file, function: function, line: line, column: column))
  }

  /// Returns the key and the element.
  public static func gathered(_ element: Element, for key: Key?) -> (key: Key, value: Element)? {
    key.map { ($0, element) }
  }
}

extension ManagedContainer {
  /// A keyed list of factories of this container.
  public typealias KeyedTags<Key: Hashable & Sendable, Element> = KeyedTagList<Self, Key, Element>

  /// Resolves the member with this key, or returns nil if there is none:
  /// `container[\.fields, .text]`.
  public subscript<Key, Element>(
    _ list: KeyPath<Self.Type, KeyedTagList<Self, Key, Element>>, _ key: Key
  ) -> Element? {
    unsafe members(of: list).byKey(Key.self).members[key]?.element(in: self, as: Element.self)
  }

  /// Returns providers for the members of a keyed list, with their keys, in order. A member whose
  /// body makes the call is left out.
  public func providers<Key, Element>(
    _ list: any KeyPath<Self.Type, KeyedTagList<Self, Key, Element>> & Sendable,
    file: StaticString = #fileID,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) -> [(key: Key, value: Provider<Element>)] {
    let place = Place(file: file, function: function, line: line, column: column)
    return members(of: list).membersBesideComposite.compactMap { entry in
      entry.member.key(as: Key.self).map { ($0, provider(of: entry.member, place)) }
    }
  }
}
