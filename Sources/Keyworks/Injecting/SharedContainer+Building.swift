extension SharedContainer {
  /// The container of this type that builds something on this thread, innermost on the
  /// call stack; the shared one if there is none.
  @usableFromInline static var building: Self {
    var frame = Frame.innermostIfAny
    while let here = frame {
      // SAFETY: whoever resolves in this frame holds the container.
      let container = here.pointee.container._withUnsafeGuaranteedRef { $0 as? Self }
      if let container { return container }
      frame = here.pointee.outer
    }
    return shared
  }
}
