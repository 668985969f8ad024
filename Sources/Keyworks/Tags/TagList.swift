/// A list of factories whose values belong together, such as the steps of a pipeline.
///
/// Declare it as a *computed* static property of type `Tags<Element>`. A container evaluates the
/// property when the list is first used, and not again. A list is not `Sendable`: in Swift 6 mode,
/// a stored list does not compile unless it is `@MainActor` or `nonisolated(unsafe)`. The verifier
/// finds those.
///
/// A list is identified by its declaration: a protocol's requirement is the same list as the
/// property that fulfills it. The declaration is recognized by the places of its members. An empty
/// one has no members, so write `Tags()` for a list that modules fill:
///
/// ```swift
/// extension Container {
///   static var plugins: Tags<any Plugin> { Tags() }
/// }
/// ```
public struct TagList<Root: ManagedContainer, Element>: FactoryList, ExpressibleByArrayLiteral {
  /// Members have no keys.
  public typealias Key = Never

  /// The members that the list declares.
  public let declaration: TagDeclaration

  /// Creates a list of these members.
  @_disfavoredOverload  // `Tags()` uses the other initializer.
  public init(arrayLiteral members: Tagged<Root, Element>...) {
    declaration = TagDeclaration(of: ((Root) -> Element).self, members.map(\.member))
  }

  /// Creates a list without members of its own, for modules to contribute to.
  public init(
    file: StaticString = #fileID, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    declaration = TagDeclaration(
      of: ((Root) -> Element).self,
      emptyAt: Place(file: file, function: function, line: line, column: column))
  }

  /// Returns the element.
  public static func gathered(_ element: Element, for key: Never?) -> Element? { element }
}

extension ManagedContainer {
  /// A list of factories of this container.
  public typealias Tags<Element> = TagList<Self, Element>
}
