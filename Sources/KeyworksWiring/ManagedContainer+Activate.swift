public import Keyworks

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
    activate(Self.self[keyPath: wiring].content, as: .keyPath(wiring))
  }

  /// Waits for the instances that an active wiring starts, and throws the error if one fails. A
  /// condition of the main actor is read first.
  public nonisolated(nonsending) func started(
    _ wiring: KeyPath<Self.Type, Wiring<Self>>
  ) async throws {
    let manager = activeManager
    var parts: [ActiveWiring] {
      manager.prepare(self)
      return manager.wirings.filter { $0.orOuter(.keyPath(wiring), in: manager) != nil }
    }
    // A reading can switch on a wiring that activates others, whose conditions are then read.
    var waited: Set<ObjectIdentifier> = []
    while let part = parts.first(where: { waited.insert(ObjectIdentifier($0)).inserted }) {
      await part.waitForReadings()
    }
    for part in parts { try await part.waitForStart() }
  }

  @discardableResult
  func activate(_ content: ActiveWiring.Content, as name: ActiveWiring.Name) -> Token {
    let manager = activeManager
    manager.refuseChangeWhenClosed(of: self, content.place)
    manager.prepare(self, asking: .none)
    let role = Frame.roleHere
    let parent = role as? ActiveWiring
    if let known = parent?.orOuter(name, in: manager) { return token(of: known) }
    let new = ActiveWiring(name, content, in: manager, partOf: role)
    // A body may be running, or may wait for this work, so conditions are asked after it.
    let isNow = manager.isPreparingHere && new.condition == nil
    if let known = manager.add(new, isDue: !isNow) as? ActiveWiring { return token(of: known) }
    let token = token(of: new)
    role?.note(token, about: nil)
    if isNow { new.perform(in: self, isAnew: false) } else { manager.prepare(self, asking: .new) }
    return token
  }

  /// A token that deactivates the wiring. It does not keep the container alive.
  private func token(of wiring: ActiveWiring) -> Token {
    Token { [weak self, weak wiring] in
      if let self, let wiring { wiring.deactivate(in: self) }
    }
  }
}
