/// A wiring that was activated in a container, until it is deactivated.
///
/// Let it go, and the wiring stays. It does not hold the container.
public struct Activation: Sendable {
  fileprivate let wiring: ActiveWiring
  fileprivate let container: WeakReference

  /// Takes back what the wiring says, and drops what was kept because of it. Other wirings stay as they
  /// are. The second time, or when the container is gone, it does nothing.
  public func deactivate() {
    if let container = container.object as? any ManagedContainer {
      wiring.deactivate(in: container)
    }
  }

  /// Waits for what the wiring starts, and throws the error if something failed.
  public nonisolated(nonsending) func started() async throws { try await wiring.waitForStart() }
}

extension ManagedContainer {
  /// Activates a wiring: from here on it is on, or on and off as its condition says.
  ///
  /// Inside of another wiring, or of `autoRegister`, it becomes a part of that: it goes with it. To activate
  /// what is active has no effect.
  @discardableResult
  public func activate(_ wiring: KeyPath<Self.Type, Wiring<Self>>) -> Activation {
    activate(Self.self[keyPath: wiring], as: .keyPath(wiring))
  }

  @discardableResult
  func activate(_ wiring: Wiring<Self>, as name: ActiveWiring.Name) -> Activation {
    let manager = activeManager.object
    manager.refuseChangeWhenClosed(of: self, wiring.place)
    manager.prepare(self)
    let active =
      ActiveWiring.here?.orOuter(name, in: manager)
      ?? manager.activate(name, wiring.place, wiring.ownPriority, wiring.content, in: self)
    return Activation(wiring: active, container: WeakReference(self))
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
    let isHere = isPreparingHere
    if let known = add(new, isDue: !isHere, unless: { ($0 as? ActiveWiring)?.isLike(new) == true })
    {
      return known as? ActiveWiring ?? new
    }
    parent?.note(
      LayerToken { [weak new, weak container] in
        if let new, let container { new.deactivate(in: container) }
      }, about: nil)
    if isHere { new.perform(in: container, isAnew: false) } else { prepare(container) }
    return new
  }
}
