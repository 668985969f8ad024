/// A list of factories: a ``TagList``, or a ``KeyedTagList``, whose members have keys.
///
/// The protocol holds what both have in common. Do not declare new conformances to it.
public protocol FactoryList<Root, Element> {
  /// The container whose factories are the members.
  associatedtype Root: ManagedContainer
  /// The type of the values.
  associatedtype Element
  /// The type of the keys, or `Never` if members have no keys.
  associatedtype Key
  /// The type of a gathered value: the element, or the key and the element.
  associatedtype Gathered

  /// The members that the list declares.
  var declaration: TagDeclaration { get }

  /// Returns the gathered value of a member.
  static func gathered(_ element: Element, for key: Key?) -> Gathered?
}

extension FactoryList {
  /// The declaration. It is that of a list of the same types, also if the list is of a foreign
  /// type.
  var checkedDeclaration: TagDeclaration {
    let declaration = declaration
    if declaration.type != ObjectIdentifier(((Root) -> Element).self) {
      Misuse.foreignList("\(Self.self)").stop()
    }
    return declaration
  }
}
