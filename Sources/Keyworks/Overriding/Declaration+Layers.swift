/// The verbs of all three kinds of factory. A body that is code is an object of the
/// class that resolving a factory of that kind expects.
extension Declaration {
  func register(_ body: AnyObject, for kind: FactoryKind) { register(code(body, kind)) }

  func override(_ body: AnyObject, for kind: FactoryKind) -> LayerToken {
    override(code(body, kind))
  }

  /// A declaration can be put into a factory of another kind. Bodies of that one would
  /// be of a class that resolving does not expect.
  private func code(_ body: AnyObject, _ kind: FactoryKind) -> LayerBody {
    guard place.kind == kind else { Misuse.sharedIdentity(place).stop() }
    return .code(body)
  }

  func register(_ body: LayerBody) {
    let dropped = layeredSlot.change { layers, dropped in layers.register(body, &dropped) }
    withExtendedLifetime(dropped) {}
  }

  func override(_ body: LayerBody) -> LayerToken {
    addLayer(expecting: { $0.expectUse(of: body.object, in: $1, for: place) }) {
      $0.override(body, isAutomatic: $1)
    }
  }

  /// Adds bodies for variants.
  func register(_ body: AnyObject, for kind: FactoryKind, _ variants: [VariantValue]) {
    let new = VariantCase(variants: variants, body: code(body, kind))
    let slot = layeredSlot
    let old = slot.plan?.registeredCases.first { $0.isFor(variants) }?.body.object
    let dropped = slot.change { layers, dropped in
      layers.register(new, insteadOf: old, &dropped)
      return true
    }
    withExtendedLifetime(dropped) {}
  }

  func override(
    _ body: AnyObject, for kind: FactoryKind, _ variants: [VariantValue]
  ) -> LayerToken {
    let new = VariantCase(variants: variants, body: code(body, kind))
    return addLayer(expecting: { $0.expectUse(of: body, in: $1, for: place, isWhole: false) }) {
      $0.override(new, isAutomatic: $1)
    }
  }

  func decorate(_ decoration: @escaping @Sendable (Value) -> Value) -> LayerToken {
    let body = LayerBody.code(Decoration(decoration))
    return addLayer { $0.decorate(body, isAutomatic: $1) }
  }

  /// - Parameter expect: Says to an exhaustive isolation what a test adds.
  private func addLayer(
    expecting expect: (IsolatedState, Slot.Pointer) -> Void = { _, _ in },
    _ add: (inout Layers, _ isAutomatic: Bool) -> Int
  ) -> LayerToken {
    let slot = layeredSlot
    return ContainerManager.adding { isAutomatic in
      if !isAutomatic, let isolation = IsolatedState.current { expect(isolation, slot) }
      var number = 0
      let dropped = slot.change { layers, _ in
        number = add(&layers, isAutomatic)
        return true
      }
      withExtendedLifetime(dropped) {}
      return LayerToken(slot, number)
    }
  }

  /// The slot, in a container that is ready for use.
  private var layeredSlot: Slot.Pointer {
    container.activeManager.takeUnretainedValue().prepare(container)
    return request.slot
  }

  func reset(_ what: ResetOptions) {
    let slot = request.slot
    let manager = container.activeManager.takeUnretainedValue()
    let dropped = manager.unpreparing(container, if: what.contains(.registrations)) {
      slot.change { layers, dropped in
        let isChanged = layers.reset(what, &dropped)
        return isChanged || what.contains(.instances)
      }
    }
    withExtendedLifetime(dropped) {}
    if what.contains(.instances), place.lifetime.isSingleton {
      request.processWideSlot.dropInstances()
    }
  }
}
