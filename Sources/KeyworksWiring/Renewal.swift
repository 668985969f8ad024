public import Keyworks

extension FactoryDeclaration {
  /// Drops a cached instance after a value has changed, before the next use of the container.
  ///
  /// ```swift
  /// var inbox: Factory<Inbox> {
  ///   self { Inbox(self.account().user) }.cached.renewed { (app: Container) in app.account().user }
  /// }
  /// ```
  ///
  /// The value is read again after a change of anything it depends on, like the condition of a
  /// wiring. A dropped instance with a teardown is torn down. Use the container that the closure
  /// gets, and do not capture one.
  public func renewed<Root: ManagedContainer, Read: Equatable & Sendable>(
    whenever value: @escaping @Sendable (Root) -> Read
  ) -> Self {
    changing { $0.extras.followers.append(Renewal(changeTracker, whenever: value)) }
  }
}

/// Drops the instances of a factory whenever a value has changed.
private final class Renewal<Root: ManagedContainer, Value: Equatable & Sendable>: Follower {
  private let tracker: any ChangeTracker.Type
  private let value: @Sendable (Root) -> Value

  init(_ tracker: any ChangeTracker.Type, whenever value: @escaping @Sendable (Root) -> Value) {
    (self.tracker, self.value) = (tracker, value)
  }

  /// Begins to watch the value with the first build in a container, before the body reads it.
  func hasDecided(_ resolution: Resolution, in frame: Frame, for request: Request) {
    guard resolution.isBuilding, let keeper = resolution.keptBy, keeper.lifetime.isKept else {
      return
    }
    let (place, container, slot) = (request.place, request.container, keeper.slot)
    let manager = container.activeManager
    let name = ActiveWiring.Name.slot(ObjectIdentifier(slot))
    guard container is Root else {
      Misuse.renewedForOther(place, "\(type(of: container))", "\(Root.self)").stop()
    }
    if !manager.wirings(named: name).isEmpty { return }
    manager.prepare(container, asking: .changed)
    let wiring = ActiveWiring.Content(
      at: place, tracker, whenever: { [value] in value(Root.own($0)) },
      drops: { [weak slot] in slot?.dropInstances() })
    manager.add(ActiveWiring(name, wiring, in: manager), isDue: true)
    manager.prepare(container, asking: .new)
  }
}
