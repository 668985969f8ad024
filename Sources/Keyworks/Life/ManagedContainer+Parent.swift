extension ManagedContainer {
  /// Nil: by default, a container has no parent.
  public var parent: (any ManagedContainer)? { nil }

  /// Returns the nearest container of a type: this one, its parent, its parent's parent, and so on.
  public func nearest<Root: ManagedContainer>(_ type: Root.Type) -> Root? { search { $0 as? Root } }

  /// The life of this container, with the objects to tear down.
  var life: Life { activeManager.store.life(of: self) }

  /// Searches this container, its parent, its parent's parent, and so on.
  func search<Found>(_ find: (any ManagedContainer) -> Found?) -> Found? {
    var container: any ManagedContainer = self
    for _ in 0..<Self.mostParents {
      if let found = find(container) { return found }
      guard let parent = container.parent else { return nil }
      container = parent
    }
    Misuse.parentsInLoop("\(Self.self)").stop()
  }

  /// The number of parents above which they count as a loop.
  private static var mostParents: Int { 1_000 }
}

extension SlotStore {
  /// Returns the life of a container, of the process or of a sandbox.
  ///
  /// - Parameter container: Nil for the process or a sandbox.
  func life(of container: (any ManagedContainer)?) -> Life {
    if let life { return life }
    // Stops if the parents form a loop, because this would never end then.
    let _: Never? = container?.search { _ in nil }
    let parent = singletons.map { singletons in
      container?.parent.map(\.life) ?? singletons.object.life(of: nil)
    }
    let new = Life(self, of: container, in: parent)
    let life = setLifeIfNone(new)
    if life === new { parent?.adopt(new) }
    return life
  }
}
