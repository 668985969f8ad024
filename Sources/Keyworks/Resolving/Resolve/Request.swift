internal import Synchronization

/// Everything a resolve needs to know about a factory, except its body. It is not generic, so that
/// most of the path is not either.
struct Request {
  let container: any ManagedContainer
  let place: Place
  let type: any Any.Type
  let extras: Extras
  /// The variants that come into force.
  private var choice: VariantChoice?

  init(
    _ container: any ManagedContainer, _ place: Place, _ type: any Any.Type,
    _ extras: Extras = .none
  ) {
    (self.container, self.place, self.type, self.extras) = (container, place, type, extras)
    choice = extras.choice
  }

  /// If the first of these arguments is a variant, and should be, it comes into force.
  init<each Argument, Value>(_ declaration: Declaration<Value>, with given: repeat each Argument) {
    self = declaration.request
    for argument in repeat each given {
      if place.isByVariant, let variant = argument as? any Variant {
        choice = VariantChoice([variant]).following(choice)
      }
      break
    }
  }

  /// The slot of the factory in its container.
  var slot: Slot { slot(in: container.activeManager.store) }

  private func slot(in store: SlotStore) -> Slot { slot(SlotKey(place, type), in: store) }

  /// The slot of a singleton, in the store of the process or the sandbox.
  ///
  /// - Parameter store: The store of the container, if it is known.
  func processWideSlot(beside store: SlotStore? = nil) -> Slot {
    let store = store ?? container.activeManager.store
    return slot(
      SlotKey(place, type).processWide(Specialization.of(container)),
      in: store.singletons?.object ?? store)
  }

  private func slot(_ key: SlotKey, in store: SlotStore) -> Slot {
    let slot = store.slot(for: key)
    return extras.id.map(slot.slot(for:)) ?? slot
  }

  /// Begins to resolve. Waits if another thread is building the same instance, and stops the
  /// program if the wait would never end.
  ///
  /// - Parameter arguments: Evaluated inside the frame, because a user's hash function may resolve.
  func begin(arguments: @autoclosure () -> (any Arguments)? = nil) -> Resolution.Step {
    let manager = container.activeManager
    var earlier: Resolution?
    while true {
      let retractions = prepare(manager)
      let resolution = Resolution(id: extras.id)
      let frame = Frame.push(container, place, resolution)
      if begin(manager, retractions, after: earlier, resolution, frame, arguments) {
        return resolution.step
      }
      frame.pop()
      earlier = resolution
    }
  }

  /// The same in a task, which suspends while it waits. If the instance will be cached, `build` runs
  /// in a task of its own.
  ///
  /// - Parameter isCancellable: Whether the caller can report a cancellation.
  /// - Returns: The frame, and what to do in it: run a body, or `take` the value of a layer. If the
  ///   step is another one, the frame is over, and the step has the value or the error.
  nonisolated(nonsending) func beginInTask(
    isCancellable: Bool, arguments: @autoclosure () -> (any Arguments)?,
    build: @escaping @Sendable (TaskFrame, Resolution.Step) async -> Void
  ) async -> (frame: TaskFrame, step: Resolution.Step) {
    let manager = container.activeManager
    var earlier: Resolution?
    while true {
      let retractions = prepare(manager)
      let resolution = Resolution(id: extras.id)
      let task = TaskFrame(container, place, resolution)
      let isDone = TaskFrame.current.withValue(task) {
        begin(manager, retractions, after: earlier, resolution, task.frame, arguments)
      }
      guard isDone else {
        task.end()
        earlier = resolution
        continue
      }
      let step = resolution.step
      let builder: Resolution
      switch step {
      case .define where !resolution.isShared, .run where !resolution.isShared, .useLayerValue:
        return (task, step)
      case .define, .run: builder = resolution
      case .wait(let other): builder = other
      case .take, .fail:
        task.frame.passes(.reused)
        task.end()
        return (task, step)
      }
      let isOwn = builder === resolution
      // The task that builds ends its own frame.
      defer { if !isOwn { task.end() } }
      task.frame.passes(.waits)
      let wait = await builder.suspend(
        in: task, isFirst: isOwn, isCancellable: isCancellable, { await build(task, step) })
      guard let wait else {
        resolution.passes(.cancelled, in: task.frame)
        return (task, .fail(CancellationError()))
      }
      let result = result(of: wait, for: builder, isOwn: isOwn, task.frame)
      switch result {
      case .take? where !isOwn: task.frame.passes(.reused)
      case .fail(let error)? where !isOwn: task.frame.fail(error)
      default: break
      }
      if let result { return (task, result) }
    }
  }

  /// Prepares the container.
  ///
  /// - Returns: How often something was taken back before, or nil if it is still being prepared by the
  ///   caller.
  private func prepare(_ manager: ContainerManager) -> Int? {
    let retractions = manager.store.retractions.load(ordering: .acquiring)
    return manager.prepare(container) ? nil : retractions
  }

  /// - Parameters:
  ///   - retractions: What `prepare` returned.
  ///   - earlier: The resolve that began before in its place.
  /// - Returns: False if the resolve must begin again, because something was taken back.
  private func begin(
    _ manager: ContainerManager, _ retractions: Int?, after earlier: Resolution?,
    _ resolution: Resolution, _ frame: Frame, _ arguments: () -> (any Arguments)?
  ) -> Bool {
    let store = manager.store
    if let choice { frame.variants = .choosing(choice) }
    if place.hasID, frame.task?.notesInputs ?? ThisThread.notesInputs { frame.note() }
    for follower in store.followers { follower.begins(resolution, in: frame, after: earlier) }
    resolution.step =
      place.lifetime.isUnique
      ? follow(store.has(.layered) ? slot(in: store).plan : nil, resolution, frame)
      : find(arguments(), in: store, resolution, frame)
    if resolution.isBuilding, let retractions,
      retractions != store.retractions.load(ordering: .acquiring)
    {
      resolution.finish(keeping: nil, .nothing)
      return false
    }
    if place.isLiveAmongSandboxes, manager.sandbox == nil, !resolution.recipe.isOverridden {
      SandboxState.noteStray(frame)
    }
    if retractions == nil { store.noteRead(slot(in: store), at: place) }
    if resolution.isBuilding, resolution.isShared, let task = frame.task {
      // A task of its own runs the build.
      store.begin(resolution)
      resolution.attachments.add(store)
      task.follower?.hasDecided(resolution, in: frame, for: self)
    }
    for follower in store.followers { follower.hasDecided(resolution, in: frame, for: self) }
    for follower in extras.followers { follower.hasDecided(resolution, in: frame, for: self) }
    return true
  }

  /// Decides how to build.
  private func follow(
    _ plan: Plan?, _ resolution: Resolution, _ frame: Frame
  ) -> Resolution.Step {
    let variants = VariantsInForce.currentOrNoted
    resolution.recipe = Recipe(
      plan, at: place, declared: extras.variation.cases, under: variants)
    if let variants, variants.notes != nil { noteNeeds(plan, frame, variants) }
    return resolution.recipe.step
  }

  /// Finds the instance, waits for its builder, or claims the right to build it.
  private func find(
    _ arguments: (any Arguments)?, in store: SlotStore, _ resolution: Resolution, _ frame: Frame
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
        let graph = frame.task?.graph ?? .ofThread
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
          for attachment in instance.attachments { attachment.isHandedOut(in: frame) }
          return .take(box)
        }
        slot.drop(instance, place.lifetime, arguments)
      case .building(let builder)?:
        if frame.task != nil { return .wait(builder) }
        frame.passes(.waits)
        if let step = result(of: builder.wait(in: frame), for: builder, frame) { return step }
      case .mine?:
        refuseFunction(slot)
        let notes = variantNotes(resolution, layers, in: frame, under: variants)
        if let notes { resolution.attachments.add(notes) }
        if variants != nil || notes != nil { frame.variants = .with(identity, notes) }
        return step
      }
    }
  }

  /// Decides what to do after a wait.
  ///
  /// - Parameter isOwn: Whether the caller has started the build.
  /// - Returns: Nil if there is nothing to hand out, and the caller must look again.
  private func result(
    of wait: Resolution.Wait, for builder: Resolution, isOwn: Bool = false, _ frame: Frame
  ) -> Resolution.Step? {
    switch wait {
    case .loop(let waiters): Misuse.cycle(frame, builder, waiters).stop()
    case .ended(let outcome, let hasSlept):
      if hasSlept, !isOwn { frame.passes(.waited) }
      switch outcome {
      case .value(let box):
        builder.attachments.forEach { $0.isHandedOut(in: frame) }
        return .take(box)
      case .failure(let error): return .fail(error)
      case .nothing: return nil
      }
    }
  }

  /// Stops the program if a function's arguments, which are unknown here, would have to tell the
  /// instances apart.
  func refuseFunction(_ slot: Slot) {
    if slot.key.place.isFunction, extras.id == nil { Misuse.functionWithoutID(place).stop() }
  }
}
