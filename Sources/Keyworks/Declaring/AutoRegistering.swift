internal import KeyworksThreads
internal import Synchronization

/// A container that wires itself before it is first used.
///
/// The app conforms, never a library: there can be one conformance only, and
/// `@retroactive` says that the app is where it is. It calls what each module offers.
///
/// ```swift
/// extension Container: @retroactive AutoRegistering {
///   public func autoRegister() {
///     Payments.register(in: self)
///     Search.register(in: self)
///   }
/// }
/// ```
///
/// It runs once for each container, before its first use of any kind, and again after
/// the registrations were reset. Other threads wait for it; on its own thread the
/// container can be used while it runs. What it overrides, decorates or contributes is
/// replaced when it runs again, and its overrides give way to those of others.
public protocol AutoRegistering: ManagedContainer {
  /// Registers what the container needs.
  func autoRegister()
}

/// How far `autoRegister` has come.
struct Preparation {
  enum Phase {
    case due
    case running(Frame.Pointer)
    case done
  }

  var phase = Phase.due
  /// Whether the run in progress may have lost registrations to a reset.
  var isDueAgain = false
  /// How many other threads are dropping registrations beside a run. A run that meets
  /// one, even at its very beginning or end, does not count.
  var drops = 0
  /// What the last run overrode, decorated and contributed, in this container and in others.
  var layers: [LayerToken] = []
}

// SAFETY: the frame is compared, and read only under the lock that guards this value,
// which the frame's thread takes to write `done` before the frame goes.
extension Preparation: @unchecked Sendable {}

extension ContainerManager {
  /// Runs `autoRegister` if it is due, or waits for the thread that runs it.
  ///
  /// - Returns: Whether the caller has to go on with what is registered so far, because
  ///   it runs inside `autoRegister`, or would wait for ever.
  @discardableResult
  func prepare(_ container: any ManagedContainer) -> Bool {
    while store.has(.unprepared) {
      guard let registering = container as? any AutoRegistering else {
        store.set(.unprepared, to: false)
        return false
      }
      if isRegisteringHere { return true }
      let frame = Frame.push(container, Self.place)
      defer { Frame.pop(frame) }
      if run(registering, frame) { return false }
      if wait(frame) { return true }
    }
    return false
  }

  /// - Returns: Whether this thread ran it, and nobody made it due again meanwhile.
  private func run(_ container: any AutoRegistering, _ frame: Frame.Pointer) -> Bool {
    let isMine = preparation.withLock { preparation in
      guard case .due = preparation.phase else { return false }
      preparation.phase = .running(frame)
      preparation.isDueAgain = preparation.drops > 0
      return true
    }
    guard isMine else { return false }
    let layers = preparation.withLock { exchange(&$0.layers, with: []) }
    for layer in layers { layer.revert() }
    frame.pointee.target = .wiring(self)
    // The wiring is for all, and not for who asks first.
    VariantsInForce.hold(nil) {
      ContextValues.$current.hold(.none) { container.autoRegister() }
    }
    return finish(frame)
  }

  /// The container whose `autoRegister` adds what this thread adds to any container.
  private static var author: ContainerManager? {
    var frame = Frame.innermostIfAny
    while let here = frame {
      switch here.pointee.target {
      case .wiring(let manager): return manager
      case .border: return nil
      case .nobody, .cell, .graph: break
      }
      frame = here.pointee.outer
    }
    return nil
  }

  /// Adds a layer, and notes it where an `autoRegister` does so.
  static func adding(_ add: (_ isAutomatic: Bool) -> LayerToken) -> LayerToken {
    let author = author
    let token = add(author != nil)
    author?.preparation.withLock { $0.layers.append(token) }
    return token
  }

  /// Notes how to take back what an `autoRegister` adds, if one does.
  static func noteIfAutomatic(_ token: () -> LayerToken) {
    guard let author else { return }
    let token = token()
    author.preparation.withLock { $0.layers.append(token) }
  }

  /// Ends a run and lets those who wait for it go on.
  ///
  /// - Returns: Whether the container is ready now.
  private func finish(_ frame: Frame.Pointer) -> Bool {
    let (isReady, isWaitedFor) = preparation.withLock { preparation in
      let isReady = !preparation.isDueAgain && preparation.drops == 0
      preparation.phase = isReady ? .done : .due
      if isReady { store.set(.unprepared, to: false) }
      return (isReady, frame.pointee.waiters != nil)
    }
    if isWaitedFor { Waiter.wake(at: frame, with: .done) }
    return isReady
  }

  /// - Returns: True if the other thread waits for this one: two containers whose
  ///   `autoRegister` use each other go on with what is registered so far. False if
  ///   the wait is over, or there was nobody to wait for.
  private func wait(_ frame: Frame.Pointer) -> Bool {
    let result = Waiter.wait(on: frame.pointee.thread) { waiter in
      preparation.withLock { preparation in
        guard case .running(let builder) = preparation.phase else { return .nobodyBuilds }
        return Waiter.queue(waiter, at: builder)
      }
    }
    if case .wouldCloseLoop = result { return true }
    return false
  }

  /// Drops registrations and makes `autoRegister` due again. Meanwhile other threads
  /// wait as they do for a run: none sees the container without its wiring. A reset from
  /// within a run is part of that run.
  ///
  /// - Returns: What the caller lets go, now that the container can be used again.
  func unpreparing(
    _ container: any ManagedContainer, if isNeeded: Bool, _ drop: () -> Dropped
  ) -> Dropped {
    guard isNeeded else { return drop() }
    let frame = Frame.push(container, Self.place)
    defer { Frame.pop(frame) }
    if isRegisteringHere { return drop() }
    let isBesideRun = preparation.withLock { preparation in
      preparation.isDueAgain = true
      if case .running = preparation.phase {
        preparation.drops += 1
        return true
      }
      preparation.phase = .running(frame)
      store.set(.unprepared, to: true)
      return false
    }
    store.rewirings.add(1, ordering: .releasing)
    let dropped = drop()
    if isBesideRun {
      preparation.withLock { $0.drops -= 1 }
    } else {
      _ = finish(frame)
    }
    return dropped
  }

  /// Where a message says that `autoRegister` ran.
  private static var place: Place {
    Place(file: #fileID, function: "autoRegister", line: #line, column: #column)
  }

  /// Whether this thread is inside `autoRegister` of this container.
  var isRegisteringHere: Bool {
    preparation.withLock { preparation in
      guard case .running(let frame) = preparation.phase else { return false }
      return frame.pointee.thread == kw_current_thread()
    }
  }
}
