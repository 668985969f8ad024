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
  /// Resolves it in a container: a box of a function from the type of the container to that of the
  /// elements.
  @usableFromInline let resolve: AnyBox
  /// Resolves it under a choice of variants: the same with a choice as second argument.
  private let resolveUnder: AnyBox

  private let evaluate: (() -> TagMember)?

  /// - Parameter evaluate: Makes one whose key path is evaluated, if it is not.
  @usableFromInline
  init(
    priority: Int, order: [TagBond], place: Place, key: TagKey? = nil,
    identify: @escaping (AnyObject) -> TagIdentity,
    resolve: AnyBox, under resolveUnder: AnyBox,
    evaluate: (() -> TagMember)? = nil
  ) {
    (self.priority, self.order, self.place, self.key) = (priority, order, place, key)
    (self.identify, self.resolve, self.resolveUnder) = (identify, resolve, resolveUnder)
    self.evaluate = evaluate
  }

  /// The same with a key path that does not change: what a list captured, other threads must not
  /// read. A declared list captures nothing that lasts, and is faster without.
  var evaluated: TagMember { evaluate?() ?? self }

  /// The same in a map.
  @usableFromInline
  func keyed(by key: some Hashable & Sendable) -> TagMember {
    TagMember(
      priority: priority, order: order, place: place, key: TagKey(key), identify: identify,
      resolve: resolve, under: resolveUnder,
      evaluate: evaluate.map { evaluate in { evaluate().keyed(by: key) } })
  }

  /// Resolves it as an element of its list.
  ///
  /// - Precondition: The list is one of containers of this type, with elements of this type.
  @inlinable @inline(__always)
  func element<Root, Element>(in container: Root) -> Element {
    resolve.value(as: ((Root) -> Element).self)(container)
  }

  /// Resolves it as its factory is resolved under a choice of variants.
  func element<Root, Element>(in container: Root, under choice: VariantChoice) -> Element {
    if case .inherited = choice.kind { return element(in: container) }
    return resolveUnder.value(as: ((Root, VariantChoice) -> Element).self)(container, choice)
  }
}

// SAFETY: all of it is constant. Its closures name factories, whose own rules say what threads may
// share, and convert what these give: see `evaluated`.
extension TagMember: @unchecked Sendable {}

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
