internal import KeyworksThreads

/// Builds an instance from the definition and caches it, if nothing but the factory has a say in
/// that. Otherwise takes the long way. Most first resolves of an app come through here.
@inline(never)
func buildFirst<Value>(
  _ container: any ManagedContainer, _ store: SlotStore, _ place: Place,
  _ definition: () -> Value
) -> Value {
  guard let resolution = store.claimFirst(SlotKey(place, Value.self), container) else {
    return resolveThoroughly(container, place, definition)
  }
  let frame = Frame.innermost
  defer { frame.pop() }
  if place.lifetime.isKept { LaunchContext.noteCaching() }
  let value = definition()
  // Features may have attached something during the build, and only the long way tells them of its
  // end.
  if !resolution.attachments.isEmpty {
    return Request(container, place, Value.self).end(value, in: frame)
  }
  let box = Box(value)
  resolution.finish(keeping: place.lifetime.box(keeping: value, in: box), .value(box))
  return value
}

extension SlotStore {
  /// Claims the right to build the first instance from the definition, and begins a frame.
  ///
  /// - Returns: Nil if anything else has a say, and then there is no frame.
  @inline(never)
  fileprivate func claimFirst(_ key: SlotKey, _ container: any ManagedContainer) -> Resolution? {
    if key.place.isFunction || VariantsInForce.currentOrNoted != nil { return nil }
    if kw_sandbox_has_begun(), container.activeManager.sandbox != nil { return nil }
    guard isQuiet || isWithoutLayers(key) else { return nil }
    let resolution = Resolution()
    let frame = Frame.push(container, key.place, resolution)
    let slot = slotToKeep(key)
    if let slot, slot.claimFirst(key.place.lifetime, for: resolution, in: frame) {
      // Closing a container sets a bit, and then looks for builds to wait for. So it finds this
      // build, or this build finds the bit.
      if !needsLongWay, slot.storeNumber == number || !slot.store.needsLongWay { return resolution }
      resolution.finish(keeping: nil, .nothing)
    }
    frame.pop()
    return nil
  }

  /// The slot that will cache the instance, or nil if the factory is being reset.
  @inline(__always)
  private func slotToKeep(_ key: SlotKey) -> Slot? {
    if key.place.lifetime.isSingleton, let singletons = singletons?.object {
      return singletons.slot(for: key.processWide(specialization))
    }
    let slot = slot(for: key)
    guard key.place.lifetime.isGraph else { return slot }
    return Graph.ofThread.slot(for: slot, generation: slot.generation)
  }
}
