extension SharedContainer {
  /// The container of this type that builds something on this thread, or the nearest one above a
  /// container that does, innermost on the call stack; the shared one if there is none.
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
}
