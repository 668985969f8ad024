/// A list of factories whose values belong together, such as the steps of a pipeline.
///
/// Declare it as a *computed* static property of type `Tags<Element>`. It is evaluated when
/// a container first gathers it, and not again. A list is not `Sendable`: in Swift 6 mode a stored
/// one does not compile, unless it is `@MainActor` or `nonisolated(unsafe)`. The verifier finds
/// those.
public struct TagList<Root: ManagedContainer, Element>: ExpressibleByArrayLiteral {
  @usableFromInline let members: [TagMember]

  /// A list of these members.
  public init(arrayLiteral members: Tagged<Root, Element>...) {
    self.members = members.map(\.member)
  }
}

extension ManagedContainer {
  /// A list of factories of this container.
  public typealias Tags<Element> = TagList<Self, Element>
}
