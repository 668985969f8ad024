/// One override or decoration, for as long as it is not reverted.
///
/// Keep it to take the layer out again, or let it go: then the layer stays. The token
/// holds neither the container nor what the layer builds.
public struct LayerToken: Sendable {
  private weak let store: SlotStore?
  // SAFETY: the slot lives as long as the store, which `revert` holds while it uses it.
  nonisolated(unsafe) private let slot: Slot.Pointer
  private let number: Int

  init(_ slot: Slot.Pointer, _ number: Int) {
    store = slot.pointee.store
    self.slot = slot
    self.number = number
  }

  /// Takes the layer out and drops what it built. Other layers of the same factory
  /// stay as they are. The second time, or when the container is gone, it does nothing.
  public func revert() {
    guard let store else { return }
    let dropped = withExtendedLifetime(store) {
      slot.change { layers, dropped in layers.revert(number, &dropped) }
    }
    withExtendedLifetime(dropped) {}
  }
}
