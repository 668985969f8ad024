internal import Synchronization

/// The path that every resolve takes: `begin`, the body, `end` – or `take`, or `fail`.
///
/// The body runs between two calls, not inside one: it stands directly on whoever
/// resolves, so that deep recursion needs little stack, and its closure is never stored.
extension Declaration {
  /// Begins to resolve: waits if another thread builds the same instance, and stops if
  /// that would never end.
  ///
  /// - Parameter arguments: Made in the frame, since a user's hash may resolve.
  func begin(arguments: @autoclosure () -> (any Arguments)? = nil) -> Frame.Step {
    let manager = container.manager
    while true {
      let rewirings = manager.store.rewirings.load(ordering: .acquiring)
      let isHalfWired = manager.store.isQuiet ? false : manager.prepare(container)
      let frame = Frame.push(manager, place, hasID: id != nil)
      switch place.lifetime {
      case .unique: if manager.store.has(.layered) { frame.pointee.follow(slot.handout.plan) }
      case .graph: claimInGraph(arguments(), frame)
      default: claim(arguments(), frame)
      }
      // A reset may have taken a registration away since the container was prepared.
      guard !isHalfWired, case .define = frame.pointee.step,
        rewirings != manager.store.rewirings.load(ordering: .acquiring)
      else { return frame.pointee.step }
      giveUp(frame, outcome: .done)
    }
  }

  /// Ends a resolve that has built nothing.
  private func giveUp(_ frame: Frame.Pointer, outcome: Outcome) {
    switch frame.pointee.target {
    case .nobody, .wiring: break
    case .graph(let entry): entry.finish(nil)
    case .cell(let cell): cell.slot.finish(cell, frame, keeping: nil, outcome: outcome)
    }
    Frame.pop(frame)
  }

  /// Returns the value that `begin` found.
  func take() -> Value {
    let frame = Frame.innermost
    switch frame.pointee.step {
    // SAFETY, for both: what is in a cell, an entry or a layer of a slot is of the type
    // that the slot has in its key, and that is this type.
    case .finish(let box): return end(unsafeDowncast(box, to: Box<Value>.self).value)
    case .take(let box):
      defer { Frame.pop(frame) }
      return unsafeDowncast(box, to: Box<Value>.self).value
    case .define, .run, .fail: preconditionFailure("no value was found")
    }
  }

  /// Finishes a value as the property and the layers say, keeps it, and hands it to
  /// those who wait.
  func end(_ built: Value) -> Value {
    let frame = Frame.innermost
    defer { Frame.pop(frame) }
    let plan = frame.pointee.plan
    var value = built
    if let decoration, plan?.isOverride != true { value = decoration(value) }
    for body in plan?.decorations ?? [] {
      // SAFETY: the slot, whose key has the type of the value, took it from `decorate`.
      value = unsafeDowncast(body, to: Body<@Sendable (Value) -> Value>.self).call(value)
    }
    observation?(value)
    keep(value, frame)
    return value
  }

  /// Ends a resolve whose body threw: nothing is kept.
  func fail(_ error: any Error) {
    giveUp(Frame.innermost, outcome: .failure(error))
  }

  /// The slot of this factory in its container.
  var slot: Slot {
    let slot = container.manager.store.slot(for: key)
    return id.map(slot.slot(for:)) ?? slot
  }

  var key: SlotKey { SlotKey(place, Value.self) }
}
