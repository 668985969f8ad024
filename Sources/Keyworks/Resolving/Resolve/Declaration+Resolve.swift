/// The long way, which works for every kind of factory: `begin`, then the body, then `end` (or
/// `take`, or `fail`).
///
/// The body runs between two calls, not inside one. It is called directly by the code that
/// resolves, so deep recursion needs little stack and its closure is never stored.
extension Declaration {
  var request: Request {
    guard case .several(let several) = extras else {
      return Request(container: container, place: place, type: Value.self)
    }
    return Request(
      container: container, place: place, type: Value.self, id: several.id,
      variation: several.variation, choice: several.choice,
      hasTeardown: !several.teardowns.isEmpty)
  }

  /// The request with these arguments. If the first one is a variant, it comes into force.
  func request<each Argument>(with arguments: repeat each Argument) -> Request {
    var request = request
    for argument in repeat each arguments {
      if place.isByVariant, let variant = argument as? any Variant {
        request.choice = VariantChoice([variant]).following(request.choice)
      }
      break
    }
    return request
  }

  func begin<each Argument>(_ given: repeat each Argument) -> Resolution.Step {
    let step = request(with: repeat each given).begin(
      arguments: hashed(repeat each given, as: arguments))
    if ThisThread.notesInputs, place.takesInputs { Frame.innermost.note(repeat each given) }
    return step
  }

  /// The body of a layer, whose type depends on the kind of factory.
  func body<Body>(_ code: AnyBox, as type: Body.Type) -> Body {
    guard let code = code as? Box<Body> else { Misuse.sharedIdentity(place).stop() }
    return code.value
  }

  /// Returns the value that `begin` found, and ends the innermost frame.
  @usableFromInline
  func take() -> Value { Frame.ending(take) }

  /// The same, in a frame that the caller ends.
  func take(in frame: Frame) -> Value {
    // The cells and layers of a slot contain values of the type in the slot's key, which is this
    // type.
    switch frame.resolution?.step {
    case .useLayerValue(let box): return end(box.value(as: Value.self), in: frame)
    case .take(let box):
      frame.tell { _ in .reused }
      return box.value(as: Value.self)
    case .define, .run, .fail, .wait, nil: preconditionFailure("no value was found")
    }
  }

  /// Finishes a value as the property and the layers say, caches it, and hands it to the waiters.
  /// Ends the innermost frame.
  func end(_ built: Value) -> Value { Frame.ending { end(built, in: $0) } }

  /// The same in place.
  @usableFromInline
  func end(_ value: inout Value) { value = end(value) }

  /// The same, in a frame that the caller ends.
  func end(_ built: Value, in frame: Frame) -> Value {
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
    if let toTearDown { complete(toTearDown, resolution) }
    if resolution.isShared || resolution.life != nil {
      if resolution.object != nil { TaskFrame.innermostTask?.start?.note(resolution) }
      let box = Box(value)
      resolution.finish(keeping: instance(value, in: box, resolution), .value(box))
    }
    resolution.object?.isUsed(in: frame)
    frame.tell { .built(duration: $0.duration, by: resolution.recipe.layer(at: place)) }
    return value
  }

  /// Hands the instance to the container, or to the process, which will tear it down.
  private func complete(_ box: Box<Value>, _ resolution: Resolution) {
    guard let life = resolution.life, !isNil(box.value) else { return }
    let object = resolution.object(at: place)
    object.complete(
      BuiltObject.Teardown(
        life: life, manager: WeakReference(container.activeManager),
        actions: teardowns.map { teardown in { try await teardown(box, $0) } },
        cause: life.isClosing ? TeardownInProgress.current : nil))
  }

  /// The box to cache, or nil if the value cannot be cached.
  private func instance(_ value: Value, in box: Box<Value>, _ resolution: Resolution) -> AnyBox? {
    let object = resolution.object
    guard let kept = place.lifetime.box(keeping: value, in: box) else {
      // An instance that is not cached still connects its user with its dependencies.
      object?.release()
      return nil
    }
    // An instance of a graph ends with the resolve that needed it.
    let lifespan = place.lifetime.isGraph ? nil : timeToLive
    let notes = resolution.variantNotes
    if lifespan == nil, object == nil, notes == nil { return kept }
    return WatchedBox(
      kept, lifespan.map { container.activeManager.expiry(after: $0) }, object, notes)
  }

  /// The number of threads and tasks that wait for an instance of this factory. For tests.
  package var waiterCount: Int { builders.map(\.waiterCount).reduce(0, +) }

  /// The priority of the task that builds an instance, if there is one. For tests.
  package var ownerPriority: TaskPriority? { builders.map(\.priority).max() }

  private var builders: [Resolution] {
    (place.lifetime.isSingleton ? request.processWideSlot() : request.slot).builders
  }
}

extension Frame {
  /// Ends a resolve whose body threw an error. Nothing is cached. The caller ends the frame.
  func fail(_ error: any Error) {
    resolution?.finish(keeping: nil, .failure(error))
    tell { _ in .failed(reason: "\(error)") }
  }
}
