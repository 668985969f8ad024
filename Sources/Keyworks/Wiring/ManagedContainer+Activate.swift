extension ManagedContainer {
  /// Activates a wiring. From then on it is on, or is switched on and off by its condition.
  ///
  /// Inside another wiring, or inside `autoRegister`, the wiring becomes part of that wiring and
  /// ends with it. Activating an active wiring has no effect.
  ///
  /// - Returns: A token that deactivates the wiring: it takes back the statements, and drops the
  ///   instances that were cached because of them.
  @discardableResult
  public func activate(_ wiring: KeyPath<Self.Type, Wiring<Self>>) -> Token {
    activate(Self.self[keyPath: wiring], as: .keyPath(wiring))
  }

  /// Waits for the instances that an active wiring starts, and throws the error if one fails.
  public nonisolated(nonsending) func started(
    _ wiring: KeyPath<Self.Type, Wiring<Self>>
  ) async throws {
    let manager = activeManager
    for part in manager.wirings where part.orOuter(.keyPath(wiring), in: manager) != nil {
      try await part.waitForStart()
    }
  }

  @discardableResult
  func activate(_ wiring: Wiring<Self>, as name: ActiveWiring.Name) -> Token {
    activeManager.activate(name, wiring.content, in: self).token(in: self)
  }
}

extension ContainerManager {
  fileprivate func activate(
    _ name: ActiveWiring.Name, _ content: ActiveWiring.Content,
    in container: any ManagedContainer
  ) -> ActiveWiring {
    refuseChangeWhenClosed(of: container, content.place)
    prepare(container)
    let parent = ActiveWiring.here
    if let known = parent?.orOuter(name, in: self) { return known }
    let new = ActiveWiring(name, content, in: self, partOf: parent)
    // A body may be running, or may wait for this work, so conditions are asked after it.
    let isNow = isPreparingHere && new.condition == nil
    if let known = add(new, isDue: !isNow) { return known }
    parent?.note(new.token(in: container), about: nil)
    if isNow { new.perform(in: container, isAnew: false) } else { prepare(container) }
    return new
  }
}

extension ActiveWiring {
  /// A token that deactivates the wiring. It does not keep the container alive.
  fileprivate func token(in container: any ManagedContainer) -> Token {
    Token { [weak self, weak container] in
      if let self, let container { deactivate(in: container) }
    }
  }
}
