internal import KeyworksThreads

/// A value that is resolved by the first thread that asks, while the others wait for it
/// as they wait for a kept instance.
final class LazyValue<Value> {
  struct State {
    var value: Value?
    /// The frame in which it is resolved.
    var builder: Frame.Pointer?
  }

  let state = Guarded(State())
  private let place: Place
  private let container: () -> (any ManagedContainer)?
  private let resolve: () -> Value?
  private let surroundings: Surroundings
  /// Where it is kept: the isolation in which it was made, if there was one.
  private let isolation: Int

  init<Root: SharedContainer>(
    _ home: Home<Root>, _ place: Place, _ resolve: @escaping (Root) -> Value
  ) {
    self.place = place
    surroundings = Surroundings()
    isolation = IsolatedState.number
    container = { home.container }
    self.resolve = { home.container.map(resolve) }
  }

  private init(like other: LazyValue) {
    (place, container, resolve) = (other.place, other.container, other.resolve)
    (surroundings, isolation) = (other.surroundings, other.isolation)
  }

  /// One that resolves for itself, or has the value already.
  func copy() -> LazyValue {
    if state.withLock({ $0.value != nil }) { return self }
    return LazyValue(like: self)
  }

  func get() -> Value {
    // What one test is given another must not get.
    guard IsolatedState.number == isolation else {
      guard let value = surroundings.hold(isAlone: true, during: resolve) else {
        Misuse.containerGone(place).stop()
      }
      return value
    }
    if let known = state.withLock(\.value) { return known }
    guard let container = container() else { Misuse.containerGone(place).stop() }
    let frame = Frame.push(container, place)
    // The frame names the container, so it has to last as long.
    defer { withExtendedLifetime(container) { Frame.pop(frame) } }
    while true {
      switch claim(frame) {
      case .known(let value): return value
      case .mine: return build(frame)
      case .takenHere(let builder): Misuse.cycle(frame, from: builder).stop()
      case .takenElsewhere:
        if case .wouldCloseLoop(let builder) = wait(frame) {
          Misuse.cycleAcrossThreads(frame, builder).stop()
        }
      }
    }
  }

  private enum Claim {
    case known(Value)
    case mine
    case takenHere(Frame.Pointer)
    case takenElsewhere
  }

  private func claim(_ frame: Frame.Pointer) -> Claim {
    state.withLock { state in
      if let value = state.value { return .known(value) }
      guard let builder = state.builder else {
        state.builder = frame
        return .mine
      }
      let isHere = builder.pointee.thread == frame.pointee.thread
      return isHere ? .takenHere(builder) : .takenElsewhere
    }
  }

  private func build(_ frame: Frame.Pointer) -> Value {
    guard let value = surroundings.hold(isAlone: true, during: resolve) else {
      Misuse.containerGone(place).stop()
    }
    let isWaitedFor = state.withLock { state in
      state.value = value
      state.builder = nil
      return frame.pointee.waiters != nil
    }
    if isWaitedFor { Waiter.wake(at: frame, with: .done) }
    return value
  }

  private func wait(_ frame: Frame.Pointer) -> Waiter.Result {
    Waiter.wait(on: frame.pointee.thread) { waiter in
      state.withLock { state in
        state.builder.map { Waiter.queue(waiter, at: $0) } ?? .nobodyBuilds
      }
    }
  }
}
