/// A value that is resolved by the first thread that asks, while the others wait for it
/// as they wait for a kept instance.
final class LazyValue<Value> {
  private let once = Guarded(Once())
  private let place: Place
  private let container: () -> (any ManagedContainer)?
  private let resolve: () -> Value?
  /// Whether a value is kept; another one goes to those who wait for it.
  private let isKept: (Value) -> Bool
  private let captured: CapturedContext
  /// Where it is kept: the sandbox in which it was made, or else that of its container, if there
  /// was one.
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

  /// One that resolves for itself, or has the value already.
  func copy() -> LazyValue {
    if once.withLock({ $0.kept != nil }) { return self }
    return LazyValue(like: self)
  }

  /// Returns the value, which is resolved for a property.
  ///
  /// - Parameters:
  ///   - owner: The class of the object that has the property, if the language tells it.
  ///   - storage: Where the object stores the wrapper.
  func get(for owner: AnyClass? = nil, _ storage: AnyKeyPath? = nil) -> Value {
    // What one test is given another must not get.
    // A container that is gone can be in no other sandbox than it was.
    guard SandboxState.number(for: container()) ?? sandbox == sandbox else {
      return resolve(for: owner, storage)
    }
    if let known = once.withLock({ $0.kept }) { return known.value(as: Value.self) }
    guard let container = container() else { Misuse.containerGone(place).stop() }
    let resolution = Resolution()
    let frame = Frame.push(container, place, resolution)
    // The frame names the container, so it has to last as long.
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
