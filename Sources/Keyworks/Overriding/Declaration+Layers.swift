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
    addLayer { layers, isAutomatic in
      if !isAutomatic { IsolatedState.current?.expectUse(of: body.object, for: place) }
      return layers.override(body, isAutomatic: isAutomatic)
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
    return addLayer { layers, isAutomatic in
      if !isAutomatic { IsolatedState.current?.expectUse(of: body, for: place, isWhole: false) }
      return layers.override(new, isAutomatic: isAutomatic)
    }
  }

  func decorate(_ decoration: @escaping @Sendable (Value) -> Value) -> LayerToken {
    let body = LayerBody.code(Decoration(decoration))
    return addLayer { layers, isAutomatic in
      layers.decorate(body, isAutomatic: isAutomatic)
    }
  }

  private func addLayer(_ add: (inout Layers, _ isAutomatic: Bool) -> Int) -> LayerToken {
    let slot = layeredSlot
    return ContainerManager.adding { isAutomatic in
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
