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
}
