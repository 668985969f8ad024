/// A container with a `shared` instance, to resolve from later, which is not kept alive.
///
/// A weak reference to the shared one would make every retain of it slower, so its manager stands for it,
/// which goes with it. It is noted all the same: where `shared` is computed, another container may be
/// the shared one by then.
enum ContainerReference<Root: SharedContainer> {
  case shared(Shared)
  case other(WeakReference)

  struct Shared {
    fileprivate unowned let container: Root
    fileprivate let manager: WeakReference
  }

  init(_ container: Root) {
    self =
      container === Root.shared
      ? .shared(Shared(container: container, manager: WeakReference(container.manager)))
      : .other(WeakReference(container))
  }

  /// The container, if it is still there.
  var container: Root? {
    switch self {
    case .shared(let shared): shared.manager.object.map { _ in shared.container }
    case .other(let reference): reference.object as? Root
    }
  }
}
