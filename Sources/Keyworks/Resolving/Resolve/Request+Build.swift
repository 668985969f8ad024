/// The long way, which works for every kind of factory: `begin`, then the body, then `end` or
/// `fail`.
///
/// The body runs between two calls, not inside one. It is called directly by the code that
/// resolves, so deep recursion needs little stack and its closure is never stored.
extension Request {
  func begin<Argument>(_ arguments: (any Arguments)?, with given: Argument) -> Resolution.Step {
    let step = begin(arguments)
    if ThisThread.notesInputs, place.takesInputs, !step.isLast {
      Frame.innermost.note(elements(of: given))
    }
    return step
  }

  /// Finishes a value as the property and the layers say, caches it, and hands it to the waiters.
  /// Ends the innermost frame.
  package func end<Value>(_ built: Value) -> Value {
    let frame = Frame.innermost
    defer { frame.pop() }
    return end(built, in: frame)
  }

  /// The same, in a frame that the caller ends.
  package func end<Value>(_ built: Value, in frame: Frame) -> Value {
    guard let resolution = frame.resolution else {
      preconditionFailure("a resolve ended the long way that began the short one")
    }
    var value = built
    if !resolution.recipe.isOverridden { decorate(&value, extras.decorations) }
    let made = resolution.attachments.isEmpty ? nil : Box(value)
    if let made { frame.passes(.made(made)) }
    let decorations = resolution.recipe.plan?.decorations ?? []
    decorate(&value, decorations)
    if resolution.isShared || made != nil {
      frame.passes(.completed)
      let box = decorations.isEmpty ? made ?? Box(value) : Box(value)
      resolution.finish(keeping: instance(value, in: box, resolution), .value(box))
    }
    frame.passes(.built)
    return value
  }

  private func decorate<Value>(_ value: inout Value, _ decorations: [AnyBox]) {
    for decoration in decorations {
      // SAFETY: those of the property were stored in a declaration of this type. Those of a layer
      // are in its slot, whose key includes the type.
      value = unsafe decoration.value(as: ((Value) -> Value).self)(value)
    }
  }

  /// The box to cache, or nil if the value cannot be cached.
  private func instance<Value>(
    _ value: Value, in box: Box<Value>, _ resolution: Resolution
  ) -> AnyBox? {
    var attachments: [any Attachment] = []
    resolution.attachments.forEach { if $0.isOfInstance { attachments.append($0) } }
    guard let kept = place.lifetime.box(keeping: value, in: box) else {
      // They may still connect what uses the instance with what it uses.
      for attachment in attachments { attachment.wasLetGo() }
      return nil
    }
    // An instance of a graph ends with the resolve that needed it.
    if let lifespan = extras.timeToLive, !place.lifetime.isGraph {
      attachments.append(container.activeManager.expiry(after: lifespan))
    }
    return attachments.isEmpty ? kept : AttachedBox(kept, attachments)
  }
}

/// What to do after a resolve has begun.
@usableFromInline
enum Begun {
  /// Run the body of the definition, and end the resolve with its value.
  case define
  /// The same with the body of a layer.
  case run(AnyBox)
  /// The resolve has found this value, and is over.
  case value(AnyBox)
  /// The resolve has failed with this error, and is over.
  case failure(any Error)

  /// The error of a resolve that is over and has no value.
  @usableFromInline
  func error<Failure: Error>(as type: Failure.Type, at place: Place) -> Failure {
    guard case .failure(let error) = self, let error = error as? Failure else {
      Misuse.sharedIdentity(place).stop()
    }
    return error
  }
}

extension Declaration {
  /// Begins to resolve a factory that may take arguments, on a thread.
  @usableFromInline
  func begin<Argument>(_ argument: Argument, throwsAnyError: Bool) -> Begun {
    let known = lookUp(argument)
    if let hit = known.hit { return .value(hit) }
    let request = Request(self, with: argument, throwsAnyError: throwsAnyError)
    switch request.begin(known.arguments, with: argument) {
    case .define: return .define
    case .run(let code): return .run(code)
    case .useLayerValue(let box):
      // SAFETY: the box is from the factory's slot.
      return .value(Box(request.end(unsafe box.value(as: Value.self))))
    case .take(let box): return .value(box)
    case .fail(let error): return .failure(error)
    case .wait: Misuse.sharedIdentity(place).stop()
    }
  }
}

extension AnyBox {
  /// The body of a layer, whose type depends on the kind of the factory at this place.
  package func body<Body>(as type: Body.Type, at place: Place) -> Body {
    guard let body = self as? Box<Body> else { Misuse.sharedIdentity(place).stop() }
    return body.value
  }
}

extension Frame {
  /// Ends a resolve that has its value or its error, if this is such a step. The caller ends the
  /// frame.
  package func conclude(_ step: Resolution.Step) {
    switch step {
    case .take: passes(.reused)
    case .fail(let error): passes(.failed(error))
    case .define, .run, .useLayerValue, .wait: break
    }
  }

  /// Ends a resolve whose body threw an error. Nothing is cached. The caller ends the frame.
  package func fail(_ error: any Error) {
    resolution?.finish(keeping: nil, .failure(error))
    passes(.failed(error))
  }
}

extension Declaration {
  /// Ends a resolve, and changes the value in place.
  @usableFromInline
  func end(_ value: inout Value) { value = request.end(value) }
}

// MARK: - For tests

extension Declaration {
  /// The number of threads and tasks that wait for an instance of this factory. For tests.
  package var waiterCount: Int { builders.map(\.waiterCount).reduce(0, +) }

  package var builders: [Resolution] {
    (request.place.lifetime.isSingleton ? request.processWideSlot() : request.slot).builders
  }
}
