/// A token that reverts one override or decoration.
///
/// If you do not keep the token, the layer stays. The token holds neither the container nor what
/// the layer builds.
public struct LayerToken: Sendable {
  private let takeOut: @Sendable () -> Void

  init(_ slot: Slot, _ number: Int) {
    // The slot exists as long as the store, which is held while the slot is used.
    takeOut = { [weak store = slot.store, unowned slot] in
      guard let store else { return }
      withExtendedLifetime(store) { slot.change { $0.revert(number, &$1) } }
    }
  }

  init(_ takeOut: @escaping @Sendable () -> Void) { self.takeOut = takeOut }

  /// Removes the layer and drops the instances that it built.
  ///
  /// Other layers of the same factory stay as they are. A second call, or a call after the
  /// container was released, does nothing.
  public func revert() { takeOut() }
}
