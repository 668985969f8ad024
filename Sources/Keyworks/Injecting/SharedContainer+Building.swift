extension SharedContainer {
  /// The innermost container of this type on the call stack: one that is building something on this
  /// thread, or the nearest parent of a container that is. If there is none, the shared one.
  @usableFromInline static var building: Self {
    var frame = Frame.innermostIfAny
    while let here = frame {
      let container = here.container
      if let container = container as? Self { return container }
      if let parent = (container as? any ManagedContainer)?.parent?.nearest(Self.self) {
        return parent
      }
      frame = here.outer
    }
    return shared
  }

  /// A reference to the container, to resolve from later. It does not keep the container alive.
  ///
  /// A weak reference to the shared container would make every retain of it slower. So the weak
  /// reference is to the container's manager, which is released with the container. The container
  /// is stored too, because a computed `shared` may return another one later.
  var reference: () -> Self? {
    guard self === Self.shared else { return { [weak self] in self } }
    let manager = WeakReference(manager)
    return { [unowned self] in manager.object.map { _ in self } }
  }
}
