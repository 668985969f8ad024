internal import KeyworksThreads

/// A number that several threads read and change without a lock.
///
/// Each load acquires and each store releases: a thread that reads a number also sees what the
/// thread that stored it had written before. On x86_64 a load and a store are plain moves.
///
/// `Atomic` does the same, but only on systems that have the module `Synchronization`.
// SAFETY: the memory is raw, so the compiler neither copies nor moves it while it is borrowed, and
// only the atomic functions of the C target access it after the initializer.
@safe @_rawLayout(like: Int)
package struct AtomicWord: ~Copyable, @unchecked Sendable {
  package init(_ value: Int) { unsafe address.initialize(to: value) }

  @inline(__always)
  private var address: UnsafeMutablePointer<Int> {
    unsafe withUnsafePointer(to: self) { word in
      unsafe UnsafeMutableRawPointer(mutating: word).assumingMemoryBound(to: Int.self)
    }
  }

  @inline(__always)
  package func load() -> Int { unsafe kw_load(address) }

  @inline(__always)
  package func store(_ value: Int) { unsafe kw_store(address, value) }

  /// Returns the number after the addition.
  @inline(__always) @discardableResult
  package func add(_ number: Int) -> Int { unsafe kw_add(address, number) }

  /// Stores a number if the word has the expected one, and returns the number that it had.
  @inline(__always) @discardableResult
  package func replace(_ expected: Int, with new: Int) -> Int {
    unsafe kw_replace(address, expected, new)
  }

  /// Sets or clears some bits, and leaves the others.
  @inline(__always)
  package func set(_ bits: Int, to areSet: Bool) {
    if areSet { unsafe kw_set_bits(address, bits) } else { unsafe kw_clear_bits(address, bits) }
  }
}

extension AtomicWord {
  private static let numbers = AtomicWord(0)

  /// Returns a number that is greater than all that it has returned in this process.
  @inline(never)
  package static func nextNumber() -> Int { numbers.add(1) }
}

/// A condition that holds from some moment on.
package struct AtomicFlag: ~Copyable, Sendable {
  private let word = AtomicWord(0)

  package init() {}
  package var isSet: Bool { word.load() != 0 }
  package func set() { word.store(1) }
}

/// A reference to an object that several threads load and store without a lock. It retains nothing.
///
/// The methods are generic, and not the type: if a private class is its argument, a debug build of
/// Swift 6.3.1 fails.
// SAFETY: each caller says why the object is of the class that it names, and what keeps it alive.
@safe
struct AtomicReference: ~Copyable {
  private let word = AtomicWord(0)

  @unsafe @inline(__always)
  func load<Object: AnyObject>(as type: Object.Type) -> Unmanaged<Object>? {
    guard let address = unsafe UnsafeRawPointer(bitPattern: word.load()) else { return nil }
    return unsafe .fromOpaque(address)
  }

  func store<Object: AnyObject>(_ object: Unmanaged<Object>) {
    unsafe word.store(Int(bitPattern: object.toOpaque()))
  }

  /// Returns whether there was none.
  func storeIfNil<Object: AnyObject>(_ object: Unmanaged<Object>) -> Bool {
    unsafe word.replace(0, with: Int(bitPattern: object.toOpaque())) == 0
  }
}
