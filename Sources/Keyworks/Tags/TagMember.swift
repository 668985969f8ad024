/// A member of a list without the types of its container and its element: the metadata of
/// generic types would be looked up at each gather. An object, because to call the constant
/// of an object that is held needs no retain.
@usableFromInline
final class TagMember {
  let priority: Int
  let order: [TagBond]
  /// Where it is listed, and in what.
  let place: Place
  /// What it is found by in a map; nil in a list.
  let key: TagKey?
  /// Says which factory it is, in a container.
  let identify: (AnyObject) -> TagIdentity
  /// Resolves it in a container, into memory for an element.
  let resolve: (AnyObject, UnsafeMutableRawPointer) -> Void

  @usableFromInline
  init(
    priority: Int, order: [TagBond], place: Place, key: TagKey? = nil,
    identify: @escaping (AnyObject) -> TagIdentity,
    resolve: @escaping (AnyObject, UnsafeMutableRawPointer) -> Void
  ) {
    (self.priority, self.order, self.place, self.key) = (priority, order, place, key)
    (self.identify, self.resolve) = (identify, resolve)
  }

  /// The same in a map.
  func keyed(by key: some Hashable & Sendable) -> TagMember {
    TagMember(
      priority: priority, order: order, place: place, key: TagKey(key), identify: identify,
      resolve: resolve)
  }

  /// Resolves it as an element of its list.
  func element<Element>(in container: AnyObject) -> Element {
    withUnsafeTemporaryAllocation(of: Element.self, capacity: 1) { memory in
      let element = memory.baseAddress.unsafelyUnwrapped
      resolve(container, element)
      return element.move()
    }
  }
}

/// A key of a map, of any type.
@usableFromInline
final class TagKey: Sendable {
  let arguments: any Arguments
  // SAFETY: a box does not change, and what is in this one is Sendable.
  nonisolated(unsafe) let box: Box

  init<Key: Hashable & Sendable>(_ key: Key) {
    arguments = HashedArguments(key)
    box = Box.make(key)
  }
}

/// A bond of a member to another one.
@usableFromInline
struct TagBond {
  /// Whether the member comes before the other one.
  let isBefore: Bool
  let identify: @Sendable (AnyObject) -> TagIdentity
}

/// What makes two members one: the factory, whatever key path leads to it.
@usableFromInline
struct TagIdentity {
  /// The container that builds it: a property may return a factory of another one.
  let container: ObjectIdentifier
  let key: SlotKey
  let id: (any Arguments)?
  /// Under which variants it is resolved, if that is said.
  let variants: [VariantValue]

  @usableFromInline
  init<Value>(_ declaration: Declaration<Value>, _ choice: VariantChoice = .inherited) {
    if case .exactly(let values) = choice.kind { variants = values } else { variants = [] }
    container = ObjectIdentifier(declaration.container)
    key = SlotKey(declaration.place, Value.self)
    id = declaration.id
  }

  /// Finds the identity of a factory in a container of type `Root`.
  static func finder<Root: ManagedContainer, Other: FactoryDeclaration & SendableMetatype>(
    _ factory: any KeyPath<Root, Other> & Sendable
  ) -> @Sendable (AnyObject) -> TagIdentity {
    // SAFETY: see `Tagged`.
    { TagIdentity(unsafeDowncast($0, to: Root.self)[keyPath: factory].declaration) }
  }

  var place: Place { key.place }
}

extension TagIdentity: Equatable {
  /// Whether both are one factory, under whatever variants.
  func isSameFactory(as other: TagIdentity) -> Bool {
    container == other.container && key == other.key && areEqual(id, other.id)
  }

  @usableFromInline
  static func == (one: TagIdentity, two: TagIdentity) -> Bool {
    one.isSameFactory(as: two) && one.variants.count == two.variants.count
      && one.variants.allSatisfy(two.variants.contains)
  }
}
