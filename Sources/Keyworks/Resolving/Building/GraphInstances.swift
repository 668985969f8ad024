/// The instances with the lifetime `.graph` on one thread, from the first of them until the
/// outermost resolve on that thread returns.
final class GraphInstances {
  private struct Entry {
    /// The slot and the number of its store. The address of a slot that is gone can be reused by a
    /// slot of another store.
    let slot: ObjectIdentifier
    let store: Int
    /// The generation of the slot. If the slot has another one by now, the entry is obsolete.
    let generation: Int
    let arguments: (any Arguments)?
    var once = Once()
  }

  private var entries: [Entry] = []
  /// The entries of each slot, built once there are too many entries to search one by one.
  private var bySlot: [ObjectIdentifier: [Int]] = [:]
  private static var few: Int { 16 }

  /// The instances of this thread.
  static var current: GraphInstances {
    if let graph = ThisThread.current.graph { return graph }
    let graph = GraphInstances()
    ThisThread.current.graph = graph
    return graph
  }

  /// Returns the cached instance, or claims the right to build it. May run a user's `==`.
  ///
  /// - Parameter generation: The generation of the layers that the caller follows. If the slot has
  ///   another one, nothing is claimed and the result is nil.
  func claim(
    _ slot: Slot, _ arguments: (any Arguments)?, expecting generation: Int,
    for resolution: Resolution, in frame: Frame
  ) -> Once.Claim? {
    while true {
      let count = entries.count
      if let index = find(slot, arguments) {
        let claim = entries[index].once.claim(for: resolution, in: frame)
        if case .mine = claim { resolution.graphEntry = index }
        return claim
      }
      guard slot.generation == generation else { return nil }
      // A user's `==` may have resolved the same instance in the meantime.
      if count == entries.count { add(slot, arguments, generation) }
    }
  }

  /// The instance of a slot without arguments, if it can be found quickly.
  @inline(__always)
  func plainInstance(of slot: Slot) -> AnyBox? {
    guard bySlot.isEmpty else { return nil }
    for index in entries.indices where isCurrent(index, of: slot) {
      guard entries[index].arguments == nil else { continue }
      return entries[index].once.kept.flatMap { $0.isPlain ? $0 : nil }
    }
    return nil
  }

  /// Forgets an instance that must not be handed out again.
  func drop(_ instance: AnyBox) {
    for index in entries.indices where entries[index].once.kept === instance {
      _ = entries[index].once.drop()
    }
  }

  /// Ends a build, and caches the instance if there is one.
  func finish(_ resolution: Resolution, keeping instance: AnyBox?) {
    guard let index = resolution.graphEntry else { return }
    entries[index].once.finish(resolution, keeping: instance)
  }

  private func add(_ slot: Slot, _ arguments: (any Arguments)?, _ generation: Int) {
    entries.append(
      Entry(
        slot: ObjectIdentifier(slot), store: slot.storeNumber, generation: generation,
        arguments: arguments))
    guard entries.count > Self.few else { return }
    for index in bySlot.isEmpty ? 0..<entries.count : entries.count - 1..<entries.count {
      bySlot[entries[index].slot, default: []].append(index)
    }
  }

  private func find(_ slot: Slot, _ arguments: (any Arguments)?) -> Int? {
    func isIt(_ index: Int) -> Bool {
      isCurrent(index, of: slot) && areEqual(entries[index].arguments, arguments)
    }
    if bySlot.isEmpty { return entries.indices.last(where: isIt) }
    return bySlot[ObjectIdentifier(slot)]?.last(where: isIt)
  }

  @inline(__always)
  private func isCurrent(_ index: Int, of slot: Slot) -> Bool {
    entries[index].slot == ObjectIdentifier(slot) && entries[index].store == slot.storeNumber
      && entries[index].generation == slot.generation
  }

  /// Runs `work` as one resolve, so that everything it resolves shares instances.
  static func shared<Result>(_ work: () -> Result) -> Result {
    guard Frame.innermostOfThread == nil, !ThisThread.isGathering else { return work() }
    ThisThread.isGathering = true
    defer {
      ThisThread.isGathering = false
      ThisThread.current.graph = nil
    }
    return work()
  }
}
