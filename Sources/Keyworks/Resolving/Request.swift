internal import Synchronization

/// What the start of a resolve needs to know of a factory: everything but its body and
/// its type, so that this part of the path is not generic.
struct Request {
  let container: any ManagedContainer
  let place: Place
  let type: any Any.Type
  var id: (any Arguments)?
  var variation: Variation?

  var key: SlotKey { SlotKey(place, type) }

  /// The slot of the factory in its container.
  var slot: Slot.Pointer { slot(under: key, in: store) }

  /// The slot of a singleton in the store of the process, or of the isolation.
  ///
  /// It is found by line and column too: two containers of one file then share no
  /// singleton by accident, and two branches of an `if` are two singletons.
  var processWideSlot: Slot.Pointer {
    slot(under: key.processWide, in: store.singletons?.takeUnretainedValue() ?? store)
  }

  private var store: SlotStore { container.activeManager._withUnsafeGuaranteedRef { $0.store } }

  private func slot(under key: SlotKey, in store: SlotStore) -> Slot.Pointer {
    let slot = store.slot(for: key)
    return id.map(slot.slot(for:)) ?? slot
  }

  /// The types of variants for which layers have a body.
  private func caseTypes(in store: SlotStore) -> [ObjectIdentifier] {
    store.has(.layered) ? slot.plan?.caseTypes ?? [] : []
  }

  /// Begins to resolve: waits if another thread builds the same instance, and stops if
  /// that would never end.
  ///
  /// - Parameter arguments: Made in the frame, since a user's hash may resolve.
  func begin(arguments: @autoclosure () -> (any Arguments)? = nil) -> Frame.Step {
    let manager = container.activeManager.takeUnretainedValue()
    let inForce = VariantsInForce.current
    var watch: Watch?
    while true {
      let rewirings = manager.store.rewirings.load(ordering: .acquiring)
      let isHalfWired = manager.store.isQuiet ? false : manager.prepare(container)
      let frame = Frame.push(container, place)
      if let id { frame.pointee.extras.id = id }
      if manager.store.has(.observed) {
        watch = watch ?? Watch.begin(manager, frame)
        frame.pointee.extras.watch = watch
      }
      let cases = inForce == nil ? [] : caseTypes(in: manager.store)
      // In a graph nothing is cut, so that all variants tell its instances apart.
      let identity =
        place.lifetime.isGraph ? inForce : inForce?.only(of: cases + (variation?.types ?? []))
      switch place.lifetime {
      case .unique: if manager.store.has(.layered) { frame.pointee.follow(slot.plan) }
      case .graph: claimInGraph(VariantArguments.make(arguments(), identity), frame)
      default: claim(VariantArguments.make(arguments(), identity), frame)
      }
      if let inForce {
        guard place.lifetime.isUnique || caseTypes(in: manager.store) == cases else {
          // Somebody has registered a case meanwhile, which changes whose instance this is.
          Frame.giveUp(frame, outcome: .done)
          continue
        }
        if frame.pointee.isBuilding {
          frame.pointee.follow(variation?.cases ?? [], under: inForce.values)
          if place.lifetime.isKept {
            frame.pointee.extras.variantsBefore = VariantsBefore(replacedWith: identity)
          }
        }
      }
      if manager.store.has(.exhaustive) { IsolatedState.current?.inspect(frame) }
      // A reset may have taken a registration away since the container was prepared.
      guard !isHalfWired, frame.pointee.isBuilding, !frame.pointee.followsLayer,
        rewirings != manager.store.rewirings.load(ordering: .acquiring)
      else { return frame.pointee.step }
      Frame.giveUp(frame, outcome: .done)
    }
  }

  /// Finds the kept instance, waits for the thread that builds it, or makes `frame` the
  /// one that does.
  private func claim(_ arguments: (any Arguments)?, _ frame: Frame.Pointer) {
    var slot = slot
    while true {
      switch slot.claim(place.lifetime, arguments, for: frame) {
      case .kept(let cell, let own, let instance):
        if let box = instance.box(as: type) { return frame.pointee.step = .take(box) }
        withExtendedLifetime(own) { slot.drop(cell, ifStill: instance) }
      case .build(let cell, let plan):
        refuseFunction(slot)
        frame.pointee.target = .cell(cell)
        return frame.pointee.follow(plan)
      case .takenHere(let builder): Misuse.cycle(frame, from: builder).stop()
      case .takenElsewhere(let cell, let own):
        let before = frame.pointee.extrasIfAny?.watch?.duration
        let result = slot.wait(for: cell, frame)
        if case .ended = result {
          Frame.tell(frame) { .waited(duration: $0.duration - (before ?? .zero)) }
        }
        withExtendedLifetime(own) {}
        switch result {
        case .tryAgain, .ended(.done): break
        case .ended(.value(let box)): return frame.pointee.step = .take(box)
        case .ended(.failure(let error)): return frame.pointee.step = .fail(error)
        case .wouldCloseLoop(let builder): Misuse.cycleAcrossThreads(frame, builder).stop()
        }
      case .processWide: slot = processWideSlot
      }
    }
  }

  /// The same among the instances of this resolution.
  private func claimInGraph(_ arguments: (any Arguments)?, _ frame: Frame.Pointer) {
    let slot = slot
    switch GraphInstances.current(on: frame.pointee.thread).claim(slot, arguments, for: frame) {
    case .kept(let box): frame.pointee.step = .take(box)
    case .takenHere(let builder): Misuse.cycle(frame, from: builder).stop()
    case .build(let index):
      refuseFunction(slot)
      frame.pointee.target = .graph(index)
      frame.pointee.follow(slot.plan)
    }
  }

  /// Stops if the arguments of a function, which nothing here knows of, would have to
  /// tell the instances apart.
  private func refuseFunction(_ slot: Slot.Pointer) {
    if slot.pointee.digest.isOfFunction, id == nil { Misuse.keptFunction(place).stop() }
  }
}

extension Frame {
  /// Ends a resolve that has built nothing.
  static func giveUp(_ frame: Pointer, outcome: Outcome) {
    switch frame.pointee.target {
    case .nobody, .wiring, .border: break
    case .graph(let index): GraphInstances.current(on: frame.pointee.thread).finish(index, nil)
    case .cell(let cell): cell.pointee.slot.finish(cell, frame, keeping: nil, outcome: outcome)
    }
    pop(frame)
  }
}
