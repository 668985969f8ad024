internal import Synchronization

/// Everything a resolve needs to know about a factory at its start, except its body and its type.
/// This keeps that part of the path non-generic.
struct Request {
  let container: any ManagedContainer
  let place: Place
  let type: any Any.Type
  var id: (any Arguments)?
  var variation: Variation?
  var hasTeardown = false

  /// The slot of the factory in its container.
  var slot: Slot { slot(in: container.activeManager.store) }

  /// The slot of a singleton, in the store of the process or the sandbox.
  var processWideSlot: Slot {
    processWideSlot(beside: container.activeManager.store)
  }

  private func slot(in store: SlotStore) -> Slot { slot(SlotKey(place, type), in: store) }

  private func processWideSlot(beside store: SlotStore) -> Slot {
    slot(
      SlotKey(place, type).processWide(Specialization.of(container)),
      in: store.singletons?.object ?? store)
  }

  private func slot(_ key: SlotKey, in store: SlotStore) -> Slot {
    let slot = store.slot(for: key)
    return id.map(slot.slot(for:)) ?? slot
  }

  /// Begins to resolve. Waits if another thread is building the same instance, and stops the
  /// program if the wait would never end.
  ///
  /// - Parameter arguments: Evaluated inside the frame, because a user's hash function may resolve.
  func begin(arguments: @autoclosure () -> (any Arguments)? = nil) -> Resolution.Step {
    var attempt = Attempt(container.activeManager)
    while true {
      attempt.prepare(container)
      let resolution = Resolution(id: id)
      let frame = Frame.push(container, place, resolution)
      if place.hasID, ThisThread.notesInputs { frame.note() }
      if begin(&attempt, resolution, frame, nil, arguments) { return resolution.step }
      frame.pop()
    }
  }

  /// The same in a task. It does not wait: the step says what to wait for.
  ///
  /// - Parameter watch: The observers of this resolve, if it has begun before.
  func beginInTask(
    continuing watch: Watch?, arguments: @autoclosure () -> (any Arguments)?
  ) -> (frame: TaskFrame, resolution: Resolution) {
    var attempt = Attempt(container.activeManager)
    attempt.watch = watch
    while true {
      attempt.prepare(container)
      let resolution = Resolution(id: id)
      let task = TaskFrame(container, place, resolution)
      if place.hasID, task.notesInputs { task.frame.note() }
      let isDone = TaskFrame.current.withValue(task) {
        begin(&attempt, resolution, task.frame, task, arguments)
      }
      if isDone { return (task, resolution) }
      task.end()
    }
  }

  /// What a resolve knows about its container each time it begins.
  private struct Attempt {
    let manager: ContainerManager
    var watch: Watch?
    private var rewirings = 0
    private(set) var isHalfWired = false

    init(_ manager: ContainerManager) { self.manager = manager }

    mutating func prepare(_ container: any ManagedContainer) {
      rewirings = manager.store.rewirings.load(ordering: .acquiring)
      isHalfWired = manager.prepare(container)
    }

    /// Whether the wiring was taken back since the container was prepared.
    var isOutdated: Bool {
      !isHalfWired && rewirings != manager.store.rewirings.load(ordering: .acquiring)
    }
  }

  /// - Returns: False if the resolve must begin again.
  private func begin(
    _ attempt: inout Attempt, _ resolution: Resolution, _ frame: Frame, _ task: TaskFrame?,
    _ arguments: () -> (any Arguments)?
  ) -> Bool {
    let store = attempt.manager.store
    if store.has(.observed) {
      if let watch = attempt.watch { frame.setNumber(watch.number) }
      attempt.watch = attempt.watch ?? Watch(attempt.manager, frame)
      resolution.watch = attempt.watch
    }
    resolution.step =
      place.lifetime.isUnique
      ? follow(store.has(.layered) ? slot(in: store).plan : nil, resolution, frame)
      : find(arguments(), in: store, resolution, frame, task)
    if resolution.isBuilding, attempt.isOutdated {
      resolution.finish(keeping: nil, .nothing)
      return false
    }
    inspect(resolution, frame, attempt.manager)
    if attempt.isHalfWired { Condition.here?.noteRead(slot(in: store), place) }
    if resolution.isBuilding { join(attempt.manager, resolution, frame) }
    return true
  }

  /// Records a build for which a closing may have to wait, and refuses a build in a closed
  /// container.
  private func join(_ manager: ContainerManager, _ resolution: Resolution, _ frame: Frame) {
    if frame.task != nil, resolution.isShared { record(resolution, in: manager.store, frame) }
    let store = resolution.keeper?.slot.store ?? manager.store
    // A value that was handed over is not torn down.
    let hasTeardown = if case .useLayerValue = resolution.step { false } else { hasTeardown }
    guard hasTeardown || place.lifetime.isKept && store.has(.closing) else { return }
    let life = store.life(of: store.singletons == nil ? nil : container)
    guard hasTeardown else {
      if !life.allows(frame) { refuse(frame, manager) }
      return
    }
    if place.lifetime.isWeak { Misuse.teardownOfShared(place).stop() }
    guard life.begin(resolution, in: frame) else { return refuse(frame, manager) }
    resolution.life = life
    // From here on, a closing may mention it.
    let object = resolution.object(at: place)
    if life.isClosing, let path = TeardownInProgress.path(to: object) {
      Misuse.teardownNeedsItself(place, path).stop()
    }
  }

  /// Records a build that runs in a task of its own. A closing that has begun does not wait for
  /// builds that begin later, unless they are part of what it waits for: others may never cease.
  private func record(_ resolution: Resolution, in store: SlotStore, _ frame: Frame) {
    store.begin(resolution)
    if let life = store.life, life.isClosing, !life.allows(frame) {
      store.end(resolution)
    } else {
      resolution.home = store
    }
  }

  /// Refuses a build in a closed container. In a sandbox it does nothing: a task that outlives its
  /// sandbox must not stop other tests.
  private func refuse(_ frame: Frame, _ manager: ContainerManager) {
    if manager.sandbox != nil { return }
    Misuse.containerClosed("\(Swift.type(of: container))", frame).stop()
  }

  /// Reports the resolve to sandboxes that check it.
  private func inspect(_ resolution: Resolution, _ frame: Frame, _ manager: ContainerManager) {
    if manager.store.has(.exhaustive) { manager.sandbox?.inspect(frame, resolution) }
    if place.isLiveAmongSandboxes, manager.sandbox == nil, !resolution.recipe.isOverridden {
      SandboxState.noteStray(frame)
    }
  }

  /// Decides how to build.
  private func follow(
    _ plan: Plan?, _ resolution: Resolution, _ frame: Frame
  ) -> Resolution.Step {
    let variants = VariantsInForce.currentOrNoted
    resolution.recipe = Recipe(
      plan, at: place, declared: variation?.cases ?? [], under: variants)
    if let variants, variants.notes != nil { noteNeeds(plan, frame, variants) }
    return resolution.recipe.step
  }

  /// Finds the instance, waits for its builder, or claims the right to build it.
  private func find(
    _ arguments: (any Arguments)?, in store: SlotStore, _ resolution: Resolution, _ frame: Frame,
    _ task: TaskFrame?
  ) -> Resolution.Step {
    while true {
      let factory = slot(in: store)
      var slot = factory
      let generation = slot.generation
      let layers = slot.plan
      var plan = layers
      let step = follow(plan, resolution, frame)
      // In a graph all variants tell instances apart, even those that the factory does not use.
      let variants = VariantsInForce.currentOrNoted
      let identity = place.lifetime.isGraph ? variants : variants?.only(of: types(layers))
      let arguments = VariantArguments.make(arguments, identity)
      if place.lifetime.isSingleton, !resolution.recipe.isLayered {
        (slot, plan) = (processWideSlot(beside: store), nil)
      }
      if place.lifetime.isGraph {
        let graph = task?.graph ?? .ofThread
        guard let own = graph.slot(for: slot, generation: generation) else { continue }
        (slot, plan) = (own, nil)
      }
      let claim = slot.claim(
        place.lifetime, arguments, expecting: plan,
        if: !place.lifetime.isGraph || factory.generation == generation,
        for: resolution, in: frame)
      switch claim {
      case nil: continue
      case .kept(let instance)?:
        if let box = instance.current {
          instance.object?.isUsed(in: frame)
          instance.variantNotes?.isHandedOut(in: frame, under: variants)
          return .take(box)
        }
        slot.drop(instance, place.lifetime, arguments)
      case .building(let builder)?:
        if task != nil { return .wait(builder) }
        if let step = wait(for: builder, resolution, frame) {
          builder.variantNotes?.isHandedOut(in: frame, under: variants)
          return step
        }
      case .mine?:
        refuseFunction(slot)
        let notes = variantNotes(resolution, layers, in: frame, under: variants)
        resolution.variantNotes = notes
        if variants != nil || notes != nil {
          let inside = VariantsInForce.with(identity, notes)
          if let task {
            task.variants = inside
          } else {
            resolution.variantsBefore = VariantsBefore(replacedWith: inside)
          }
        }
        return step
      }
    }
  }

  /// - Returns: Nil if there is nothing to hand out, and the caller must look again.
  private func wait(
    for builder: Resolution, _ resolution: Resolution, _ frame: Frame
  ) -> Resolution.Step? {
    let before = resolution.watch?.duration ?? .zero
    switch builder.wait(in: frame) {
    case .loop(let waiters): Misuse.cycle(frame, builder, waiters).stop()
    case .ended(let outcome, let hasSlept):
      if hasSlept { frame.tell { .waited(duration: $0.duration - before) } }
      switch outcome {
      case .value(let box):
        builder.object?.isUsed(in: frame)
        return .take(box)
      case .failure(let error): return .fail(error)
      case .nothing: return nil
      }
    }
  }

  /// Stops the program if a function's arguments, which are unknown here, would have to tell the
  /// instances apart.
  func refuseFunction(_ slot: Slot) {
    if slot.key.place.isFunction, id == nil { Misuse.functionWithoutID(place).stop() }
  }
}
