extension ManagedContainer {
  /// Returns the nearest container of a type: this one, its parent, its parent's parent, and so on.
  public func nearest<Root: ManagedContainer>(_ type: Root.Type) -> Root? {
    andParents.lazy.compactMap { $0 as? Root }.first
  }

  /// The life of this container, with the objects to tear down.
  var life: Life { activeManager.store.life(of: self) }

  /// Not that of the active manager: a sandbox replaces the state of a container, not its parent.
  var parent: (any ManagedContainer)? { withExtendedLifetime(self) { _manager.with(\.parent) } }

  /// This container, its parent, its parent's parent, and so on.
  var andParents: UnfoldFirstSequence<any ManagedContainer> {
    sequence(first: self as any ManagedContainer) { $0.parent }
  }
}

extension SlotStore {
  /// Returns the life of a container, of the process or of a sandbox.
  ///
  /// - Parameter container: Nil for the process or a sandbox.
  func life(of container: (any ManagedContainer)?) -> Life {
    if let life { return life }
    let parent = singletons.map { singletons in
      container?.parent.map(\.life) ?? singletons.object.life(of: nil)
    }
    let new = Life(self, of: container, in: parent)
    let life = attachments.addIfNone(new)
    if life === new { parent?.adopt(new) }
    return life
  }
}
