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
    let name = ActiveWiring.Name.keyPath(wiring)
    for active in activeManager.chores(of: ActiveWiring.self) where active.key.name == name {
      try await active.waitForStart()
    }
  }

  @discardableResult
  func activate(_ wiring: Wiring<Self>, as name: ActiveWiring.Name) -> Token {
    let manager = activeManager
    manager.refuseChangeWhenClosed(of: self, wiring.place)
    manager.prepare(self)
    let active =
      ActiveWiring.here?.orOuter(name, in: manager)
      ?? manager.activate(name, wiring.place, wiring.ownPriority, wiring.content, in: self)
    return active.token(in: self)
  }
}

extension ContainerManager {
  fileprivate func activate(
    _ name: ActiveWiring.Name, _ place: Place, _ priority: Int, _ content: ActiveWiring.Content,
    in container: any ManagedContainer
  ) -> ActiveWiring {
    let parent = ActiveWiring.here
    let number = ActiveWiring.nextActivation()
    let new = ActiveWiring(
      name, place,
      parent?.author.rankOfPart(priority: priority, number: number)
        ?? WiringAuthor.Rank(priority: priority, activations: [number]),
      in: self, partOf: parent, content)
    // A body may be running, or may wait for this work, so conditions are asked after it.
    let isNow = isPreparingHere && new.condition == nil
    if let known = add(new, isDue: !isNow, unless: { ($0 as? ActiveWiring)?.isLike(new) == true }) {
      return known as? ActiveWiring ?? new
    }
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
