extension ManagedContainer {
  /// None.
  public var parent: (any ManagedContainer)? { nil }

  /// The nearest container of a type: this one, its parent, the parent of that, and so on.
  public func nearest<Root: ManagedContainer>(_ type: Root.Type) -> Root? { search { $0 as? Root } }

  /// What is to be torn down of this container.
  var life: Life { activeManager.object.store.life(of: self) }

  /// Looks for something in this container, its parent, the parent of that, and so on.
  func search<Found>(_ find: (any ManagedContainer) -> Found?) -> Found? {
    var container: any ManagedContainer = self
    for _ in 0..<Self.mostParents {
      if let found = find(container) { return found }
      guard let parent = container.parent else { return nil }
      container = parent
    }
    Misuse.parentsInLoop("\(Self.self)").stop()
  }

  /// More are taken for a loop.
  private static var mostParents: Int { 1_000 }
}

extension SlotStore {
  /// What is to be torn down of this container, or of the process.
  ///
  /// - Parameter container: Nil for the process or a sandbox.
  func life(of container: (any ManagedContainer)?) -> Life {
    if let life { return life }
    // Stops if the parents are a loop, which would never end here.
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
