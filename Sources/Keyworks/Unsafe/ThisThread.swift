internal import KeyworksThreads

/// The state of the calling thread.
///
/// SAFETY: a record belongs to the thread that asks for it, and lasts until the thread ends. For
/// each address in the record, the property says what keeps the object alive.
@safe
package struct ThisThread {
  private let record: UnsafeMutablePointer<kw_thread>

  @inline(__always)
  static var current: ThisThread { unsafe ThisThread(record: kw_current_thread()) }

  /// The record of the innermost frame; see ``Frame``.
  @inline(__always)
  var innermost: UnsafeMutableRawPointer? {
    get { unsafe record.pointee.innermost }
    nonmutating set { unsafe record.pointee.innermost = newValue }
  }

  /// Memory for the first frames; deeper ones are allocated one by one.
  @inline(__always)
  var room: UnsafeMutableRawPointer { unsafe kw_room(record) }
  static var roomSize: Int { Int(KW_ROOM) }

  /// A number that tells threads apart.
  package static var number: UInt { unsafe UInt(bitPattern: kw_current_thread()) }
}

// MARK: - The stack

extension ThisThread {
  /// An address on the stack, near the caller's frame.
  @inline(__always)
  static var stackAddress: UInt { kw_stack_address() }

  /// Whether the stack address is in the window in which no frame has to look back.
  @inline(__always)
  var isInWindow: Bool {
    unsafe Self.stackAddress &- record.pointee.window_start < record.pointee.window_size
  }

  /// Sets the window in which no frame has to look back.
  func setWindow(from start: UInt, to end: UInt) {
    unsafe (record.pointee.window_start, record.pointee.window_size) = (start, end - start)
  }

  /// The lowest address of the stack, or 0 until it is measured.
  var stackEnd: UInt { unsafe record.pointee.stack_end }
  /// The size of the stack, or 0 if the system does not provide it.
  var stackSize: UInt { unsafe record.pointee.stack_size }

  /// Asks the system for the stack. From then on, the program stops if the thread ends during a
  /// resolve.
  func measureStack() {
    unsafe kw_measure_stack(record)
    unsafe record.pointee.when_abandoned = { unsafe Misuse.threadEnded(Frame(at: $0)).stop() }
  }

  /// Stops the program on another thread, because the message alone needs more than the rest of a
  /// small stack.
  static func stopAside(_ misuse: @escaping () -> Misuse) -> Never {
    unsafe withUnsafePointer(to: misuse) { misuse in
      unsafe kw_run_aside(
        { unsafe $0.assumingMemoryBound(to: (() -> Misuse).self).pointee().end() }, misuse)
    }
    misuse().end()
  }
}

// MARK: - State outside its frames

extension ThisThread {
  /// The variants under which the thread resolves. Code that sets them keeps them alive, and
  /// restores the previous ones.
  static var variants: VariantsInForce? {
    get { unsafe object(at: current.record.pointee.variants) }
    set { unsafe current.record.pointee.variants = address(of: newValue) }
  }

  /// The task that runs under these variants; see ``task``. An immediate task begins on the thread
  /// of other code, whose variants are not its own.
  static var taskOfVariants: Int {
    get { unsafe current.record.pointee.task_of_variants }
    set { unsafe current.record.pointee.task_of_variants = newValue }
  }

  /// A number that tells the running tasks apart, and code outside of tasks from them.
  static var task: Int { unsafe withUnsafeCurrentTask { unsafe $0.hashValue } }

  /// The objects that wait for the end of a preparation before they are released. Code that sets
  /// them keeps them alive.
  static var leftovers: Leftovers? {
    get { unsafe object(at: current.record.pointee.leftovers) }
    set { unsafe current.record.pointee.leftovers = address(of: newValue) }
  }

  @inline(__always)
  private static func object<Object: AnyObject>(at address: UnsafeMutableRawPointer?) -> Object? {
    unsafe address.map { unsafe Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func address(of object: AnyObject?) -> UnsafeMutableRawPointer? {
    unsafe object.map { unsafe Unmanaged.passUnretained($0).toOpaque() }
  }

  /// The instances with the lifetime `.graph`, if there are any. The record keeps them alive.
  var graph: Graph? {
    get { unsafe Self.object(at: record.pointee.graph) }
    nonmutating set {
      let old = unsafe record.pointee.graph
      unsafe record.pointee.graph = newValue.map { unsafe Unmanaged.passRetained($0).toOpaque() }
      // Released last, because that may run user code that comes back here.
      if let old = unsafe old { unsafe Unmanaged<Graph>.fromOpaque(old).release() }
    }
  }

  /// Releases the instances of a graph, unless other members of a list still share them.
  @inline(__always)
  func endGraph() {
    if unsafe record.pointee.graph != nil, unsafe !record.pointee.is_gathering { graph = nil }
  }

  /// Whether the thread gathers a list outside all frames. Its members then share a graph.
  static var isGathering: Bool {
    get { unsafe current.record.pointee.is_gathering }
    set { unsafe current.record.pointee.is_gathering = newValue }
  }

  /// Whether an observer is running. Its own resolves cause no events.
  package static var isObserving: Bool {
    get { unsafe current.record.pointee.is_observing }
    set { unsafe current.record.pointee.is_observing = newValue }
  }

  /// Whether resolves record their inputs, because a recursion may be endless.
  static var notesInputs: Bool {
    get { unsafe current.record.pointee.notes_inputs }
    set { unsafe current.record.pointee.notes_inputs = newValue }
  }
}

// MARK: - Properties

extension ThisThread {
  /// The property that a property wrapper is injecting on the thread, if there is one. Code that
  /// sets it keeps its contents alive, and restores the previous one.
  static var property: InjectionRecord? {
    get {
      let record = unsafe current.record
      guard unsafe record.pointee.is_injecting else { return nil }
      return unsafe kw_property(record).load(as: InjectionRecord.self)
    }
    set {
      let record = unsafe current.record
      unsafe record.pointee.is_injecting = newValue != nil
      guard let newValue else { return }
      // Costs nothing: the compiler knows both sizes.
      precondition(MemoryLayout<InjectionRecord>.size <= Int(KW_PROPERTY))
      unsafe kw_property(record).storeBytes(of: newValue, as: InjectionRecord.self)
    }
  }
}

// MARK: - The process

extension ThisThread {
  /// Whether an environment variable of the process is neither empty nor 0.
  static func isSet(_ variable: String) -> Bool { unsafe kw_is_set(variable) }

  /// Whether the process was launched for tests.
  static var isOfTests: Bool { kw_is_launched_for_tests() }
}
