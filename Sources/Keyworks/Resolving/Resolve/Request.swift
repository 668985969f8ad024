/// Everything a resolve needs to know about a factory, except its body. It is not generic, so that
/// most of the path is not either.
package struct Request {
  package let container: any ManagedContainer
  package let place: Place
  let type: any Any.Type
  package private(set) var extras: Extras
  /// The variants that come into force.
  private var choice: VariantChoice?
  /// Whether the caller expects errors of any type.
  package private(set) var throwsAnyError = false

  package init(
    _ container: any ManagedContainer, _ place: Place, _ type: any Any.Type,
    _ extras: Extras = .none
  ) {
    (self.container, self.place, self.type, self.extras) = (container, place, type, extras)
    choice = extras.choice
  }

  /// If the first argument is a variant, it comes into force, and tells instances apart.
  package init<Value, Argument>(
    _ declaration: Declaration<Value>, with argument: Argument, throwsAnyError: Bool
  ) {
    self = declaration.request
    self.throwsAnyError = throwsAnyError
    guard place.isByVariant, let variant = elements(of: argument).first as? any Variant else {
      return
    }
    let variants = VariantChoice([variant], dropping: [])
    extras.several.variation.types += variants.chosen.map(\.type)
    choice = variants.following(choice)
  }

  /// The slot of the factory in its container.
  package var slot: Slot { slot(in: container.activeManager.store) }

  func slot(in store: SlotStore) -> Slot { slot(SlotKey(place, type), in: store) }

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
  /// program if the wait would never end. If the step is the last one, the frame is over.
  func begin(_ arguments: (any Arguments)? = nil) -> Resolution.Step {
    let manager = container.activeManager
    var earlier: Resolution?
    while true {
      let retractions = prepare(manager)
      let resolution = Resolution(id: extras.id)
      let frame = Frame.push(container, place, resolution)
      let isDone = begin(manager, retractions, after: earlier, resolution, frame, arguments)
      if !isDone || resolution.step.isLast { frame.pop() }
      if isDone { return resolution.step }
      earlier = resolution
    }
  }

  /// Prepares the container.
  ///
  /// - Returns: How often something was taken back before, or nil if it is still being prepared by
  ///   the caller.
  package func prepare(_ manager: ContainerManager) -> Int? {
    let retractions = manager.store.retractions.load()
    return manager.prepare(container) ? nil : retractions
  }

  /// Decides what a resolve does, in a frame that the caller ends.
  ///
  /// - Parameters:
  ///   - retractions: What `prepare` returned.
  ///   - earlier: The resolve that began before in its place.
  /// - Returns: False if the resolve must begin again, because something was taken back.
  package func begin(
    _ manager: ContainerManager, _ retractions: Int?, after earlier: Resolution?,
    _ resolution: Resolution, _ frame: Frame, _ arguments: (any Arguments)?
  ) -> Bool {
    let store = manager.store
    if let choice { frame.variants = .choosing(choice) }
    if place.hasID, frame.task?.notesInputs ?? ThisThread.notesInputs { frame.note() }
    for follower in store.followers { follower.begins(resolution, in: frame, after: earlier) }
    resolution.step =
      place.lifetime.isUnique
      ? follow(
        store.has(.layered) ? slot(in: store).plan : nil, under: .currentOrNoted, resolution, frame)
      : find(arguments, in: store, resolution, frame)
    if resolution.isBuilding, let retractions,
      retractions != store.retractions.load()
    {
      resolution.finish(keeping: nil, .nothing)
      return false
    }
    if place.isLiveAmongSandboxes, manager.sandbox == nil, !resolution.recipe.isOverridden {
      SandboxState.noteStray(frame)
    }
    if retractions == nil { Frame.noteRead(slot(in: store), at: place) }
    if resolution.isBuilding, resolution.isShared, let task = frame.task {
      // A task of its own runs the build.
      store.begin(resolution)
      resolution.attachments.add(store)
      task.follower?.hasDecided(resolution, in: frame, for: self)
    }
    for follower in store.followers { follower.hasDecided(resolution, in: frame, for: self) }
    if let slot = resolution.keptBy?.slot, slot.storeNumber != store.number {
      for follower in slot.store.followers { follower.hasDecided(resolution, in: frame, for: self) }
    }
    for follower in extras.followers { follower.hasDecided(resolution, in: frame, for: self) }
    frame.conclude(resolution.step)
    return true
  }

  /// Decides how to build.
  private func follow(
    _ plan: Plan?, under variants: VariantsInForce?, _ resolution: Resolution, _ frame: Frame
  ) -> Resolution.Step {
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
      let variants = VariantsInForce.currentOrNoted
      let step = follow(plan, under: variants, resolution, frame)
      // In a graph all variants tell instances apart, even those that the factory does not use.
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
          for attachment in instance.attachments { attachment.wasHandedOut(in: frame) }
          return .take(box)
        }
        slot.drop(instance, place.lifetime, arguments)
      case .building(let builder)?:
        if frame.task != nil { return .wait(builder) }
        frame.passes(.waits)
        if let step = result(of: builder.wait(in: frame), for: builder, frame) { return step }
      case .mine?:
        refuseFunction(slot)
        if place.lifetime.isKept { LaunchContext.noteCaching() }
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
  package func result(
    of wait: Resolution.Wait, for builder: Resolution, isOwn: Bool = false, _ frame: Frame
  ) -> Resolution.Step? {
    switch wait {
    case .loop(let waiters): Misuse.cycle(frame, builder, waiters).stop()
    case .ended(let outcome, let hasSlept):
      if hasSlept, !isOwn { frame.passes(.waited) }
      switch outcome {
      case .value(let box):
        builder.attachments.forEach { $0.wasHandedOut(in: frame) }
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
