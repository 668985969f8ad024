/// What a container sees to before it is used, when it is due: that its `autoRegister` has run, and that
/// its wirings are on or off as their conditions say.
struct Preparation {
  /// Who sees to it.
  fileprivate var once = Once()
  fileprivate var entries: [Entry] = []
  /// Counts how often an entry was added or removed.
  fileprivate var changes = 0
  fileprivate var isAutomaticKnown = false
  /// Whether something was made due by what is done.
  fileprivate var isDisturbedFromWithin = false

  fileprivate struct Entry {
    let chore: any Chore
    var isDue = true
    /// Whether it is done again though nothing it depends on has changed.
    var isAnew = false
  }

  fileprivate var chores: [any Chore] { entries.map(\.chore) }

  /// Whether something is to be done, or to be looked at.
  fileprivate func isDue(_ isMeant: (any Chore) -> Bool) -> Bool {
    entries.contains { isMeant($0.chore) && ($0.isDue || $0.chore.condition?.isUnsettled == true) }
  }
}

/// Something that a container sees to.
protocol Chore: AnyObject, Sendable {
  /// What it depends on, if it depends on something.
  var condition: Condition? { get }

  /// Does it. One thread at a time does the chores of a container, and the others wait.
  func perform(in container: any ManagedContainer, isAnew: Bool)

  /// Whether what was done is no longer right, if this is the answer of its condition.
  func isOutdated(by answer: Bool) -> Bool

  /// Called when nothing is due any more, before others go on.
  func conclude(in container: any ManagedContainer)

  /// Notes that the container is gone.
  func containerIsGone()
}

extension Chore {
  var condition: Condition? { nil }

  func perform(in container: any ManagedContainer, isAnew: Bool) {}

  func isOutdated(by answer: Bool) -> Bool { false }

  func conclude(in container: any ManagedContainer) {}

  func containerIsGone() {}
}

extension ContainerManager {
  /// Sees to what is due, or waits for the thread that does.
  ///
  /// - Returns: Whether the caller has to go on with what is registered so far, because
  ///   it is part of what is done, or would wait for ever.
  @discardableResult
  func prepare(_ container: any ManagedContainer) -> Bool {
    guard store.has(.unprepared) else { return false }
    if isPreparingHere { return true }
    addAutomaticWiring(of: container)
    let isMeant = choresToDo(in: container)
    while preparation.withLock({ $0.once.builder != nil || $0.isDue(isMeant) }) {
      let resolution = Resolution(.chores)
      let frame = Frame.push(container, Self.place, resolution)
      defer { frame.pop() }
      switch preparation.withLock({ $0.once.claim(for: resolution, in: frame) }) {
      case .kept: return false
      case .building(let builder): if case .loop = builder.wait(in: frame) { return true }
      case .mine:
        performChores(in: container, isMeant, resolution)
        // What others have changed meanwhile is for their next use.
        return false
      }
    }
    preparation.withLock { preparation in
      if preparation.once.builder == nil, !preparation.isDue({ _ in true }) {
        store.set(.unprepared, to: false)
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

  /// Which chores are done now. A body of the container may be what a condition asks for, and in a
  /// container that is closed a condition may find nothing.
  private func choresToDo(in container: any ManagedContainer) -> (any Chore) -> Bool {
    let isBuilding =
      Frame.innermostIfAny?.andOuter.contains { $0.container === container } == true
    let asksNothing = isBuilding || store.has(.closing)
    return { !asksNothing || $0.condition == nil }
  }

  private func performChores(
    in container: any ManagedContainer, _ isMeant: (any Chore) -> Bool, _ resolution: Resolution
  ) {
    for chore in preparation.withLock(\.chores) where isMeant(chore) {
      guard let answer = chore.condition?.lookAgain(in: container) else { continue }
      if chore.isOutdated(by: answer) { makeDue { $0 === chore } }
    }
    var rounds = 0
    repeat {
      for (chore, isAnew) in takeDue(isMeant) { chore.perform(in: container, isAnew: isAnew) }
      for chore in preparation.withLock(\.chores) { chore.conclude(in: container) }
      rounds += 1
    } while !finish(after: rounds, isMeant, resolution)
    resolution.end(.nothing)
  }

  private func takeDue(_ isMeant: (any Chore) -> Bool) -> [(any Chore, isAnew: Bool)] {
    preparation.withLock { preparation in
      preparation.isDisturbedFromWithin = false
      var due: [(any Chore, isAnew: Bool)] = []
      for index in preparation.entries.indices {
        let entry = preparation.entries[index]
        guard entry.isDue, isMeant(entry.chore) else { continue }
        (preparation.entries[index].isDue, preparation.entries[index].isAnew) = (false, false)
        due.append((entry.chore, entry.isAnew))
      }
      return due
    }
  }

  /// - Returns: False if something is due again: because of what was done, or for the first time because
  ///   of what others did, who may go on for ever.
  private func finish(
    after rounds: Int, _ isMeant: (any Chore) -> Bool, _ resolution: Resolution
  ) -> Bool {
    let endless = preparation.withLock { preparation in
      if let again = preparation.entries.first(where: { $0.isDue && isMeant($0.chore) }),
        preparation.isDisturbedFromWithin || rounds == 1
      {
        return (rounds > Self.mostRounds ? again.chore : nil, false)
      }
      preparation.once.finish(resolution, keeping: nil)
      return ((any Chore)?.none, true)
    }
    endless.0?.condition?.refuse(nil)
    return endless.1
  }

  /// More are taken for an endless loop.
  private static var mostRounds: Int { 1_000 }

  // MARK: - What is due

  /// Adds something to see to before the next use, unless there is one that is like it.
  ///
  /// - Parameter isAlike: May run user code.
  /// - Returns: The one that is like it.
  @discardableResult
  func add(
    _ chore: any Chore, isDue: Bool = true, unless isAlike: (any Chore) -> Bool = { _ in false }
  ) -> (any Chore)? {
    while true {
      let (seen, changes) = preparation.withLock { ($0.chores, $0.changes) }
      if let known = seen.first(where: isAlike) { return known }
      let isAdded = preparation.withLock { preparation in
        guard preparation.changes == changes else { return false }
        preparation.changes += 1
        preparation.entries.append(Preparation.Entry(chore: chore, isDue: isDue))
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
    withExtendedLifetime(old) {}
  }

  /// The chores of one kind.
  func chores<Kind>(of kind: Kind.Type) -> [Kind] {
    preparation.withLock(\.chores).compactMap { $0 as? Kind }
  }

  /// Notes that something is to be looked at again.
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
    // What the container will do may concern conditions of others.
    store.tellDependents()
  }

  /// Makes all of the wiring due again: that is part of a reset of registrations. Until then, what it
  /// said stays. A reset from within it does nothing.
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

  /// Notes that the container is gone.
  func endChores() { for chore in preparation.withLock(\.chores) { chore.containerIsGone() } }

  // MARK: - Who sees to it

  /// Whether this thread is part of what is done.
  var isPreparingHere: Bool {
    guard let build = preparation.withLock(\.once.builder) else { return false }
    return Frame.innermostIfAny?.innermostBuild?.isPart(of: build) == true
  }

  /// Where a message says that the container is prepared.
  private static var place: Place {
    Place(file: #fileID, function: "wiring", line: #line, column: #column)
  }

  /// How many threads wait for the end of `autoRegister`: for tests.
  package var waiterCount: Int { preparation.withLock(\.once.builder)?.waiterCount ?? 0 }
}
