/// A member of a list without the types of its container and its element, because the metadata of
/// generic types would be looked up at each gather. It is an object, because calling a constant
/// closure of a held object needs no retain.
@usableFromInline
final class TagMember: Sendable {
  let priority: Int
  let order: [TagBond]
  /// The place where it is listed.
  let place: Place
  /// The key in a keyed list.
  let key: (any Hashable & Sendable)?
  /// Returns the identity of its factory in a container.
  let identify: @Sendable (AnyObject) -> TagIdentity
  /// Resolves it in a container: the box of a function from the type of the container to the type
  /// of the elements.
  @usableFromInline let resolve: AnyBox

  @usableFromInline
  init(
    priority: Int, order: [TagBond], place: Place, key: (any Hashable & Sendable)? = nil,
    identify: @escaping @Sendable (AnyObject) -> TagIdentity, resolve: AnyBox
  ) {
    (self.priority, self.order, self.place, self.key) = (priority, order, place, key)
    (self.identify, self.resolve) = (identify, resolve)
  }

  /// Returns the same member with a key, for a keyed list.
  @usableFromInline
  func keyed(by key: some Hashable & Sendable) -> TagMember {
    TagMember(
      priority: priority, order: order, place: place, key: key, identify: identify,
      resolve: resolve)
  }

  /// The key as this type, which may be an Optional: its nil is a key, too.
  func key<Key>(as type: Key.Type) -> Key? { key.flatMap { $0 as? Key } }

  /// The key, to be compared with others. Comparing and hashing it runs user code.
  var hashableKey: AnyHashable? { key.map { AnyHashable($0) } }

  /// Resolves the member as an element of its list.
  ///
  /// SAFETY: callers have the member from a list of this container and of elements of this type;
  /// see ``FactoryList/checkedDeclaration``. They name the type, because otherwise the compiler may
  /// infer an optional of it.
  @unsafe @_alwaysEmitIntoClient @inline(__always)
  func element<Root, Element>(in container: Root, as type: Element.Type) -> Element {
    unsafe resolve.value(as: ((Root) -> Element).self)(container)
  }
}

/// A rule that orders a member relative to another one.
@usableFromInline
struct TagBond: Sendable {
  /// Whether the member comes before the other one.
  let isBefore: Bool
  let identify: @Sendable (AnyObject) -> TagIdentity
}
