/// Memory for a small value in what keeps it, which spares an allocation.
///
/// Five words: an existential of one protocol has as many.
struct Room {
  typealias Pointer = UnsafeMutablePointer<Room>

  private var words: (UInt, UInt, UInt, UInt, UInt) = (0, 0, 0, 0, 0)
  /// What is in there; nil if nothing is.
  fileprivate var type: (any Any.Type)?

  var isEmpty: Bool { type == nil }

  static func fits<Value>(_ type: Value.Type) -> Bool {
    MemoryLayout<Value>.size <= MemoryLayout<(UInt, UInt, UInt, UInt, UInt)>.size
      && MemoryLayout<Value>.alignment <= MemoryLayout<UInt>.alignment
  }
}

// SAFETY: `type` says what is in the room, and so how to move or to destroy it; a room does
// not move while it has something. The words stand first, so the room has their address.
extension UnsafeMutablePointer where Pointee == Room {
  var address: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

  /// - Precondition: The room is empty, and the value fits.
  @inline(__always)
  func put<Value>(_ value: Value) {
    address.initializeMemory(as: Value.self, to: value)
    pointee.type = Value.self
  }

  /// Moves the value, if there is one, to the heap.
  func moveToBox() -> Box? {
    func box<Value>(_ type: Value.Type) -> Box {
      Box.make(address.assumingMemoryBound(to: type).move())
    }
    guard let type = pointee.type else { return nil }
    pointee.type = nil
    return box(type)
  }

  func destroy() {
    func destroy<Value>(_ type: Value.Type) {
      // Not `deinitialize`, which goes through memory as if there were many.
      _ = address.assumingMemoryBound(to: type).move()
    }
    guard let type = pointee.type else { return }
    pointee.type = nil
    destroy(type)
  }
}
