/// A container with a `shared` instance, to resolve from later, which is not kept alive.
///
/// The shared one is never gone, so it needs no weak reference, which would make every
/// retain of it slower.
enum ContainerReference<Root: SharedContainer> {
  case shared
  case other(WeakReference)

  init(_ container: Root) {
    self = container === Root.shared ? .shared : .other(WeakReference(container))
  }

  /// The container, if it is still there.
  var container: Root? {
    switch self {
    case .shared: Root.shared
    case .other(let reference): reference.object as? Root
    }
  }
}
