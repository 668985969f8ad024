extension SharedContainer {
  /// The container of this type that builds something on this thread, innermost on the
  /// call stack; the shared one if there is none.
  @usableFromInline static var building: Self {
    var frame = Frame.innermostIfAny
    while let here = frame {
      if let container = here.container as? Self { return container }
      frame = here.outer
    }
    return shared
  }
}
