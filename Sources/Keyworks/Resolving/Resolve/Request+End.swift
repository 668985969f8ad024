/// The long way, which all kinds of factory go: `begin`, the body, `end` – or `take`, or `fail`.
///
/// The body runs between two calls, not inside one: it stands directly on whoever
/// resolves, so that deep recursion needs little stack, and its closure is never stored.
extension Request {
  /// Returns the value that `begin` found.
  func take<Value>(
    as type: Value.Type, _ decoration: ((Value) -> Value)? = nil,
    _ observation: ((Value) -> Void)? = nil
  ) -> Value {
    let frame = Frame.innermost
    defer { frame.pop() }
    return take(as: type, in: frame, decoration, observation)
  }

  /// The same, in a frame that somebody else ends.
  func take<Value>(
    as type: Value.Type, in frame: Frame, _ decoration: ((Value) -> Value)?,
    _ observation: ((Value) -> Void)?
  ) -> Value {
    // What is in a cell or a layer of a slot is of the type that the slot has in its key, and
    // that is this type.
    switch frame.resolution?.step {
    case .useLayerValue(let box):
      return end(box.value(as: type), in: frame, decoration, observation)
    case .take(let box):
      frame.tell { _ in .reused }
      return box.value(as: type)
    case .define, .run, .fail, .wait, nil: preconditionFailure("no value was found")
    }
  }

  /// Finishes a value as the property and the layers say, keeps it, and hands it to
  /// those who wait.
  ///
  /// - Parameter teardowns: Nil where there are none: an empty array of closures, made here, would look its type
  ///   up with each build.
  func end<Value>(
    _ built: Value, _ decoration: ((Value) -> Value)? = nil,
    _ observation: ((Value) -> Void)? = nil, _ teardowns: [Declaration<Value>.TeardownAction]? = nil
  ) -> Value {
    let frame = Frame.innermost
    defer { frame.pop() }
    return end(built, in: frame, decoration, observation, teardowns)
  }

  /// The same, in a frame that somebody else ends.
  func end<Value>(
    _ built: Value, in frame: Frame, _ decoration: ((Value) -> Value)?,
    _ observation: ((Value) -> Void)?, _ teardowns: [Declaration<Value>.TeardownAction]? = nil
  ) -> Value {
    guard let resolution = frame.resolution else {
      preconditionFailure("a resolve ended the long way that began the short one")
    }
    var value = built
    if let decoration, !resolution.recipe.isOverridden { value = decoration(value) }
    let toTearDown = resolution.life == nil ? nil : Box(value)
    for body in resolution.recipe.plan?.decorations ?? [] {
      // The slot, whose key has the type of the value, took it from `decorate`.
      value = body.value(as: ((Value) -> Value).self)(value)
    }
    observation?(value)
    if let toTearDown { complete(toTearDown, resolution, teardowns ?? []) }
    let object = resolution.object
    if resolution.isShared || resolution.life != nil {
      let box = Box(value)
      let instance = place.lifetime.box(keeping: value, in: box, expiry)
      let tracked = object.flatMap { object in instance.map { TrackedBox($0, object) } }
      // What is not kept only stands between who asked and what it uses.
      if tracked == nil { object?.release() }
      if let tracked, let keeper = resolution.keeper {
        TaskFrame.innermostTask?.start?.note(tracked, in: keeper)
      }
      resolution.finish(keeping: tracked ?? instance, .value(box))
    }
    object?.isUsed(in: frame)
    frame.tell { .built(duration: $0.duration, by: resolution.recipe.layer(at: place)) }
    return value
  }

  /// Hands what was built to the container, or the process, to tear it down.
  private func complete<Value>(
    _ box: Box<Value>, _ resolution: Resolution, _ teardowns: [Declaration<Value>.TeardownAction]
  ) {
    guard let life = resolution.life, !isNil(box.value) else { return }
    let object = resolution.object(at: place)
    object.complete(
      BuiltObject.Teardown(
        life: life, manager: WeakReference(container.activeManager.object),
        actions: teardowns.map { teardown in { try await teardown(box, $0) } },
        cause: life.isClosing ? TeardownInProgress.current : nil))
    TaskFrame.innermostTask?.start?.note(object)
  }

  private var expiry: Expiry? {
    // An instance of a graph ends with the resolve that needed it.
    if place.lifetime.isGraph { return nil }
    return timeToLive.map { container.activeManager.object.timeline.expiry(after: $0) }
  }

  /// Ends a resolve whose body threw: nothing is kept.
  func fail(_ error: any Error) {
    let frame = Frame.innermost
    fail(error, in: frame)
    frame.pop()
  }

  /// The same, in a frame that somebody else ends.
  func fail(_ error: any Error, in frame: Frame) {
    frame.resolution?.finish(keeping: nil, .failure(error))
    frame.tell { _ in .failed(reason: "\(error)") }
  }
}

/// The same for a factory that has more to say than its lifetime.
extension Declaration {
  var request: Request {
    Request(
      container: container, place: place, type: Value.self, id: id, variation: variation,
      timeToLive: timeToLive, hasTeardown: !teardowns.isEmpty)
  }

  func begin(arguments: @autoclosure () -> (any Arguments)? = nil) -> Resolution.Step {
    request.begin(arguments: arguments())
  }

  @usableFromInline
  func take() -> Value { request.take(as: Value.self, decoration, observation) }

  func take(in frame: Frame) -> Value {
    request.take(as: Value.self, in: frame, decoration, observation)
  }

  func end(_ value: Value) -> Value { request.end(value, decoration, observation, teardowns) }

  func end(_ value: Value, in frame: Frame) -> Value {
    request.end(value, in: frame, decoration, observation, teardowns)
  }

  /// The same in place.
  @usableFromInline
  func end(_ value: inout Value) { value = end(value) }

  /// How many threads and tasks wait for an instance of this factory: for tests.
  package var waiterCount: Int { keepingSlot.waiterCount }

  /// How urgently an instance is built, if a task builds one: for tests.
  package var ownerPriority: TaskPriority? { keepingSlot.ownerPriority }

  private var keepingSlot: Slot {
    place.lifetime.isSingleton ? request.processWideSlot : request.slot
  }
}
