/// A value that the first thread to read it resolves. Other threads wait for it, as they wait for a
/// cached instance.
final class LazyValue {
  private let once = Guarded(Once())
  private let place: Place
  private let container: () -> (any ManagedContainer)?
  /// Returns nil if the container was released. If the value is not to be kept, only the threads
  /// that are waiting for it get it.
  private let resolve: () -> (value: AnyBox, isKept: Bool)?
  private let captured: CapturedContext
  /// The number of the sandbox that the value belongs to: the sandbox in which it was made, or else
  /// that of its container, if there was one.
  private let sandbox: Int

  init<Root: SharedContainer>(
    in root: Root, at place: Place, _ resolve: @escaping (Root) -> (value: AnyBox, isKept: Bool)
  ) {
    let container = root.reference
    self.place = place
    self.container = container
    self.resolve = { container().map(resolve) }
    captured = CapturedContext()
    sandbox = SandboxState.number(for: root) ?? 0
  }

  private init(like other: LazyValue) {
    (place, container, resolve) = (other.place, other.container, other.resolve)
    (captured, sandbox) = (other.captured, other.sandbox)
  }

  /// Returns a copy that resolves for itself, or this object if it has the value already.
  func copy() -> LazyValue {
    once.withLock { $0.kept != nil } ? self : LazyValue(like: self)
  }

  /// How many threads wait for the value.
  var waiterCount: Int { once.withLock(\.builder)?.waiterCount ?? 0 }

  /// Returns the value in its box, and resolves it for a property if necessary.
  ///
  /// - Parameters:
  ///   - owner: The class of the object that has the property, if the language provides it.
  ///   - storage: Where the object stores the wrapper.
  func get(for owner: AnyClass? = nil, _ storage: AnyKeyPath? = nil) -> AnyBox {
    // One test must not get the value of another. A container that was released is still in the
    // sandbox that it was in.
    guard SandboxState.number(for: container()) ?? sandbox == sandbox else {
      return resolve(for: owner, storage).value
    }
    if let known = once.withLock({ $0.kept }) { return known }
    guard let container = container() else { Misuse.containerGone(place).stop() }
    // Before others can wait for the value, because a condition may read the property.
    container.activeManager.prepare(container)
    let resolution = Resolution()
    let frame = Frame.push(container, place, resolution)
    // The frame refers to the container, so the container must live as long.
    defer { withExtendedLifetime(container) { frame.pop() } }
    while true {
      switch once.withLock({ $0.claim(for: resolution, in: frame) }) {
      case .kept(let instance): return instance
      case .mine:
        let (instance, isKept) = resolve(for: owner, storage)
        _ = once.withLock { $0.finish(resolution, keeping: isKept ? instance : nil) }
        resolution.end(.value(instance))
        return instance
      case .building(let builder):
        switch builder.wait(in: frame) {
        case .loop(let waiters): Misuse.cycle(frame, builder, waiters).stop()
        case .ended(.value(let instance), _): return instance
        case .ended: break
        }
      }
    }
  }

  private func resolve(
    for owner: AnyClass?, _ storage: AnyKeyPath?
  ) -> (value: AnyBox, isKept: Bool) {
    let injection = Injection(InjectionRecord(place, of: owner, storage: storage))
    // The record borrows the key path.
    defer { withExtendedLifetime(storage) { injection.end() } }
    // The value is kept, so it must not depend on the context values of its first reader.
    let resolved = ContextValues.$current.withValue(nil) { captured.hold(during: resolve) }
    guard let resolved else { Misuse.containerGone(place).stop() }
    return resolved
  }
}
