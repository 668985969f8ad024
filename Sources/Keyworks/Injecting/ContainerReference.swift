/// A reference to a container with a `shared` instance, to resolve from later. It does not keep the
/// container alive.
///
/// A weak reference to the shared container would make each retain of it slower. So the reference
/// watches the container's manager, which is released together with the container. It stores the
/// container too: if `shared` is computed, another container may be the shared one by then.
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

  /// The container, or nil if it was released.
  var container: Root? {
    switch self {
    case .shared(let shared): shared.manager.object.map { _ in shared.container }
    case .other(let reference): reference.object as? Root
    }
  }
}
