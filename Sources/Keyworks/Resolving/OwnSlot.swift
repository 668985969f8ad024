/// A slot with an `id:`.
final class OwnSlot {
  let slot: Slot.Pointer

  init(like other: Slot.Pointer) {
    slot = .allocate(capacity: 1)
    Slot.make(
      at: slot, key: other.pointee.key, other.pointee.digest, store: other.pointee.store)
  }

  deinit {
    slot.destroy()
    slot.deallocate()
  }
}
