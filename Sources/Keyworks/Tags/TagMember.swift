/// A member of a list without the types of its container and its element: the metadata of
/// generic types would be looked up at each gather. An object, because to call the constant
/// of an object that is held needs no retain.
@usableFromInline
final class TagMember {
  let priority: Int
  let order: [TagBond]
  /// Where it is listed, and in what.
  let place: Place
  /// What it is found by in a map.
  let key: TagKey?
  /// Says which factory it is, in a container.
  let identify: (AnyObject) -> TagIdentity
  /// Resolves it in a container, into memory for an element.
  let resolve: (AnyObject, UnsafeMutableRawPointer) -> Void

  private let evaluate: (() -> TagMember)?

  /// - Parameter evaluate: Makes one whose key path is evaluated, if it is not.
  @usableFromInline
  init(
    priority: Int, order: [TagBond], place: Place, key: TagKey? = nil,
    identify: @escaping (AnyObject) -> TagIdentity,
    resolve: @escaping (AnyObject, UnsafeMutableRawPointer) -> Void,
    evaluate: (() -> TagMember)? = nil
  ) {
    (self.priority, self.order, self.place, self.key) = (priority, order, place, key)
    (self.identify, self.resolve, self.evaluate) = (identify, resolve, evaluate)
  }

  /// The same with a key path that does not change: what a list captured, other threads must not
  /// read. A declared list captures nothing that lasts, and is faster without.
  var evaluated: TagMember { evaluate?() ?? self }

  /// The same in a map.
  @usableFromInline
  func keyed(by key: some Hashable & Sendable) -> TagMember {
    TagMember(
      priority: priority, order: order, place: place, key: TagKey(key), identify: identify,
      resolve: resolve, evaluate: evaluate.map { evaluate in { evaluate().keyed(by: key) } })
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

/// A key of any type.
@usableFromInline
final class TagKey: Sendable {
  let arguments: any Arguments
  let box: AnyBox
  private let describe: @Sendable () -> String

  init<Key: Hashable & Sendable>(_ key: Key) {
    arguments = HashedArguments(key)
    box = Box(key)
    describe = { "\(key)" }
  }

  /// As a message shows it.
  var description: String { describe() }
}

/// A bond of a member to another one.
@usableFromInline
struct TagBond {
  /// Whether the member comes before the other one.
  let isBefore: Bool
  let identify: @Sendable (AnyObject) -> TagIdentity
}
