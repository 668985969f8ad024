/// A weakly held instance.
// SAFETY: constants, and the runtime guards the reference; see ``AnyBox``.
@safe final class WeakBox<Value>: AnyBox, @unchecked Sendable {
  private let reference: WeakReference
  // A copy of the value that retains nothing. A cast of the object to an existential type would
  // take three times as long as all the rest of a hit. Nil if the value refers to something else
  // that holds the object: an existential type may hold a large Optional.
  private let copy: UnsafeMutablePointer<Value>?

  /// - Parameter object: The object that the value is: see ``Lifetime/box(keeping:in:)``.
  init(_ object: AnyObject, of value: Value) {
    reference = WeakReference(object)
    unsafe copy = withUnsafeBytes(of: value) { bytes in
      // SAFETY: a value that is an object, or an existential that holds one, begins with its
      // address.
      guard unsafe bytes.loadUnaligned(as: UInt.self) == UInt(bitPattern: ObjectIdentifier(object))
      else { return nil }
      let copy = UnsafeMutableRawBufferPointer.allocate(
        byteCount: bytes.count, alignment: MemoryLayout<Value>.alignment)
      unsafe copy.copyMemory(from: bytes)
      return unsafe copy.baseAddress?.assumingMemoryBound(to: Value.self)
    }
  }

  deinit { unsafe copy?.deallocate() }

  /// The value, whose end is left to the caller. It throws, because returning an optional of a
  /// generic type takes much longer.
  var value: Value {
    get throws(NoHit) {
      guard let object = reference.object else { throw NoHit() }
      // SAFETY: besides the reference to the object, which exists, the value is made of constants.
      if let copy = unsafe copy { return withExtendedLifetime(object) { unsafe copy.pointee } }
      guard let value = object as? Value else { throw NoHit() }
      return value
    }
  }

  override var current: AnyBox? {
    do { return Box(try value) } catch { return nil }
  }
}
