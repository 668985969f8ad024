/// The verbs of all kinds of factory. A body that is code is boxed in the class that resolving a
/// factory of that kind expects.
extension Declaration {
  /// - Parameters:
  ///   - variants: The variants for which the body counts, or none for the base.
  ///   - site: Where the call is written.
  func register(_ body: LayerBody, for variants: [any Variant] = [], at site: Place) {
    if variants.isEmpty {
      noteConflict(at: site, nil)
      addLayer(registers: true) { $0.register(body, at: site, by: $1, &$2) }
      return
    }
    let variants = VariantValue.all(variants)
    let new = VariantCase(variants: variants, body: body)
    // Searched here, outside of the lock, because comparing variants runs user code.
    let old = layeredSlot.plan?.registeredCases.filter { $0.isFor(variants) }.map(\.body.box)
    noteConflict(at: site, old ?? [])
    addLayer(registers: true) { $0.register(new, insteadOf: old ?? [], at: site, by: $1, &$2) }
  }

  /// Refuses or reports two places of the wiring that register the same.
  private func noteConflict(at site: Place, _ old: [AnyBox]?) {
    guard let author = ActiveWiring.here?.author,
      let earlier = layeredSlot.conflict(with: author, at: site, old)
    else { return }
    if container.manager.conflicts == .refusing {
      Misuse.registeredTwice(place, earlier, site).stop()
    }
    Watch.tell(
      container.activeManager.observers.withLock { $0 },
      .registeredTwice(
        earlier: Origin(place.name, at: earlier), later: Origin(place.name, at: site)),
      Origin(place))
  }

  func override(_ body: LayerBody, for variants: [any Variant] = [], at site: Place) -> Token {
    let isWhole = variants.isEmpty
    let new = VariantCase(variants: VariantValue.all(variants), body: body)
    return addLayer(
      expecting: { $0.expectUse(of: body.box, in: $1, for: place, at: site, isWhole: isWhole) }
    ) { layers, author, dropped in
      isWhole
        ? layers.override(body, by: author, &dropped)
        : layers.override(new, by: author, &dropped)
    }
  }

  func decorate(_ decoration: @escaping @Sendable (Value) -> Value) -> Token {
    let body = LayerBody.code(Box<(Value) -> Value>(decoration))
    return addLayer { $0.decorate(body, by: $1, &$2) }
  }

  /// - Parameter expect: Tells an exhaustive sandbox what a test adds.
  @discardableResult
  private func addLayer(
    registers: Bool = false, expecting expect: (SandboxState, Slot) -> Void = { _, _ in },
    _ add: (inout Layers, WiringAuthor?, inout Dropped) -> Int
  ) -> Token {
    let slot = layeredSlot
    let wiring = ActiveWiring.here
    if wiring == nil, let sandbox = container.activeManager.sandbox {
      expect(sandbox, slot)
    }
    // An `autoRegister` is never off.
    let registrar =
      registers && wiring?.key.name != .automatic ? wiring.map { Box($0.place) } : nil
    var number = 0
    slot.change { layers, dropped in
      number = add(&layers, wiring?.author, &dropped)
      if let registrar { layers.registrar = registrar }
      return true
    }
    let token = Token(slot, number)
    wiring?.note(token, about: slot)
    return token
  }

  /// The slot of the factory, in a container that has been prepared.
  private var layeredSlot: Slot {
    let manager = container.activeManager
    manager.refuseChangeWhenClosed(of: container, place)
    manager.prepare(container, asking: false)
    let slot = request.slot
    request.refuseFunction(slot)
    return slot
  }

  func reset(_ what: ResetOptions) {
    request.slot.change { layers, dropped in
      let isChanged = layers.reset(what, &dropped)
      return isChanged || what.contains(.instances)
    }
    if what.contains(.instances), place.lifetime.isSingleton {
      request.processWideSlot.dropInstances()
    }
  }
}

extension ContainerManager {
  /// Stops the program if the container is closed, because it can no longer change. In a sandbox,
  /// it does not stop: a task that outlives its sandbox must not end other tests.
  func refuseChangeWhenClosed(of container: any ManagedContainer, _ place: Place) {
    if store.has(.closing), sandbox == nil {
      Misuse.changedWhenClosed("\(type(of: container))", place).stop()
    }
  }
}
