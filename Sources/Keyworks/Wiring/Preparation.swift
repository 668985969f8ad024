/// What a container sees to before it is used, when it is due: that its `autoRegister` has run, and that
/// its wirings are on or off as their conditions say.
struct Preparation {
  /// Who sees to it.
  fileprivate var once = Once()
  fileprivate var tasks: [Task] = []
  fileprivate var isAutomaticKnown = false

  fileprivate struct Task {
    let chore: any Chore
    var isDue = true
    /// Whether it is done again though nothing it depends on has changed.
    var isAnew = false
    /// How often the thread that does the chores made it due again meanwhile.
    var repetitions = 0
  }

  fileprivate mutating func forEach(_ change: (inout Task) -> Void) {
    for index in tasks.indices { change(&tasks[index]) }
  }
}

/// Something that a container sees to.
protocol Chore: AnyObject, Sendable {
  /// What it depends on, if it depends on something.
  var condition: Condition? { get }

  /// Does it. One thread at a time does the chores of a container, and the others wait.
  func perform(in container: any ManagedContainer, isAnew: Bool)

  /// Whether what was done is no longer right, if this is the answer of its condition. Called on many
  /// threads.
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
    while hasDueChores(in: container) {
      let resolution = Resolution(.chores)
      let frame = Frame.push(container, Self.place, resolution)
      defer { frame.pop() }
      switch preparation.withLock({ $0.once.claim(for: resolution, in: frame) }) {
      case .kept: return false
      case .building(let builder): if case .loop = builder.wait(in: frame) { return true }
      case .mine: performChores(in: container, resolution)
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
      if let wiring { preparation.tasks.insert(Preparation.Task(chore: wiring), at: 0) }
    }
  }

  /// Looks whether something is due. If not, and nothing can change unnoticed, nobody looks again
  /// before something is.
  private func hasDueChores(in container: any ManagedContainer) -> Bool {
    let (isDue, chores) = preparation.withLock { preparation in
      (
        preparation.once.builder != nil || preparation.tasks.contains(where: \.isDue),
        preparation.tasks.map(\.chore)
      )
    }
    if isDue { return true }
    var isUnsettled = false
    for chore in chores {
      guard let condition = chore.condition, let answer = condition.lookAgain(in: container)
      else { continue }
      if chore.isOutdated(by: answer) { makeDue { $0 === chore } }
      if condition.isUnsettled { isUnsettled = true }
    }
    return preparation.withLock { preparation in
      if preparation.once.builder != nil || preparation.tasks.contains(where: \.isDue) {
        return true
      }
      if !isUnsettled { store.set(.unprepared, to: false) }
      return false
    }
  }

  private func performChores(in container: any ManagedContainer, _ resolution: Resolution) {
    preparation.withLock { $0.forEach { $0.repetitions = 0 } }
    repeat {
      while let (chore, isAnew) = nextChore() { chore.perform(in: container, isAnew: isAnew) }
      for chore in preparation.withLock({ $0.tasks.map(\.chore) }) { chore.conclude(in: container) }
    } while !finish(resolution)
    resolution.end(.nothing)
  }

  /// - Returns: False if something is due again.
  private func finish(_ resolution: Resolution) -> Bool {
    preparation.withLock { preparation in
      if preparation.tasks.contains(where: \.isDue) { return false }
      preparation.once.finish(resolution, keeping: nil)
      return true
    }
  }

  /// Takes what is due.
  private func nextChore() -> (any Chore, isAnew: Bool)? {
    preparation.withLock { preparation in
      guard let index = preparation.tasks.firstIndex(where: \.isDue) else { return nil }
      let task = preparation.tasks[index]
      preparation.tasks[index].isDue = false
      preparation.tasks[index].isAnew = false
      return (task.chore, task.isAnew)
    }
  }

  // MARK: - What is due

  /// Adds something to see to before the next use, unless there is one that is like it.
  ///
  /// - Returns: The one that is like it.
  @discardableResult
  func add(
    _ chore: any Chore, isDue: Bool = true, unless isAlike: (any Chore) -> Bool = { _ in false }
  ) -> (any Chore)? {
    preparation.withLock { preparation in
      if let known = preparation.tasks.first(where: { isAlike($0.chore) }) { return known.chore }
      preparation.tasks.append(Preparation.Task(chore: chore, isDue: isDue))
      store.set(.unprepared, to: true)
      return nil
    }
  }

  func remove(_ chore: any Chore) {
    let old = preparation.withLock { preparation in
      let old = preparation.tasks
      preparation.tasks.removeAll { $0.chore === chore }
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Notes that something is to be looked at again.
  @inline(never)
  func makeDue(_ isMeant: (any Chore) -> Bool) {
    let isHere = isPreparingHere
    let endless = preparation.withLock { preparation in
      if !isHere { preparation.forEach { $0.repetitions = 0 } }
      guard let index = preparation.tasks.firstIndex(where: { isMeant($0.chore) }) else {
        return (any Chore)?.none
      }
      if isHere, !preparation.tasks[index].isDue { preparation.tasks[index].repetitions += 1 }
      preparation.tasks[index].isDue = true
      store.set(.unprepared, to: true)
      let task = preparation.tasks[index]
      return task.repetitions > Self.mostRepetitions ? task.chore : nil
    }
    tagsIfAny?.signals.signal()
    if let condition = endless?.condition { condition.refuse(nil) }
  }

  /// More are taken for an endless loop.
  private static var mostRepetitions: Int { 1_000 }

  /// Makes all of the wiring due again: that is part of a reset of registrations. Until then, what it
  /// said stays. A reset from within it does nothing.
  func makeWiringDue() {
    if isPreparingHere { return }
    preparation.withLock { preparation in
      if preparation.tasks.isEmpty { return }
      preparation.forEach { ($0.isDue, $0.isAnew) = (true, true) }
      store.set(.unprepared, to: true)
    }
    tagsIfAny?.signals.signal()
  }

  /// Notes that the container is gone.
  func endChores() {
    for task in preparation.withLock(\.tasks) { task.chore.containerIsGone() }
  }

  // MARK: - Who sees to it

  /// Whether this thread is part of what is done, or reads a condition.
  var isPreparingHere: Bool {
    guard let innermost = Frame.innermostIfAny else { return false }
    if let build = preparation.withLock(\.once.builder),
      innermost.innermostBuild?.isPart(of: build) == true
    {
      return true
    }
    return innermost.andOuter.contains { $0.resolution?.role.condition?.manager === self }
  }

  /// Where a message says that the container is prepared.
  private static var place: Place {
    Place(file: #fileID, function: "wiring", line: #line, column: #column)
  }

  /// How many threads wait for the end of `autoRegister`: for tests.
  package var waiterCount: Int { preparation.withLock(\.once.builder)?.waiterCount ?? 0 }
}
