/// A list of factories: ``TagList``, or ``KeyedTagList``, whose members have keys.
///
/// What both can do is written once. It is not for other types to conform to.
public protocol FactoryList<Root, Element> {
  /// The container whose factories are the members.
  associatedtype Root: ManagedContainer
  /// What a member gives.
  associatedtype Element
  /// What a member is found by; `Never` without keys.
  associatedtype Key
  /// What a gather gives for a member: the element, with its key if there is one.
  associatedtype Gathered

  /// What the list says.
  var declaration: TagDeclaration { get }

  /// Returns what a gather gives for a member.
  static func gathered(_ element: Element, for key: Key?) -> Gathered?
}
