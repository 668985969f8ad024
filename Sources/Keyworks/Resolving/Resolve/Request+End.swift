/// The long way, which works for every kind of factory: `begin`, then the body, then `end` (or
/// `take`, or `fail`).
///
/// The body runs between two calls, not inside one. It is called directly by the code that
/// resolves, so deep recursion needs little stack and its closure is never stored.
extension Request {
  /// Returns the value that `begin` found, and ends the innermost frame.
  func take<Value>(
    as type: Value.Type, _ decoration: ((Value) -> Value)? = nil
  ) -> Value {
    let frame = Frame.innermost
    defer { frame.pop() }
    return take(as: type, in: frame, decoration)
  }

  /// The same, in a frame that the caller ends.
  func take<Value>(
    as type: Value.Type, in frame: Frame, _ decoration: ((Value) -> Value)?
  ) -> Value {
    // The cells and layers of a slot contain values of the type in the slot's key, which is this
    // type.
    switch frame.resolution?.step {
    case .useLayerValue(let box):
      return end(box.value(as: type), in: frame, decoration)
    case .take(let box):
      frame.tell { _ in .reused }
      return box.value(as: type)
    case .define, .run, .fail, .wait, nil: preconditionFailure("no value was found")
    }
  }

  /// Finishes a value as the property and the layers say, caches it, and hands it to the waiters.
  ///
  /// - Parameter teardowns: Nil if there are none. The default is not an empty array of closures, because
  ///   creating one here looks up its generic type on each build.
  func end<Value>(
    _ built: Value, _ decoration: ((Value) -> Value)? = nil,
    _ teardowns: [Declaration<Value>.TeardownAction]? = nil
  ) -> Value {
    let frame = Frame.innermost
    defer { frame.pop() }
    return end(built, in: frame, decoration, teardowns)
  }

  /// The same, in a frame that the caller ends.
  func end<Value>(
    _ built: Value, in frame: Frame, _ decoration: ((Value) -> Value)?,
    _ teardowns: [Declaration<Value>.TeardownAction]? = nil
  ) -> Value {
    guard let resolution = frame.resolution else {
      preconditionFailure("a resolve ended the long way that began the short one")
    }
    var value = built
    if let decoration, !resolution.recipe.isOverridden { value = decoration(value) }
    let toTearDown = resolution.life == nil ? nil : Box(value)
    for body in resolution.recipe.plan?.decorations ?? [] {
      // `decorate` stored it in this slot, and the slot's key includes the type of the value.
      value = body.value(as: ((Value) -> Value).self)(value)
    }
    if let toTearDown { complete(toTearDown, resolution, teardowns ?? []) }
    let object = resolution.object
    if resolution.isShared || resolution.life != nil {
      let box = Box(value)
      let instance = place.lifetime.box(keeping: value, in: box, expiry)
      let tracked = object.flatMap { object in instance.map { TrackedBox($0, object) } }
      // An object that is not cached only links its caller to its dependencies.
      if tracked == nil { object?.release() }
      let kept = (tracked ?? instance).map { kept in
        resolution.variantNotes.map { NotedBox(kept, $0) } ?? kept
      }
      if tracked != nil, let kept, let keeper = resolution.keeper {
        TaskFrame.innermostTask?.start?.note(kept, in: keeper)
      }
      resolution.finish(keeping: kept, .value(box))
    }
    object?.isUsed(in: frame)
    frame.tell { .built(duration: $0.duration, by: resolution.recipe.layer(at: place)) }
    return value
  }

  /// Hands the instance to the container, or to the process, which will tear it down.
  private func complete<Value>(
    _ box: Box<Value>, _ resolution: Resolution, _ teardowns: [Declaration<Value>.TeardownAction]
  ) {
    guard let life = resolution.life, !isNil(box.value) else { return }
    let object = resolution.object(at: place)
    object.complete(
      BuiltObject.Teardown(
        life: life, manager: WeakReference(container.activeManager),
        actions: teardowns.map { teardown in { try await teardown(box, $0) } },
        cause: life.isClosing ? TeardownInProgress.current : nil))
    TaskFrame.innermostTask?.start?.note(object)
  }

  private var expiry: Expiry? {
    // An instance of a graph ends with the resolve that needed it.
    if place.lifetime.isGraph { return nil }
    return timeToLive.map { container.activeManager.expiry(after: $0) }
  }

  /// Ends a resolve whose body threw an error. Nothing is cached.
  func fail(_ error: any Error) {
    let frame = Frame.innermost
    fail(error, in: frame)
    frame.pop()
  }

  /// The same, in a frame that the caller ends.
  func fail(_ error: any Error, in frame: Frame) {
    frame.resolution?.finish(keeping: nil, .failure(error))
    frame.tell { _ in .failed(reason: "\(error)") }
  }
}

/// The same for a factory that declares more than a lifetime.
extension Declaration {
  var request: Request {
    guard case .several(let several) = extras else {
      return Request(container: container, place: place, type: Value.self)
    }
    return Request(
      container: container, place: place, type: Value.self, id: several.id,
      variation: several.variation, timeToLive: several.timeToLive,
      hasTeardown: !several.teardowns.isEmpty)
  }

  func begin<each Argument>(_ given: repeat each Argument) -> Resolution.Step {
    let before = replaceVariants(leading: repeat each given)
    let step = request.begin(arguments: hashed(repeat each given, as: arguments))
    before?.restore(after: Frame.innermost)
    if ThisThread.notesInputs, place.takesInputs { Frame.innermost.note(repeat each given) }
    return step
  }

  @usableFromInline
  func take() -> Value { request.take(as: Value.self, decoration) }

  func take(in frame: Frame) -> Value {
    request.take(as: Value.self, in: frame, decoration)
  }

  func end(_ value: Value) -> Value { request.end(value, decoration, teardowns) }

  func end(_ value: Value, in frame: Frame) -> Value {
    request.end(value, in: frame, decoration, teardowns)
  }

  /// The same in place.
  @usableFromInline
  func end(_ value: inout Value) { value = end(value) }

  /// The number of threads and tasks that wait for an instance of this factory. For tests.
  package var waiterCount: Int { keepingSlot.waiterCount }

  /// The priority of the task that builds an instance, if there is one. For tests.
  package var ownerPriority: TaskPriority? { keepingSlot.ownerPriority }

  private var keepingSlot: Slot {
    place.lifetime.isSingleton ? request.processWideSlot : request.slot
  }
}
