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
/// the registrations of the container were reset. Other threads wait for it; on its own thread
/// the container can be used while it runs.
///
/// What it says is the *wiring* of the container. It gives way to what others register, override
/// or say about a list, whoever came first. A reset goes back to it, and when it runs again it
/// replaces what it said before.
public protocol AutoRegistering: ManagedContainer {
  /// Registers what the container needs.
  func autoRegister()
}

/// How far `autoRegister` has come.
struct Preparation {
  /// What is kept is that it is done.
  var once = Once()
  /// Whether a reset came during the run in progress, so that it does not count.
  var isDueAgain = false
  /// What the last run said about this container and others.
  var wiring: [LayerToken] = []
  /// Made with the first run.
  var author: WiringAuthor?
}

extension ContainerManager {
  /// Runs `autoRegister` if it is due, or waits for the thread that runs it.
  ///
  /// - Returns: Whether the caller has to go on with what is registered so far, because
  ///   it runs inside `autoRegister`, or would wait for ever.
  @discardableResult
  func prepare(_ container: any ManagedContainer) -> Bool {
    while store.has(.unprepared) {
      store.specialization = Specialization.of(container)
      guard let registering = container as? any AutoRegistering else {
        store.set(.unprepared, to: false)
        return false
      }
      if isRegisteringHere { return true }
      let resolution = Resolution(.wiring(self))
      let frame = Frame.push(container, Self.place, resolution)
      defer { frame.pop() }
      switch preparation.withLock({ $0.once.claim(for: resolution, in: frame) }) {
      case .kept: return false
      case .building(let builder): if case .loop = builder.wait(in: frame) { return true }
      case .mine: run(registering, resolution)
      }
    }
    return false
  }

  private func run(_ container: any AutoRegistering, _ resolution: Resolution) {
    let old = preparation.withLock { preparation in
      preparation.isDueAgain = false
      if preparation.author == nil { preparation.author = WiringAuthor() }
      return exchange(&preparation.wiring, with: [])
    }
    if !old.isEmpty { store.rewirings.add(1, ordering: .releasing) }
    for layer in old { layer.revert() }
    // The wiring is for all, and not for who asks first.
    VariantsInForce.hold(nil) {
      ContextValues.$current.hold(.none) { container.autoRegister() }
    }
    preparation.withLock { preparation in
      let done = preparation.isDueAgain ? nil : Box(())
      preparation.once.finish(resolution, keeping: done)
      if !preparation.isDueAgain { store.set(.unprepared, to: false) }
    }
    resolution.end(.nothing)
  }

  /// The container whose `autoRegister` adds what this thread adds to any container.
  static var registering: ContainerManager? {
    var frame = Frame.innermostIfAny
    while let here = frame {
      switch here.resolution?.role {
      case .wiring(let manager): return manager
      case .border: return nil
      case .factory, .start, nil: frame = here.outer
      }
    }
    return nil
  }

  /// Who says what `autoRegister` says in the run in progress.
  var author: WiringAuthor? { preparation.withLock(\.author) }

  /// Notes something that `autoRegister` adds.
  func note(_ token: LayerToken) { preparation.withLock { $0.wiring.append(token) } }

  /// Makes `autoRegister` due again. Until it runs, what it said stays. A reset from within a run
  /// is part of that run.
  func makeWiringDue() {
    let isHere = isRegisteringHere
    preparation.withLock { preparation in
      if preparation.once.builder != nil {
        preparation.isDueAgain = preparation.isDueAgain || !isHere
      } else if preparation.once.drop() != nil {
        store.set(.unprepared, to: true)
      }
    }
  }

  /// Whether this thread is inside `autoRegister` of this container.
  private var isRegisteringHere: Bool {
    guard let build = preparation.withLock(\.once.builder) else { return false }
    return Frame.innermostIfAny?.innermostBuild?.isPart(of: build) == true
  }

  /// Where a message says that `autoRegister` ran.
  private static var place: Place {
    Place(file: #fileID, function: "autoRegister", line: #line, column: #column)
  }

  /// How many threads wait for the end of `autoRegister`: for tests.
  package var waiterCount: Int { preparation.withLock(\.once.builder)?.waiterCount ?? 0 }
}
