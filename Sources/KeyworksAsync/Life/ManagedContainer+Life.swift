package import Keyworks

extension ManagedContainer {
  /// The life of this container, with the objects to tear down.
  package var life: Life { activeManager.store.life(of: self) }
}

extension SlotStore {
  /// The instances that need a teardown, once there are any.
  var life: Life? { attachments.get() }

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
