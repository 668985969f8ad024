/// The verbs of all kinds of factory.
extension Request {
  /// Adds a body to the factory, or a decoration.
  ///
  /// - Parameters:
  ///   - box: The value or the code. Code is boxed in the class that resolving a factory of that
  ///     kind expects.
  ///   - variants: The variants for which it counts, or none for all.
  ///   - site: Where the call is written.
  @discardableResult
  package func add(
    _ kind: Layer.Kind, _ box: AnyBox, isValue: Bool = false, for variants: [any Variant] = [],
    at site: Place? = nil
  ) -> Token {
    let manager = container.activeManager
    manager.refuseChangeWhenClosed(of: container, place)
    manager.prepare(container, asking: .none)
    let (slot, role) = (slot(in: manager.store), Frame.roleHere)
    refuseFunction(slot)
    let content = VariantCase(variants: VariantValue.all(variants), box: box, isValue: isValue)
    let layer = Layer(kind: kind, content: content, author: role?.author, site: site)
    var old: [Layer] = []
    switch kind {
    case .registration:
      // Searched here, outside of the lock, because comparing variants runs user code.
      if role != nil || !layer.isWhole {
        old = slot.registrations(for: content.variants)
      }
      role?.registers(layer, insteadOf: old, for: self)
    case .override:
      if layer.author == nil, let site {
        manager.sandbox?.inspector?.hasOverridden(
          place, in: slot, with: box, at: site, isWhole: layer.isWhole)
      }
    case .decoration: break
    }
    slot.change { $0.add(layer, insteadOf: old) }
    // The slot exists as long as the store, which is held while the slot is used.
    let token = Token { [weak store = slot.store, unowned slot, number = layer.number] in
      guard let store else { return }
      withExtendedLifetime(store) { slot.change { $0.revert(number) } }
    }
    role?.note(token, about: slot)
    return token
  }

  func reset(_ what: ResetOptions) {
    slot.change { layers in
      var change = layers.reset(what)
      if what.contains(.instances) { change.isObsoleting = true }
      return change
    }
    if what.contains(.instances), place.lifetime.isSingleton { processWideSlot().dropInstances() }
  }
}

extension ContainerManager {
  /// Stops the program if the container is closed, because it can no longer change. In a sandbox,
  /// it does not stop: a task that outlives its sandbox must not end other tests.
  package func refuseChangeWhenClosed(of container: any ManagedContainer, _ place: Place) {
    if store.has(.closing), sandbox == nil {
      Misuse.changedWhenClosed("\(type(of: container))", place).stop()
    }
  }
}

/// The verbs of all kinds of factory. A body is boxed in the class that a resolve of that kind
/// expects.
extension Declaration {
  @usableFromInline
  package func register(
    _ body: AnyBox, for variants: [any Variant], _ file: StaticString, _ line: UInt
  ) { request.add(.registration, body, for: variants, at: Place(file, line)) }

  @usableFromInline
  package func override(
    _ body: AnyBox, for variants: [any Variant], _ file: StaticString, _ line: UInt
  ) -> Token { request.add(.override, body, for: variants, at: Place(file, line)) }
}
