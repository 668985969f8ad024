extension ManagedContainer {
  /// Returns the nearest container of a type: this one, its parent, its parent's parent, and so on.
  public func nearest<Root: ManagedContainer>(_ type: Root.Type) -> Root? {
    andParents.lazy.compactMap { $0 as? Root }.first
  }

  /// Not that of the active manager: a sandbox replaces the state of a container, not its parent.
  package var parent: (any ManagedContainer)? {
    withExtendedLifetime(self) { _manager.object }.parent
  }

  /// This container, its parent, its parent's parent, and so on.
  package var andParents: UnfoldFirstSequence<any ManagedContainer> {
    sequence(first: self as any ManagedContainer) { $0.parent }
  }
}
