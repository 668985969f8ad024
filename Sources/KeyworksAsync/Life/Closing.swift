internal import Keyworks

/// Closes one life and all lives below it. In each round, it waits for what is in progress, tears
/// down what is alive, and finishes the lives with nothing left.
final class Closing {
  let root: Life
  private let ending: Ending
  /// The lives that were not finished after the last round, the root first.
  private var lives: [Life]
  private var finished: Set<Int> = []
  private var numbers: Set<Int>
  /// The living objects whose teardowns have not been ordered yet.
  private let arrivals = Guarded<[BuiltObject]>([])
  private var failures: [FactoryError] = []
  /// The builds and lives that did not end before the deadline. They are held, because a later
  /// build could otherwise get the address of one that has ended since.
  private var overrun: [ObjectIdentifier: AnyObject] = [:]

  init(_ root: Life, _ ending: Ending) {
    (self.root, self.ending) = (root, ending)
    lives = [root]
    numbers = [root.storeNumber]
  }

  /// - Returns: The failures.
  func run() async -> [FactoryError] {
    repeat {
      while let next = nextInProgress() {
        guard await ending.limit(next.end) == nil else { continue }
        overrun[ObjectIdentifier(next.object)] = next.object
        if let failure = next.failure { failures.append(failure) }
      }
      // Lives that are already done do not wait for others.
      for life in lives.dropFirst().reversed() { finish(life) }
      await tearDownArrivals()
      for life in lives.reversed() { finish(life) }
      lives.removeAll { finished.contains($0.storeNumber) }
      // A child that has closed itself is removed in a moment.
      if !lives.isEmpty { await Task.yield() }
    } while !lives.isEmpty
    return failures
  }

  /// Takes over living objects.
  func arrive(_ objects: [BuiltObject]) { arrivals.withLock { $0 += objects } }

  private func takeArrivals() -> [BuiltObject] { arrivals.withLock { exchange(&$0, with: []) } }

  @inline(never)
  private func finish(_ life: Life) {
    guard !finished.contains(life.storeNumber), let failures = life.finish(leaving: overrun)
    else { return }
    self.failures += failures
    finished.insert(life.storeNumber)
  }

  // MARK: - What is in progress

  /// A build, the closing of a child by another task, or a teardown in the background.
  private struct InProgress {
    let object: AnyObject
    /// The failure to report if it does not end before the deadline.
    var failure: FactoryError?
    let end: @Sendable () async -> Void
  }

  /// Cancels the builds that can be cancelled, and returns something to wait for. Only if
  /// there is nothing, children join, because a build or a teardown in the background may wait for
  /// a child to be closed.
  private func nextInProgress() -> InProgress? {
    var first: InProgress?
    func consider(_ other: InProgress) {
      if first == nil, overrun[ObjectIdentifier(other.object)] == nil { first = other }
    }
    for life in lives {
      life.manager?.store.attachments.forEach { $0.containerCloses() }
      for build in life.builds {
        // Other containers may wait for a singleton that is built here.
        let isOwn = build.keptBy.map { $0.slot.storeNumber == life.storeNumber } ?? true
        if isOwn { build.cancel() }
        let place = build.keptBy?.slot.key.place ?? build.object?.place
        let failure = place.map { FactoryError.overrun($0, isUnderConstruction: true) }
        consider(InProgress(object: build, failure: failure) { await build.waitForEnd() })
      }
      if let (worker, place) = life.inBackground {
        let failure = place.map { FactoryError.overrun($0, isUnderConstruction: false) }
        consider(
          InProgress(object: life, failure: failure) {
            await withTaskCancellationHandler {
              await life.settle()
            } onCancel: {
              worker.cancel()
            }
          })
      }
    }
    if let first { return first }
    var isNew = false
    for child in lives.flatMap(\.children) where !numbers.contains(child.storeNumber) {
      let its = child.join(self)
      if its === self {
        isNew = true
        lives.append(child)
        numbers.insert(child.storeNumber)
        child.mark()
        // Not for the process or a sandbox, because closing all open containers is their purpose.
        root.manager?.tell(.closedByParent, Origin(child.containerType))
      } else if its != nil {
        // Another task closes it.
        consider(InProgress(object: child) { await child.waitUntilClosed() })
      }
    }
    return isNew ? nextInProgress() : first
  }

  // MARK: - Teardowns

  private func tearDownArrivals() async {
    var order = TeardownOrder(takeArrivals(), in: numbers)
    guard ending.isConcurrent else {
      // Not in the group below, in which each would have a task of its own.
      while let object = order.next() {
        let life = object.life
        let new = await ending.tearDown(object, outcome: outcome(of: life))
        note(object, of: life, new, &order)
      }
      return
    }
    await withTaskGroup(of: (BuiltObject, Life?, [FactoryError]).self) { group in
      while true {
        while let object = order.next() {
          let life = object.life
          let outcome = outcome(of: life)
          group.addTask { [ending] in
            (object, life, await ending.tearDown(object, outcome: outcome))
          }
        }
        guard let (object, life, new) = await group.next() else { return }
        note(object, of: life, new, &order)
      }
    }
  }

  /// Records that an object is torn down. If it was the last one of a child, finishes the child, so
  /// that a task that closes the child need not wait for the parent.
  private func note(
    _ object: BuiltObject, of life: Life?, _ new: [FactoryError], _ order: inout TeardownOrder
  ) {
    if !new.isEmpty, life?.wasAbandoned != true { failures += new }
    order.finish(object)
    order.add(takeArrivals())
    if let life, life !== root { finish(life) }
  }

  /// Returns how the work of a life ended. The caller states it for the container that it closes
  /// or, at the end of the program, for the containers without a parent. The work of all others
  /// counts as cancelled, because they were open or released.
  private func outcome(of life: Life?) -> WorkOutcome {
    let isKnown =
      life === root || root.isRoot && life?.parent === root && life?.wasAbandoned == false
    if isKnown { return ending.outcome }
    life?.cutShort()
    return .cancelled
  }
}

// SAFETY: only its task uses the variables. The lives that it closes only compare it, and call
// `arrive`.
extension Closing: @unchecked Sendable {}
