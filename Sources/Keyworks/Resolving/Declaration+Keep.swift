/// How an instance is found, or claimed for the one that builds it, and kept.
extension Declaration {
  /// Finds the kept instance, waits for the thread that builds it, or makes `frame` the
  /// one that does.
  func claim(_ arguments: (any Arguments)?, _ frame: Frame.Pointer) {
    var slot = slot
    while true {
      switch slot.claim(place.lifetime, arguments, for: frame) {
      case .kept(let cell, let instance):
        if let box = instance.box(as: Value.self) { return frame.pointee.step = .take(box) }
        slot.drop(cell, ifStill: instance)
      case .build(let cell, let plan):
        refuseFunction()
        frame.pointee.target = .cell(cell)
        return frame.pointee.follow(plan)
      case .takenHere(let builder): Misuse.cycle(frame, from: builder).stop()
      case .takenElsewhere(let cell):
        switch slot.wait(for: cell, frame) {
        case .tryAgain, .ended(.done): break
        case .ended(.value(let box)): return frame.pointee.step = .take(box)
        case .ended(.failure(let error)): return frame.pointee.step = .fail(error)
        case .wouldCloseLoop(let builder): Misuse.cycleAcrossThreads(frame, builder).stop()
        }
      case .processWide: slot = Singletons.slot(for: key, id)
      }
    }
  }

  /// The same among the instances of this resolution.
  func claimInGraph(_ arguments: (any Arguments)?, _ frame: Frame.Pointer) {
    let slot = slot
    switch GraphInstances.current(on: frame.pointee.thread).claim(slot, arguments, for: frame) {
    case .kept(let box): frame.pointee.step = .take(box)
    case .takenHere(let builder): Misuse.cycle(frame, from: builder).stop()
    case .build(let entry):
      refuseFunction()
      frame.pointee.target = .graph(entry)
      frame.pointee.follow(slot.handout.plan)
    }
  }

  /// Stops if the arguments of a function, which nothing here knows of, would have to
  /// tell the instances apart.
  private func refuseFunction() {
    if place.isFunction, id == nil { Misuse.keptFunction(place).stop() }
  }

  /// Keeps a finished value where `frame` has claimed a place for it.
  func keep(_ value: Value, _ frame: Frame.Pointer) {
    switch frame.pointee.target {
    case .nobody, .wiring: break
    case .graph(let entry): entry.finish(isNil(value) ? nil : Box(value))
    case .cell(let cell):
      let box = Box(value)
      let expiry =
        timeToLive.map { container.manager.timeline.expiry(after: $0) }
      let instance = place.lifetime.instance(keeping: value, in: box, expiry)
      cell.slot.finish(cell, frame, keeping: instance, outcome: .value(box))
    }
  }
}
