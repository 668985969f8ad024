internal import KeyworksThreads
internal import Synchronization

/// The instances with the lifetime `.graph` on one thread: made with the first of
/// them, ended when the outermost resolve on that thread returns.
final class GraphInstances {
  final class Entry {
    fileprivate let slot: Slot
    fileprivate let arguments: any Arguments
    fileprivate let builder: Frame.Pointer
    fileprivate let generation: Int
    fileprivate let resets: Int
    /// The boxed value; nil while it is built.
    fileprivate var box: AnyObject?
    private unowned let graph: GraphInstances

    fileprivate init(
      _ graph: GraphInstances, _ slot: Slot, _ arguments: any Arguments,
      builder: Frame.Pointer, generation: Int, resets: Int
    ) {
      (self.graph, self.slot, self.arguments) = (graph, slot, arguments)
      self.builder = builder
      (self.generation, self.resets) = (generation, resets)
    }

    /// Keeps a boxed value, or, with nil, forgets that there was a build.
    func finish(_ box: AnyObject?) {
      self.box = box
      if box == nil { graph.entries[ObjectIdentifier(slot)]?.remove(arguments, self) }
    }
  }

  private var entries: [ObjectIdentifier: ArgumentMap<Entry>] = [:]

  /// Stands for the arguments of a factory that takes none.
  private static let none = HashedArguments<Int>(0)

  /// Those of this thread.
  static func current(on thread: UnsafeMutablePointer<kw_thread>) -> GraphInstances {
    if let known = thread.pointee.graph {
      return Unmanaged<GraphInstances>.fromOpaque(known).takeUnretainedValue()
    }
    let new = GraphInstances()
    thread.pointee.graph = Unmanaged.passRetained(new).toOpaque()
    return new
  }

  /// Lets the instances go. They are off the thread before the first of them is
  /// destroyed, since its end may resolve something.
  static func end(on thread: UnsafeMutablePointer<kw_thread>) {
    guard let graph = thread.pointee.graph else { return }
    thread.pointee.graph = nil
    Unmanaged<GraphInstances>.fromOpaque(graph).release()
  }

  // MARK: - One instance

  enum Claim {
    case kept(AnyObject)
    /// The caller builds, and then calls `finish`.
    case build(Entry)
    /// This frame, further out on this thread, is building it.
    case takenHere(Frame.Pointer)
  }

  /// Takes the instance of a slot, or the duty to build it.
  func claim(
    _ slot: Slot, _ arguments: (any Arguments)?, for frame: Frame.Pointer
  ) -> Claim {
    let arguments = arguments ?? Self.none
    let generation = slot.generation.load(ordering: .relaxed)
    let resets = slot.store.resets.load(ordering: .relaxed)
    let key = ObjectIdentifier(slot)
    func isCurrent(_ entry: Entry) -> Bool {
      entry.generation == generation && entry.resets == resets
    }
    while true {
      let head = entries[key]?.head(for: arguments.hash)
      let known = head?.find(arguments, where: isCurrent)
      if let known { return known.box.map { .kept($0) } ?? .takenHere(known.builder) }
      // A user's `==` may have resolved the same meanwhile.
      guard entries[key]?.head(for: arguments.hash) === head else { continue }
      let entry = Entry(
        self, slot, arguments, builder: frame, generation: generation, resets: resets)
      let obsolete = head?.payloads.filter { !isCurrent($0) } ?? []
      for entry in obsolete { entries[key]?.remove(entry.arguments, entry) }
      entries[key, default: ArgumentMap()].add(arguments, entry)
      return withExtendedLifetime(obsolete) { .build(entry) }
    }
  }
}
