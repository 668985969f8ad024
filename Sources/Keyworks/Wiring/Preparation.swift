/// The work that a container does before it is used: it runs its `autoRegister`, and switches its
/// wirings on or off as their conditions say.
struct Preparation {
  /// Chooses the thread that does the work.
  fileprivate var once = Once()
  fileprivate var entries: [Entry] = []
  /// Counts how often an entry was added or removed.
  fileprivate var changes = 0
  fileprivate var isAutomaticKnown = false
  /// Whether the work itself has made something due.
  fileprivate var isDisturbedFromWithin = false
  /// Whether the thread that does the work may be asking conditions.
  fileprivate var isAsking = false
  /// Whether everything that was switched on is also checked and started.
  fileprivate var isConcluded = true

  fileprivate struct Entry {
    let chore: any Chore
    var isDue = true
    /// Whether it is done again even though nothing it depends on has changed.
    var isAnew = false
  }

  fileprivate var chores: [any Chore] { entries.map(\.chore) }

  /// Whether any chore must be done or checked.
  ///
  /// - Parameter asking: False to leave out the chores with a condition.
  fileprivate func isDue(asking: Bool) -> Bool {
    asking && !isConcluded
      || entries.contains { entry in
        guard let condition = entry.chore.condition else { return entry.isDue }
        return asking && (entry.isDue || condition.isUnsettled)
      }
  }

  /// Whether a thread must do chores, or wait for the thread that does. A thread that asks no
  /// conditions does not wait for one that may: a condition may ask for what its body builds.
  fileprivate func mustWork(asking: Bool) -> Bool {
    isDue(asking: asking) || once.builder != nil && (asking || !isAsking)
  }

  /// Returns the right to do the chores, or the thread that has it, or nil if the caller can go on.
  fileprivate mutating func claim(
    for resolution: Resolution, in frame: Frame, asking: Bool
  ) -> Once.Claim? {
    guard mustWork(asking: asking) else { return nil }
    let claim = once.claim(for: resolution, in: frame)
    if case .mine = claim { isAsking = asking }
    return claim
  }
}

/// A piece of work that a container does before it is used.
protocol Chore: AnyObject, Sendable {
  /// The condition that it depends on, if there is one.
  var condition: Condition? { get }

  /// Takes back what is no longer wanted.
  ///
  /// - Returns: Whether there is more to do.
  func begin(in container: any ManagedContainer, isAnew: Bool) -> Bool

  /// Does the work. One thread at a time does the chores of a container, and the others wait.
  func perform(in container: any ManagedContainer, isAnew: Bool)

  /// Returns whether an answer of the condition makes the finished work obsolete.
  func isOutdated(by answer: Bool) -> Bool

  /// Called after each round of the work, before other threads continue.
  ///
  /// - Parameter isAllDone: False if something is due, and this will be called again.
  func conclude(in container: any ManagedContainer, isAllDone: Bool)

  /// Called when the container is released.
  func containerIsGone()
}

extension Chore {
  var condition: Condition? { nil }

  func begin(in container: any ManagedContainer, isAnew: Bool) -> Bool { true }

  func perform(in container: any ManagedContainer, isAnew: Bool) {}

  func isOutdated(by answer: Bool) -> Bool { false }

  func conclude(in container: any ManagedContainer, isAllDone: Bool) {}

  func containerIsGone() {}
}

extension ContainerManager {
  /// Does everything that is due, or waits for the thread that does.
  ///
  /// - Parameter asking: False for a statement about the container, which does not depend on the
  ///   conditions. So they are asked once after several statements.
  /// - Returns: Whether the caller must continue with the registrations made so far, because it is
  ///   part of the work or would wait forever.
  @discardableResult
  func prepare(_ container: any ManagedContainer, asking: Bool = true) -> Bool {
    guard store.has(.unprepared) else { return false }
    if isPreparingHere { return true }
    addAutomaticWiring(of: container)
    let mayAsk = asking && mayAsk(in: container)
    let isInLoop = Leftovers.keep {
      // A condition may ask for what the other chores register, and a body waits for these only.
      work(in: container, asking: false, isLast: !mayAsk)
        || mayAsk && work(in: container, asking: true, isLast: true)
    }
    if isInLoop { return true }
    preparation.withLock { preparation in
      if preparation.once.builder == nil, !preparation.isDue(asking: true) {
        store.set(.unprepared, to: false)
      }
    }
    return false
  }

  /// Does the chores that are due, or waits for the thread that does.
  ///
  /// - Parameter isLast: Whether the caller does no others after them.
  /// - Returns: Whether waiting would never end.
  private func work(in container: any ManagedContainer, asking: Bool, isLast: Bool) -> Bool {
    while preparation.withLock({ $0.mustWork(asking: asking) }) {
      let resolution = Resolution(.chores)
      let frame = Frame.push(container, Self.place, resolution)
      defer { frame.pop() }
      switch preparation.withLock({ $0.claim(for: resolution, in: frame, asking: asking) }) {
      case .kept, nil: return false
      case .building(let builder): if case .loop = builder.wait(in: frame) { return true }
      case .mine:
        performChores(in: container, asking: asking, isLast: isLast, resolution)
        // Changes that other threads made in the meantime are for their next use.
        return false
      }
    }
    return false
  }

  private func addAutomaticWiring(of container: any ManagedContainer) {
    if preparation.withLock(\.isAutomaticKnown) { return }
    store.specialization = Specialization.of(container)
    let wiring = container is any AutoRegistering ? ActiveWiring.automatic(in: self) : nil
    preparation.withLock { preparation in
      if preparation.isAutomaticKnown { return }
      preparation.isAutomaticKnown = true
      if let wiring { preparation.entries.insert(Preparation.Entry(chore: wiring), at: 0) }
    }
  }

  /// Whether to ask conditions now. They are left out in two cases: a body of this container is
  /// running, because a condition may ask for what it builds; or the container is closing or
  /// closed, because a condition may find nothing.
  private func mayAsk(in container: any ManagedContainer) -> Bool {
    let isBuilding = Frame.innermostIfAny?.isInBody(of: container) == true
    return !isBuilding && !store.has(.closing)
  }

  private func performChores(
    in container: any ManagedContainer, asking: Bool, isLast: Bool, _ resolution: Resolution
  ) {
    if asking {
      for chore in preparation.withLock({ $0.entries.filter { !$0.isDue }.map(\.chore) }) {
        guard let answer = chore.condition?.lookAgain(in: container) else { continue }
        if chore.isOutdated(by: answer) { makeDue { $0 === chore } }
      }
    }
    var rounds = 0
    repeat {
      // Everything is taken back before anything replaces it.
      let due = takeDue(asking: asking).filter { $0.chore.begin(in: container, isAnew: $0.isAnew) }
      for (chore, isAnew) in due { chore.perform(in: container, isAnew: isAnew) }
      if isLast { conclude(in: container) }
      rounds += 1
    } while !finish(after: rounds, asking: asking, resolution)
    resolution.end(.nothing)
  }

  private func takeDue(asking: Bool) -> [(chore: any Chore, isAnew: Bool)] {
    preparation.withLock { preparation in
      preparation.isDisturbedFromWithin = false
      var due: [(chore: any Chore, isAnew: Bool)] = []
      for index in preparation.entries.indices {
        let entry = preparation.entries[index]
        guard entry.isDue, asking || entry.chore.condition == nil else { continue }
        (preparation.entries[index].isDue, preparation.entries[index].isAnew) = (false, false)
        due.append((entry.chore, entry.isAnew))
      }
      if !due.isEmpty { preparation.isConcluded = false }
      return due
    }
  }

  /// Checks and starts what was switched on. While something is due, a promise may yet be kept.
  private func conclude(in container: any ManagedContainer) {
    let isAllDone = preparation.withLock { preparation in
      preparation.isConcluded = !preparation.entries.contains(where: \.isDue)
      return preparation.isConcluded
    }
    for chore in preparation.withLock(\.chores) {
      chore.conclude(in: container, isAllDone: isAllDone)
    }
  }

  /// - Returns: False if something is due again: because of the work itself or, after the first
  ///   round only, because of other threads. Those may go on forever.
  private func finish(after rounds: Int, asking: Bool, _ resolution: Resolution) -> Bool {
    let endless = preparation.withLock { preparation in
      let again = preparation.entries.first { $0.isDue && (asking || $0.chore.condition == nil) }
      if let again, preparation.isDisturbedFromWithin || rounds == 1 {
        return (rounds > Self.mostRounds ? again.chore : nil, false)
      }
      preparation.once.finish(resolution, keeping: nil)
      return ((any Chore)?.none, true)
    }
    endless.0?.condition?.refuse(nil)
    return endless.1
  }

  /// The number of rounds beyond which the program assumes an endless loop.
  private static var mostRounds: Int { 1_000 }

  // MARK: - Chores that are due

  /// Adds a chore to do before the next use, unless there is one like it.
  ///
  /// - Parameter isAlike: May run user code.
  /// - Returns: The existing chore that is like it.
  @discardableResult
  func add(
    _ chore: any Chore, isDue: Bool = true, unless isAlike: (any Chore) -> Bool = { _ in false }
  ) -> (any Chore)? {
    let isHere = isPreparingHere
    while true {
      let (seen, changes) = preparation.withLock { ($0.chores, $0.changes) }
      if let known = seen.first(where: isAlike) { return known }
      let isAdded = preparation.withLock { preparation in
        guard preparation.changes == changes else { return false }
        preparation.changes += 1
        preparation.entries.append(Preparation.Entry(chore: chore, isDue: isDue))
        if isDue, isHere { preparation.isDisturbedFromWithin = true }
        store.set(.unprepared, to: true)
        return true
      }
      if isAdded { return nil }
    }
  }

  func remove(_ chore: any Chore) {
    let old = preparation.withLock { preparation in
      let old = preparation.entries
      preparation.changes += 1
      preparation.entries.removeAll { $0.chore === chore }
      return old
    }
    Dropped.letGo(of: old)
  }

  /// The chores of one kind.
  func chores<Kind>(of kind: Kind.Type) -> [Kind] {
    preparation.withLock(\.chores).compactMap { $0 as? Kind }
  }

  /// Marks a chore as due.
  @inline(never)
  func makeDue(_ isMeant: (any Chore) -> Bool) {
    let isHere = isPreparingHere
    let isNew = preparation.withLock { preparation in
      guard let index = preparation.entries.firstIndex(where: { isMeant($0.chore) }) else {
        return false
      }
      if isHere { preparation.isDisturbedFromWithin = true }
      store.set(.unprepared, to: true)
      return !exchange(&preparation.entries[index].isDue, with: true)
    }
    guard isNew else { return }
    tagsIfAny?.signals.signal()
    // The work that the container will do may matter to conditions of other containers.
    store.tellDependents()
  }

  /// Makes the whole wiring due again, as part of a reset of registrations. Until it runs, its
  /// earlier statements stay. A reset from inside the wiring has no effect.
  func makeWiringDue() {
    if isPreparingHere { return }
    preparation.withLock { preparation in
      if preparation.entries.isEmpty { return }
      for index in preparation.entries.indices {
        (preparation.entries[index].isDue, preparation.entries[index].isAnew) = (true, true)
      }
      store.set(.unprepared, to: true)
    }
    tagsIfAny?.signals.signal()
  }

  /// Called when the container is released.
  func endChores() { for chore in preparation.withLock(\.chores) { chore.containerIsGone() } }

  // MARK: - The thread that does the work

  /// Whether this thread is doing the work.
  var isPreparingHere: Bool {
    guard let build = preparation.withLock(\.once.builder) else { return false }
    return Frame.innermostIfAny?.innermostBuild?.isPart(of: build) == true
  }

  /// The place that messages show for the preparation of a container.
  private static var place: Place {
    Place(file: #fileID, function: "wiring", line: #line, column: #column)
  }

  /// The number of threads that wait for `autoRegister` to end. For tests.
  package var waiterCount: Int { preparation.withLock(\.once.builder)?.waiterCount ?? 0 }
}

extension Frame {
  /// Whether a body of a container is running here. A body outside of a sandbox does not count
  /// inside it.
  fileprivate func isInBody(of container: any ManagedContainer) -> Bool {
    for frame in andOuter {
      switch frame.resolution?.role {
      case .border: return false
      case .chores, .wiring, .condition, .start: continue
      case .factory, nil: if frame.container === container { return true }
      }
    }
    return false
  }
}
