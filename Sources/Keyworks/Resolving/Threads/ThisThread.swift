internal import KeyworksThreads

/// What the calling thread is doing, beside its frames.
///
/// SAFETY: a record belongs to the thread that asks, and lasts until that ends. What it holds by
/// address is held by who put it there, as is said at each property.
enum ThisThread {
  /// The variants under which the thread resolves. Who puts them there holds them, and puts back
  /// what was there before.
  static var variants: VariantsInForce? {
    get {
      kw_current_thread().pointee.variants.map {
        Unmanaged<VariantsInForce>.fromOpaque($0).takeUnretainedValue()
      }
    }
    set {
      kw_current_thread().pointee.variants = newValue.map {
        Unmanaged.passUnretained($0).toOpaque()
      }
    }
  }

  /// The instances with the lifetime `.graph`, if there are any. The record holds them.
  static var graph: GraphInstances? {
    get {
      kw_current_thread().pointee.graph.map {
        Unmanaged<GraphInstances>.fromOpaque($0).takeUnretainedValue()
      }
    }
    set {
      let thread = kw_current_thread()
      let old = thread.pointee.graph
      thread.pointee.graph = newValue.map { Unmanaged.passRetained($0).toOpaque() }
      // Last, since an end may come back here.
      if let old { Unmanaged<GraphInstances>.fromOpaque(old).release() }
    }
  }

  /// Whether the thread gathers a list outside of every frame: its members share a graph.
  static var isGathering: Bool {
    get { kw_current_thread().pointee.is_gathering }
    set { kw_current_thread().pointee.is_gathering = newValue }
  }

  /// Whether an observer runs: what it resolves is no event.
  static var isObserving: Bool {
    get { kw_current_thread().pointee.is_observing }
    set { kw_current_thread().pointee.is_observing = newValue }
  }

  /// Whether resolves note their inputs, because a recursion may be endless.
  static var notesInputs: Bool { kw_current_thread().pointee.notes_inputs }

  /// Tells threads apart.
  static var number: UInt { UInt(bitPattern: kw_current_thread()) }
}
