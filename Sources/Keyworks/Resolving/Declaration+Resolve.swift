internal import KeyworksThreads

/// The path that every resolve takes: `begin`, the body, `end` – or `take`, or `fail`.
///
/// The body runs between two calls, not inside one: it stands directly on whoever
/// resolves, so that deep recursion needs little stack, and its closure is never stored.
extension Declaration {
  var request: Request {
    Request(container: container, place: place, type: Value.self, id: id, variation: variation)
  }

  /// Begins to resolve; see ``Request``.
  func begin(arguments: @autoclosure () -> (any Arguments)? = nil) -> Frame.Step {
    request.begin(arguments: arguments())
  }

  /// Returns the value that `begin` found.
  @usableFromInline
  func take() -> Value {
    let frame = Frame.innermost
    switch frame.pointee.step {
    // What is in a cell, an entry or a layer of a slot is of the type that the slot has in
    // its key, and that is this type.
    case .finish(let box): return end(box.value(as: Value.self))
    case .take(let box):
      defer { Frame.pop(frame) }
      Frame.tell(frame) { _ in .reused }
      return box.value(as: Value.self)
    case .define, .run, .fail: preconditionFailure("no value was found")
    }
  }

  /// The same in place.
  @usableFromInline
  func end(_ value: inout Value) { value = end(value) }

  /// Finishes a value as the property and the layers say, keeps it, and hands it to
  /// those who wait.
  func end(_ built: Value) -> Value {
    let frame = Frame.innermost
    defer { Frame.pop(frame) }
    let plan = frame.pointee.plan
    var value = built
    if let decoration, !frame.pointee.isOverridden { value = decoration(value) }
    for body in plan?.decorations ?? [] {
      // SAFETY: the slot, whose key has the type of the value, took it from `decorate`.
      value = unsafeDowncast(body, to: Decoration<Value>.self).call(value)
    }
    observation?(value)
    keep(value, frame)
    Frame.tell(frame) { .built(duration: $0.duration) }
    return value
  }

  /// Keeps a finished value where `frame` has claimed a place for it.
  private func keep(_ value: Value, _ frame: Frame.Pointer) {
    switch frame.pointee.target {
    case .nobody, .wiring, .border: break
    case .graph(let index):
      GraphInstances.current(on: frame.pointee.thread).finish(
        index, isNil(value) ? nil : Box.make(value))
    case .cell(let cell):
      let box = Box.make(value)
      let expiry =
        timeToLive.map {
          container.activeManager._withUnsafeGuaranteedRef { $0.timeline }.expiry(after: $0)
        }
      let instance = place.lifetime.instance(keeping: value, in: box, expiry)
      cell.pointee.slot.finish(cell, frame, keeping: instance, outcome: .value(box))
    }
  }

  /// Ends a resolve whose body threw: nothing is kept.
  func fail(_ error: any Error) {
    Frame.tell(Frame.innermost) { _ in .stopped(reason: "\(error)") }
    Frame.giveUp(Frame.innermost, outcome: .failure(error))
  }

  /// Where the instance is, if it is kept and needs no more than to be copied, with its
  /// lock held.
  @inline(__always)
  func openKept(in manager: Unmanaged<ContainerManager>) -> Slot.Pointer? {
    guard place.lifetime.isKept, !place.hasID, kw_current_thread().pointee.variants == nil else {
      return nil
    }
    return manager.active._withUnsafeGuaranteedRef {
      $0.store.openKept(SlotKey(place, Value.self), place.lifetime)
    }
  }
}
