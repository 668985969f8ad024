/// A value on the heap, so that a cell or a layer can hold it without its type.
///
/// Not a generic class: to look up the metadata of one takes longer than to make the
/// object. The value stands behind the header.
final class Box: ManagedBuffer<Box.Header, UInt> {
  struct Header {
    let type: any Any.Type
    let address: UnsafeMutableRawPointer
  }

  static func make<Value>(_ value: Value) -> Box {
    let word = MemoryLayout<UInt>.size
    let padding = max(0, MemoryLayout<Value>.alignment - word)
    let words = (MemoryLayout<Value>.size + padding + word - 1) / word
    // SAFETY: the elements have room for the value wherever it is aligned; nothing else is
    // stored there.
    let box = create(minimumCapacity: words) { box in
      let address = box.withUnsafeMutablePointerToElements {
        UnsafeMutableRawPointer($0).alignedUp(for: Value.self)
      }
      address.initializeMemory(as: Value.self, to: value)
      return Header(type: Value.self, address: address)
    }
    // SAFETY: `create` makes an object of the class that it is called on.
    return unsafeDowncast(box, to: Box.self)
  }

  deinit {
    func destroy<Value>(_ type: Value.Type) {
      address.assumingMemoryBound(to: type).deinitialize(count: 1)
    }
    withUnsafeMutablePointerToHeader { destroy($0.pointee.type) }
  }

  /// Where the value is.
  // The property `header` is checked for other accesses, of which there are none here.
  var address: UnsafeMutableRawPointer { withUnsafeMutablePointerToHeader(\.pointee.address) }

  /// The value.
  ///
  /// - Precondition: It was put in as this type.
  @inline(__always)
  func value<Value>(as type: Value.Type) -> Value {
    address.assumingMemoryBound(to: type).pointee
  }
}
