/// A value that the first thread to read it resolves. Other threads wait for it, as they wait for a
/// cached instance.
final class LazyValue<Value> {
  private let once = Guarded(Once())
  private let place: Place
  private let container: () -> (any ManagedContainer)?
  private let resolve: () -> Value?
  /// Whether to keep a value. A value that is not kept goes only to the threads that wait for it.
  private let isKept: (Value) -> Bool
  private let captured: CapturedContext
  /// The number of the sandbox that the value belongs to: the sandbox in which it was made, or else
  /// that of its container, if there was one.
  private let sandbox: Int

  init<Root: SharedContainer>(
    _ reference: ContainerReference<Root>, _ place: Place,
    isKept: @escaping (Value) -> Bool = { _ in true }, _ resolve: @escaping (Root) -> Value
  ) {
    (self.place, self.isKept) = (place, isKept)
    captured = CapturedContext()
    sandbox = SandboxState.number(for: reference.container) ?? 0
    container = { reference.container }
    self.resolve = { reference.container.map(resolve) }
  }

  private init(like other: LazyValue) {
    (place, container, resolve) = (other.place, other.container, other.resolve)
    (captured, sandbox, isKept) = (other.captured, other.sandbox, other.isKept)
  }

  /// Returns a copy that resolves for itself, or this object if it has the value already.
  func copy() -> LazyValue {
    if once.withLock({ $0.kept != nil }) { return self }
    return LazyValue(like: self)
  }

  /// Returns the value, and resolves it for a property if necessary.
  ///
  /// - Parameters:
  ///   - owner: The class of the object that has the property, if the language provides it.
  ///   - storage: Where the object stores the wrapper.
  func get(for owner: AnyClass? = nil, _ storage: AnyKeyPath? = nil) -> Value {
    // One test must not get the value of another. A container that was released is still in the
    // sandbox that it was in.
    guard SandboxState.number(for: container()) ?? sandbox == sandbox else {
      return resolve(for: owner, storage)
    }
    if let known = once.withLock({ $0.kept }) { return known.value(as: Value.self) }
    guard let container = container() else { Misuse.containerGone(place).stop() }
    // Before others can wait for the value, because a condition may read the property.
    container.activeManager.prepare(container)
    let resolution = Resolution()
    let frame = Frame.push(container, place, resolution)
    // The frame refers to the container, so the container must live as long.
    defer { withExtendedLifetime(container) { frame.pop() } }
    while true {
      switch once.withLock({ $0.claim(for: resolution, in: frame) }) {
      case .kept(let instance): return instance.value(as: Value.self)
      case .mine: return finish(resolution, resolve(for: owner, storage))
      case .building(let builder):
        switch builder.wait(in: frame) {
        case .loop(let waiters): Misuse.cycle(frame, builder, waiters).stop()
        case .ended(.value(let instance), _): return instance.value(as: Value.self)
        case .ended: break
        }
      }
    }
  }

  private func resolve(for owner: AnyClass?, _ storage: AnyKeyPath?) -> Value {
    let value = InjectionRecord(place, of: owner, storage: storage).hold {
      captured.hold(isAlone: true, during: resolve)
    }
    guard let value else { Misuse.containerGone(place).stop() }
    return value
  }

  private func finish(_ resolution: Resolution, _ value: Value) -> Value {
    let instance = Box(value)
    let isKept = isKept(value)
    _ = once.withLock { $0.finish(resolution, keeping: isKept ? instance : nil) }
    resolution.end(.value(instance))
    return value
  }

  fileprivate var waiterCount: Int { once.withLock(\.builder)?.waiterCount ?? 0 }
}

extension LazyInjected {
  /// How many threads wait for the value of this property: for tests.
  package var waiterCount: Int { value.waiterCount }
}
