/// A member of a list without the types of its container and its element: the metadata of
/// generic types would be looked up at each gather.
@usableFromInline
struct TagMember {
  var priority: Int
  var order: [TagBond]
  /// Where it is listed, and in what.
  let place: Place
  /// What it is found by in a map; nil in a list.
  var key: TagKey?
  /// Says which factory it is, in a container.
  let identify: (AnyObject) -> TagIdentity
  let code: TagCode

  @usableFromInline
  init(
    priority: Int, order: [TagBond], place: Place,
    identify: @escaping (AnyObject) -> TagIdentity,
    resolve: @escaping (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
  ) {
    (self.priority, self.order, self.place) = (priority, order, place)
    self.identify = identify
    code = TagCode(resolve)
  }
}

/// A key of a map, of any type.
final class TagKey: Sendable {
  let arguments: any Arguments
  // SAFETY: a box does not change, and what is in this one is Sendable.
  nonisolated(unsafe) let box: Box

  init<Key: Hashable & Sendable>(_ key: Key) {
    arguments = HashedArguments(key)
    box = Box.make(key)
  }

  func isSame(as other: any Arguments) -> Bool {
    arguments.hash == other.hash && arguments.equals(other)
  }
}

/// How a member is resolved in a container, into memory for an element. An object of its own:
/// to call the constant of an object that is held needs no retain.
final class TagCode {
  let resolve: (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
  init(_ resolve: @escaping (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void) {
    self.resolve = resolve
  }

  /// Resolves the member as an element of its list.
  func element<Element>(in container: AnyObject) -> Element {
    withUnsafeTemporaryAllocation(of: Element.self, capacity: 1) { memory in
      let element = memory.baseAddress.unsafelyUnwrapped
      withExtendedLifetime(container) {
        resolve(Unmanaged.passUnretained(container).toOpaque(), element)
      }
      return element.move()
    }
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
  let key: SlotKey
  let id: (any Arguments)?

  @usableFromInline
  init<Value>(_ declaration: Declaration<Value>) {
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
  @usableFromInline
  static func == (one: TagIdentity, two: TagIdentity) -> Bool {
    guard one.key == two.key else { return false }
    guard let id = one.id, let other = two.id else { return one.id == nil && two.id == nil }
    return id.hash == other.hash && id.equals(other)
  }
}
