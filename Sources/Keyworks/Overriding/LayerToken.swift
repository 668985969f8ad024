/// One override or decoration, for as long as it is not reverted.
///
/// Keep it to take the layer out again, or let it go: then the layer stays. The token
/// holds neither the container nor what the layer builds.
public struct LayerToken: Sendable {
  private let takeOut: @Sendable () -> Void

  init(_ slot: Slot, _ number: Int) {
    // The slot is there as long as the store, which is held while the slot is used.
    takeOut = { [weak store = slot.store, unowned slot] in
      guard let store else { return }
      withExtendedLifetime(store) { slot.change { $0.revert(number, &$1) } }
    }
  }

  init(_ takeOut: @escaping @Sendable () -> Void) { self.takeOut = takeOut }

  /// Takes the layer out and drops what it built. Other layers of the same factory
  /// stay as they are. The second time, or when the container is gone, it does nothing.
  public func revert() { takeOut() }
}
