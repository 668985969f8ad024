/// A value on the heap, so that a cell or a layer can hold it without its type.
///
/// Not a generic class: to look up the metadata of one takes longer than to make the
/// object. The header is the type of the value, which stands behind it.
final class Box: ManagedBuffer<any Any.Type, UInt> {
  static func make<Value>(_ value: Value) -> Box {
    let padding = max(0, MemoryLayout<Value>.alignment - MemoryLayout<UInt>.alignment)
    let words = (MemoryLayout<Value>.size + padding + 7) / 8
    // SAFETY: `create` makes an object of the class that it is called on.
    let box = unsafeDowncast(create(minimumCapacity: words) { _ in Value.self }, to: Box.self)
    box.pointer(to: Value.self).initialize(to: value)
    return box
  }

  deinit {
    func destroy<Value>(_ type: Value.Type) { _ = pointer(to: type).deinitialize(count: 1) }
    // The property `header` is checked for other accesses, of which there are none here.
    withUnsafeMutablePointerToHeader { destroy($0.pointee) }
  }

  /// The value.
  ///
  /// - Precondition: It was put in as this type.
  @inline(__always)
  func value<Value>(as type: Value.Type) -> Value { pointer(to: type).pointee }

  // SAFETY: the elements have room for the value wherever it is aligned. Nothing else is
  // stored there; the value is initialized in `make` and deinitialized in `deinit`.
  @inline(__always)
  private func pointer<Value>(to type: Value.Type) -> UnsafeMutablePointer<Value> {
    withUnsafeMutablePointerToElements { elements in
      UnsafeMutableRawPointer(elements).alignedUp(for: type).assumingMemoryBound(to: type)
    }
  }
}
