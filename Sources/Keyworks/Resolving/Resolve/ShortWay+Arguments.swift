/// Begins to resolve a factory without modifiers, if its container has no layers.
@usableFromInline
func enter(
  _ container: any ManagedContainer, _ manager: Borrowed<ContainerManager>, _ place: Place
) -> Bool {
  enter(container, manager, place) { $0.isQuiet }
}

/// The same if its container has layers, but the factory has none.
@usableFromInline
func enterBesideLayers(
  _ container: any ManagedContainer, _ manager: Borrowed<ContainerManager>, _ place: Place,
  _ type: any Any.Type
) -> Bool {
  enter(container, manager, place) { $0.isWithoutLayers(SlotKey(place, type)) }
}

@inline(__always)
private func enter(
  _ container: any ManagedContainer, _ manager: Borrowed<ContainerManager>, _ place: Place,
  if hasNoLayers: (SlotStore) -> Bool
) -> Bool {
  if place.isLiveAmongSandboxes || ThisThread.notesInputs { return false }
  // SAFETY: the container holds its manager.
  guard manager.active(for: container).with({ hasNoLayers($0.store) }) else { return false }
  _ = Frame.push(container, place)
  return true
}

/// Ends the innermost resolve, unless it took the long way.
///
/// - Parameter container: The frame borrows it, so the caller must hold it until this call.
@usableFromInline
func leave(_ container: any ManagedContainer) -> Bool {
  let frame = Frame.innermost
  if frame.resolution != nil { return false }
  frame.pop()
  return true
}

/// Ends the innermost resolve, whose body threw an error.
@usableFromInline
func leave(after error: any Error) {
  let frame = Frame.innermost
  frame.fail(error)
  frame.pop()
}
