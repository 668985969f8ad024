internal import KeyworksThreads

/// What the calling thread is doing.
///
/// SAFETY: a record belongs to the thread that asks, and lasts until that ends. What it holds by
/// address is held by whoever put it there, as is said at each property.
@safe
struct ThisThread {
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

  /// Tells threads apart.
  static var number: UInt { unsafe UInt(bitPattern: kw_current_thread()) }
}

// MARK: - The stack

extension ThisThread {
  /// A place on the stack, near to where the caller runs.
  @inline(__always)
  static var stackAddress: UInt { kw_stack_address() }

  /// Whether this place on the stack is one where no frame has to look back.
  @inline(__always)
  var isInWindow: Bool {
    unsafe Self.stackAddress &- record.pointee.window_start < record.pointee.window_size
  }

  /// Sets where no frame has to look back.
  func setWindow(from start: UInt, to end: UInt) {
    unsafe (record.pointee.window_start, record.pointee.window_size) = (start, end - start)
  }

  /// The lowest address of the stack, 0 until it was measured.
  var stackEnd: UInt { unsafe record.pointee.stack_end }
  /// 0 where the system does not say.
  var stackSize: UInt { unsafe record.pointee.stack_size }

  /// Asks the system for the stack, and ends the program should the thread end in a resolve.
  func measureStack() {
    unsafe kw_measure_stack(record)
    unsafe record.pointee.when_abandoned = { unsafe Misuse.threadEnded(Frame(at: $0)).stop() }
  }

  /// Ends the program on another thread: the message alone takes more than is left of a small stack.
  static func stopAside(_ misuse: Misuse) -> Never {
    unsafe withUnsafePointer(to: misuse) { misuse in
      unsafe kw_run_aside({ unsafe $0.assumingMemoryBound(to: Misuse.self).pointee.end() }, misuse)
    }
    misuse.end()
  }
}

// MARK: - Beside its frames

extension ThisThread {
  /// The variants under which the thread resolves. Whoever puts them there holds them, and puts
  /// back what was there before.
  static var variants: VariantsInForce? {
    get {
      unsafe current.record.pointee.variants.map {
        unsafe Unmanaged<VariantsInForce>.fromOpaque($0).takeUnretainedValue()
      }
    }
    set {
      unsafe current.record.pointee.variants = newValue.map {
        unsafe Unmanaged.passUnretained($0).toOpaque()
      }
    }
  }

  /// The instances with the lifetime `.graph`, if there are any. The record holds them.
  var graph: GraphInstances? {
    get {
      unsafe record.pointee.graph.map {
        unsafe Unmanaged<GraphInstances>.fromOpaque($0).takeUnretainedValue()
      }
    }
    nonmutating set {
      let old = unsafe record.pointee.graph
      unsafe record.pointee.graph = newValue.map { unsafe Unmanaged.passRetained($0).toOpaque() }
      // Last, since an end may come back here.
      if let old = unsafe old { unsafe Unmanaged<GraphInstances>.fromOpaque(old).release() }
    }
  }

  /// Lets go of the instances of a graph, unless others of one list are to share them.
  @inline(__always)
  func endGraph() {
    if unsafe record.pointee.graph != nil, unsafe !record.pointee.is_gathering { graph = nil }
  }

  /// Whether the thread gathers a list outside of every frame: its members share a graph.
  static var isGathering: Bool {
    get { unsafe current.record.pointee.is_gathering }
    set { unsafe current.record.pointee.is_gathering = newValue }
  }

  /// Whether an observer runs: what it resolves is no event.
  static var isObserving: Bool {
    get { unsafe current.record.pointee.is_observing }
    set { unsafe current.record.pointee.is_observing = newValue }
  }

  /// Whether resolves note their inputs, because a recursion may be endless.
  static var notesInputs: Bool {
    get { unsafe current.record.pointee.notes_inputs }
    set { unsafe current.record.pointee.notes_inputs = newValue }
  }
}

// MARK: - Properties

extension ThisThread {
  /// The property that a wrapper injects on the thread, if one does. Whoever puts it there holds what
  /// it refers to, and puts back what was there before.
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
      unsafe kw_property(record).storeBytes(of: newValue, as: InjectionRecord.self)
    }
  }
}

// MARK: - The process

extension ThisThread {
  /// A variable of the environment of the process.
  static func environment(_ name: String) -> String? {
    unsafe kw_environment(name).map { unsafe String(cString: $0) }
  }
}
