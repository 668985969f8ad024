/// The chores of a container, such as `autoRegister`. Before a use, one thread does those that are
/// due, and the others wait for it. This is an attachment of the container, and the role of the
/// frame around the chores, which is not shown.
final class Preparation: Attachment, Role {
  fileprivate struct State {
    /// Chooses the thread that does the work.
    var once = Once()
    var chores = Chores()
    /// Whether the work itself has made a chore due.
    var isDisturbedFromWithin = false
    /// Whether the thread that does the work may ask.
    var isAsking = false
    /// See ``ContainerManager/refusesConflicts``.
    var refusesConflicts = false

    /// Whether a thread must do chores, or wait for the thread that does. A thread that may not ask
    /// does not wait for one that may: the code that is asked may need what the first one builds.
    func mustWork(asking: Asking) -> Bool {
      chores.isWorkLeft(asking: asking) || once.builder != nil && (asking != .none || !isAsking)
    }
  }

  fileprivate let state = Guarded(State())

  var isShown: Bool { false }

  fileprivate var chores: [any Chore] { state.withLock(\.chores.all) }

  func wasLetGo() { for chore in chores { chore.wasLetGo() } }

  func containerCloses() { for chore in chores { chore.containerCloses() } }
}

extension ContainerManager {
  private var preparationIfAny: Preparation? { store.attachments.get() }
  private var preparation: Preparation { store.attachments.addIfNone(Preparation()) }

  /// Before the first use, adds `autoRegister`. Then does what is due, or waits for the thread that
  /// does.
  ///
  /// - Parameter asking: None for a statement about the container. So chores ask only once after
  ///   several statements.
  /// - Returns: Whether the caller must continue with the registrations made so far, because it is
  ///   part of the work or would wait forever.
  @discardableResult
  package func prepare(_ container: any ManagedContainer, asking: Asking = .all) -> Bool {
    guard store.has(.unpreparedOrUnused) else { return false }
    if isPreparingHere { return true }
    noteUse(of: container)
    guard store.has(.unprepared) else { return false }
    // No chore asks if the container is closing or closed, because the code that is asked may find
    // nothing; if the code that runs here forbids it; or if a body of this container is running,
    // because the code that is asked may need its result.
    let mayAsk =
      asking != .none && !store.has(.closing) && Frame.roleHere?.letsAsk != false
      && Frame.innermostIfAny?.factories.contains { $0.container === container } != true
    let isInLoop = Leftovers.keep {
      // First those that do not ask: a body waits only for these, and the code that is asked may
      // need what they register.
      work(in: container, asking: .none, isLast: !mayAsk)
        || mayAsk && work(in: container, asking: asking, isLast: true)
    }
    if isInLoop { return true }
    preparation.state.withLock { preparation in
      if preparation.once.builder == nil, !preparation.chores.isWorkLeft(asking: .all) {
        store.set(.unprepared, to: false)
      }
    }
    return false
  }

  /// Does the chores that are due. If another thread is doing them, waits, and looks again.
  ///
  /// - Parameter isLast: Whether the caller does no others afterwards.
  /// - Returns: Whether waiting would never end.
  private func work(in container: any ManagedContainer, asking: Asking, isLast: Bool) -> Bool {
    while preparation.state.withLock({ $0.mustWork(asking: asking) }) {
      let resolution = Resolution(preparation)
      let place = Place(file: #fileID, function: "preparation", line: #line, column: #column)
      let frame = Frame.push(container, place, resolution)
      defer { frame.pop() }
      let claim = preparation.state.withLock { preparation -> Once.Claim? in
        guard preparation.mustWork(asking: asking) else { return nil }
        if preparation.once.builder == nil { preparation.isAsking = asking != .none }
        return preparation.once.claim(for: resolution, in: frame)
      }
      switch claim {
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

  private func noteUse(of container: any ManagedContainer) {
    guard store.has(.unused) else { return }
    store.specialization = Specialization.of(container)
    // If two threads come here, the second adds none.
    if container is any AutoRegistering { add(AutoRegister()) }
    // Not with `andParents`, whose types take a third of a program's start.
    var parent = container.parent
    while let here = parent {
      here.activeManager.store.followers.filter(\.isInherited).forEach(store.add)
      parent = here.parent
    }
    store.set(.unused, to: false)
  }

  private func performChores(
    in container: any ManagedContainer, asking: Asking, isLast: Bool, _ resolution: Resolution
  ) {
    if asking == .all {
      for chore in preparation.state.withLock(\.chores.quiet) where chore.isOutdated(in: container)
      {
        makeDue(chore)
      }
    }
    for round in 1... {
      // Everything is taken back before anything replaces it.
      let due = takeDue(asking: asking).filter { entry in
        entry.chore.begin(in: container, isAnew: entry.isAnew)
      }
      for entry in due { entry.chore.perform(in: container, isAnew: entry.isAnew) }
      if isLast {
        let (chores, isAllDone) = preparation.state.withLock { preparation in
          // A chore that is due may still keep a promise.
          let isAllDone = !preparation.chores.isAnyDue(asking: .all)
          return (preparation.chores.takeUnconcluded(isLast: isAllDone), isAllDone)
        }
        for chore in chores { chore.conclude(in: container, isAllDone: isAllDone) }
      }
      guard let again = finish(after: round, asking: asking, resolution) else { break }
      // By now, it must be an endless loop.
      if round > 1_000 { again.refuseToContinue() }
    }
    resolution.end(.nothing)
  }

  private func takeDue(asking: Asking) -> [Chores.Entry] {
    preparation.state.withLock { preparation in
      preparation.isDisturbedFromWithin = false
      return preparation.chores.takeDue(asking: asking)
    }
  }

  /// - Returns: A chore that is due again, or nil after the end of the work. What other threads
  ///   have made due counts only after the first round: they may go on forever.
  private func finish(after round: Int, asking: Asking, _ resolution: Resolution) -> (any Chore)? {
    preparation.state.withLock { preparation in
      let again = preparation.chores.firstDue(asking: asking)
      if let again, preparation.isDisturbedFromWithin || round == 1 { return again }
      preparation.once.finish(resolution, keeping: nil)
      return nil
    }
  }

  // MARK: - Chores that are due

  /// Adds a chore to do before the next use, unless there is one like it.
  ///
  /// - Returns: The chore like it, if there is one.
  @discardableResult
  package func add(_ chore: any Chore, isDue: Bool = true) -> (any Chore)? {
    let isHere = isPreparingHere
    while true {
      let (near, changes) = preparation.state.withLock { preparation in
        (preparation.chores.near(chore.likeness), preparation.chores.changes)
      }
      // Compared outside the lock.
      if let known = near.first(where: chore.isLike) { return known }
      let isAdded = preparation.state.withLock { preparation in
        guard preparation.chores.changes == changes else { return false }
        preparation.chores.add(chore, isDue: isDue)
        if isDue, isHere { preparation.isDisturbedFromWithin = true }
        store.set(.unprepared, to: true)
        return true
      }
      if isAdded { return nil }
    }
  }

  package func remove(_ chore: any Chore) {
    preparation.state.withLock { $0.chores.remove(chore) }
    Dropped.letGo(of: chore)
  }

  /// The chores that may be like one with this likeness.
  package func chores(near likeness: Int?) -> [any Chore] {
    preparationIfAny?.state.withLock { $0.chores.near(likeness) } ?? []
  }

  package var chores: [any Chore] { preparationIfAny?.chores ?? [] }

  /// Marks a chore, or all, as due.
  ///
  /// - Parameter isAnew: Whether to do them again even though nothing they depend on has changed.
  ///   Until then, their earlier statements stay.
  @inline(never)
  package func makeDue(_ chore: (any Chore)? = nil, isAnew: Bool = false) {
    let isHere = isPreparingHere
    let isNew =
      preparationIfAny?.state.withLock { preparation -> Bool? in
        guard let isNew = preparation.chores.makeDue(chore, isAnew: isAnew) else { return nil }
        if isHere { preparation.isDisturbedFromWithin = true }
        store.set(.unprepared, to: true)
        return isNew
      } ?? false
    guard isNew else { return }
    // Chores of other containers may depend on what this one is about to do.
    store.noteChange()
  }

  /// Has chores ask before the next use. It sets the mark under the lock under which a thread that
  /// finds nothing to do removes the mark, so that no mark is lost.
  package func askAgain(afterChange isChange: Bool = false) {
    let isWithin = isChange && isPreparingHere
    preparationIfAny?.state.withLock { preparation in
      if isWithin { preparation.isDisturbedFromWithin = true }
      if isChange { preparation.chores.noteNews() }
      store.set(.unprepared, to: true)
    }
  }

  /// Makes everything due again, unless this is part of the work.
  func prepareAgain() { if !isPreparingHere { makeDue(isAnew: true) } }

  // MARK: - The thread that does the work

  /// Whether this thread is doing the work.
  package var isPreparingHere: Bool {
    guard let build = preparationIfAny?.state.withLock(\.once.builder) else { return false }
    return Frame.innermostIfAny?.innermostBuild?.isPart(of: build) == true
  }

  /// The number of threads that wait for `autoRegister` to end. For tests.
  package var waiterCount: Int {
    preparationIfAny?.state.withLock(\.once.builder)?.waiterCount ?? 0
  }
}

// MARK: - Settings

extension ContainerManager {
  /// Whether the program stops if two parts of the wiring, such as two modules, register the same
  /// factory with the same priority. If not, the later one wins, and observers are told.
  ///
  /// Set it before the container is used, or at the beginning of `autoRegister`.
  public var refusesConflicts: Bool {
    get { preparationIfAny?.state.withLock(\.refusesConflicts) ?? false }
    set { preparation.state.withLock { $0.refusesConflicts = newValue } }
  }
}
