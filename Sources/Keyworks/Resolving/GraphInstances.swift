internal import KeyworksThreads
internal import Synchronization

/// The instances with the lifetime `.graph` on one thread, from the first of them until
/// the outermost resolve on that thread returns.
struct GraphInstances {
  typealias Pointer = UnsafeMutablePointer<GraphInstances>

  fileprivate struct Entry {
    let slot: Slot.Pointer
    let key: SlotKey
    let arguments: (any Arguments)?
    let builder: Frame.Pointer
    /// What the counters of the slot and of its store were. The second also tells the
    /// store from one that came after it, whose slot may have the same address.
    let generation: Int
    let resets: UInt64
    /// The number of the entry before this one with the same key, or -1. No optional, which
    /// is nine bytes: what follows it would be written in pieces that later reads straddle.
    var earlier = -1
    /// Where the value is, for who needs no more than its key to find it; nil while it is
    /// built, and when the build came to nothing.
    var address: UnsafeMutableRawPointer?
    /// Holds it, if it is not in the room.
    var box: Box?
    var room = Room()
    /// Whether neither arguments nor an `id:` tell it from others of its key.
    let isPlain: Bool
    var isForgotten = false
  }

  fileprivate struct Key: Hashable {
    let slot: Slot.Pointer
    let hash: Int
  }

  /// Only ever added to, so that an entry keeps its index. Bare memory, because a look
  /// at an element of an array retains the array.
  fileprivate var entries = UnsafeMutablePointer<Entry>.allocate(capacity: fewEntries)
  fileprivate var count = 0
  private var capacity = fewEntries
  /// Where a look at each entry ends: at once if there are too many.
  fileprivate var endOfSearch: UnsafeMutablePointer<Entry>
  /// The newest entry of each key, once there are too many to look at each.
  fileprivate var newest: [Key: Int] = [:]
  fileprivate static var fewEntries: Int { 16 }

  init() { endOfSearch = entries }

  fileprivate mutating func append(
    _ slot: Slot.Pointer, _ arguments: (any Arguments)?, builder: Frame.Pointer
  ) {
    if count == capacity { grow() }
    (entries + count).initialize(to: Entry(slot, arguments, builder: builder))
    count += 1
    if count > Self.fewEntries { indexNewest() } else { endOfSearch = entries + count }
  }

  @inline(never)
  private mutating func grow() {
    for index in 0..<count { leaveRoom(index) }
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: 4 * capacity)
    larger.moveInitialize(from: entries, count: count)
    entries.deallocate()
    entries = larger
    capacity *= 4
  }

  @inline(never)
  private mutating func indexNewest() {
    endOfSearch = entries
    for index in newest.isEmpty ? 0..<count : count - 1..<count {
      entries[index].earlier = newest.updateValue(index, forKey: entries[index].indexKey) ?? -1
    }
  }

  /// Runs user code: what is kept is destroyed here.
  fileprivate mutating func removeAll() {
    if !newest.isEmpty { newest = [:] }
    for index in 0..<count {
      room(index).destroy()
      // Most entries hold nothing else, and to destroy one takes a tour of its type.
      if entries[index].holdsObjects { (entries + index).deinitialize(count: 1) }
    }
    count = 0
    defer { endOfSearch = entries }
    guard capacity > Self.fewEntries else { return }
    entries.deallocate()
    entries = .allocate(capacity: Self.fewEntries)
    capacity = Self.fewEntries
  }

  fileprivate func room(_ index: Int) -> Room.Pointer {
    withUnsafeMutablePointer(to: &entries[index].room) { $0 }
  }

  /// Moves a value to the heap, since the entry moves or somebody will hold it.
  ///
  /// - Returns: The box of the value, wherever it was.
  @discardableResult
  fileprivate func leaveRoom(_ index: Int) -> Box? {
    if let box = room(index).moveToBox() {
      entries[index].box = box
      publish(box.address, at: index)
    }
    return entries[index].box
  }

  fileprivate func publish(_ address: UnsafeMutableRawPointer?, at index: Int) {
    if entries[index].isPlain { entries[index].address = address }
  }

  enum Claim {
    case kept(Box)
    /// The caller builds, and then calls `finish` with this index.
    case build(Int)
    /// This frame, further out on this thread, is building it.
    case takenHere(Frame.Pointer)
  }
}

// SAFETY, for every pointer to the instances of a graph: one thread uses it, which has it
// in its record from the first use until the outermost resolve returns. No access to what
// it points to lasts while user code runs, which may come back here.
extension UnsafeMutablePointer where Pointee == GraphInstances {
  /// Takes the instance of a slot, or the duty to build it.
  func claim(
    _ slot: Slot.Pointer, _ arguments: (any Arguments)?, for frame: Frame.Pointer
  ) -> GraphInstances.Claim {
    while true {
      let count = pointee.count
      if let index = find(slot, arguments) {
        return pointee.leaveRoom(index).map { .kept($0) }
          ?? .takenHere(pointee.entries[index].builder)
      }
      // A user's `==` may have resolved the same meanwhile.
      guard count == pointee.count else { continue }
      pointee.append(slot, arguments, builder: frame)
      return .build(count)
    }
  }

  /// Where the value is that is kept under a key without arguments, if it is quickly found.
  ///
  /// - Parameter resets: The counter of the store that is meant.
  @inline(__always)
  func kept(_ key: SlotKey, resets: UInt64) -> UnsafeMutableRawPointer? {
    var entry = pointee.entries
    while entry < pointee.endOfSearch {
      if entry.pointee.resets == resets, entry.pointee.key.isIdentical(to: key),
        entry.pointee.isOfThisGeneration, let address = entry.pointee.address
      {
        return address
      }
      entry += 1
    }
    return nil
  }

  /// Keeps a value.
  @inline(__always)
  func finish<Value>(_ index: Int, with value: Value) {
    guard Room.fits(Value.self) else { return finish(index, Box.make(value)) }
    let room = pointee.room(index)
    room.put(value)
    pointee.publish(room.address, at: index)
  }

  /// Keeps a boxed value, or, with nil, forgets that there was a build.
  func finish(_ index: Int, _ box: Box?) {
    pointee.entries[index].isForgotten = box == nil
    pointee.publish(box?.address, at: index)
    pointee.entries[index].box = box
  }

  /// May run a user's `==`.
  private func find(_ slot: Slot.Pointer, _ arguments: (any Arguments)?) -> Int? {
    let resets = slot.pointee.store.resets.load(ordering: .relaxed)
    let isIndexed = !pointee.newest.isEmpty
    var index =
      isIndexed
      ? pointee.newest[GraphInstances.Key(slot, arguments)] : pointee.count - 1
    while let here = index, here >= 0 {
      let entry = pointee.entries + here
      if entry.pointee.slot == slot, entry.pointee.resets == resets, entry.pointee.isCurrent,
        areEqual(entry.pointee.arguments, arguments)
      {
        return here
      }
      index = isIndexed ? pointee.entries[here].earlier : here - 1
    }
    return nil
  }
}

extension GraphInstances.Entry {
  fileprivate init(_ slot: Slot.Pointer, _ arguments: (any Arguments)?, builder: Frame.Pointer) {
    self.slot = slot
    key = slot.pointee.key
    self.arguments = arguments
    isPlain = arguments == nil && !builder.pointee.place.hasID
    self.builder = builder
    generation = slot.pointee.generation.load(ordering: .relaxed)
    resets = slot.pointee.store.resets.load(ordering: .relaxed)
  }

  /// Whether nothing has made it obsolete.
  ///
  /// - Precondition: Its store is there.
  fileprivate var isCurrent: Bool { !isForgotten && isOfThisGeneration }

  fileprivate var isOfThisGeneration: Bool {
    generation == slot.pointee.generation.load(ordering: .relaxed)
  }

  fileprivate var holdsObjects: Bool { arguments != nil || box != nil }

  fileprivate var indexKey: GraphInstances.Key { GraphInstances.Key(slot, arguments) }
}

extension GraphInstances.Key {
  fileprivate init(_ slot: Slot.Pointer, _ arguments: (any Arguments)?) {
    self.slot = slot
    hash = arguments?.hash ?? 0
  }
}

// MARK: - The thread

extension GraphInstances {
  /// Those of this thread.
  static func current(on thread: UnsafeMutablePointer<kw_thread>) -> Pointer {
    thread.pointee.has_graph = true
    if let known = thread.pointee.graph { return known.assumingMemoryBound(to: Self.self) }
    let graph = Pointer.allocate(capacity: 1)
    graph.initialize(to: GraphInstances())
    thread.pointee.graph = UnsafeMutableRawPointer(graph)
    thread.pointee.free_graph = { GraphInstances.destroy($0.assumingMemoryBound(to: Self.self)) }
    return graph
  }

  private static func destroy(_ graph: Pointer) {
    graph.pointee.entries.deallocate()
    graph.deinitialize(count: 1).deallocate()
  }

  /// Runs `work` as one resolve: what it resolves shares instances.
  @inline(__always)
  static func shared<Result>(_ work: () -> Result) -> Result {
    let thread = kw_current_thread()
    guard thread.pointee.innermost == nil, !thread.pointee.is_gathering else { return work() }
    thread.pointee.is_gathering = true
    defer {
      thread.pointee.is_gathering = false
      if thread.pointee.has_graph { end(on: thread) }
    }
    return work()
  }

  /// Lets the instances go. They are off the thread before the first of them is
  /// destroyed, since its end may resolve something.
  @inline(never)
  static func end(on thread: UnsafeMutablePointer<kw_thread>) {
    thread.pointee.has_graph = false
    guard let known = thread.pointee.graph else { return }
    thread.pointee.graph = nil
    let graph = known.assumingMemoryBound(to: Self.self)
    graph.pointee.removeAll()
    if thread.pointee.graph == nil {
      thread.pointee.graph = known
    } else {
      destroy(graph)
    }
  }
}
