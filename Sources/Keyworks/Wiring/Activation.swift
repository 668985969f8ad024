/// A wiring that is active in a container until you deactivate it.
///
/// If you release the activation, the wiring stays active. It does not keep the container alive.
public struct Activation: Sendable {
  fileprivate let wiring: ActiveWiring
  fileprivate let container: WeakReference

  /// Takes back the statements of the wiring, and drops the instances that were cached because of
  /// them. Other wirings stay as they are. Deactivating again, or after the container was released,
  /// has no effect.
  public func deactivate() {
    if let container = container.object as? any ManagedContainer {
      wiring.deactivate(in: container)
    }
  }

  /// Waits for the instances that the wiring starts, and throws the error if one fails.
  public nonisolated(nonsending) func started() async throws { try await wiring.waitForStart() }
}

extension ManagedContainer {
  /// Activates a wiring. From then on it is on, or is switched on and off by its condition.
  ///
  /// Inside another wiring, or inside `autoRegister`, the wiring becomes part of that wiring and
  /// ends with it. Activating an active wiring has no effect.
  @discardableResult
  public func activate(_ wiring: KeyPath<Self.Type, Wiring<Self>>) -> Activation {
    activate(Self.self[keyPath: wiring], as: .keyPath(wiring))
  }

  @discardableResult
  func activate(_ wiring: Wiring<Self>, as name: ActiveWiring.Name) -> Activation {
    let manager = activeManager
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
    // A body may be running, or may wait for this work, so conditions are asked after it.
    let isNow = isPreparingHere && new.condition == nil
    if let known = add(new, isDue: !isNow, unless: { ($0 as? ActiveWiring)?.isLike(new) == true }) {
      return known as? ActiveWiring ?? new
    }
    parent?.note(
      LayerToken { [weak new, weak container] in
        if let new, let container { new.deactivate(in: container) }
      }, about: nil)
    if isNow { new.perform(in: container, isAnew: false) } else { prepare(container) }
    return new
  }
}
