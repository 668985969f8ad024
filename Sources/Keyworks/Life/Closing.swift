/// The closing of one life, and of all lives under it: it waits for what is in progress, and tears down
/// what is alive. One task uses it.
final class Closing {
  private let root: Life
  private let ending: Ending
  /// Those that are not finished, the root first.
  private var lives: [Life]
  private var numbers: Set<Int>
  private var failures: [Life.Failure] = []
  /// The builds and lives that did not end before the deadline.
  private var overrun: Set<ObjectIdentifier> = []

  init(_ root: Life, _ ending: Ending) {
    (self.root, self.ending) = (root, ending)
    lives = [root]
    numbers = [root.storeNumber]
    if !root.isRoot { root.store?.set(.closing, to: true) }
  }

  /// - Returns: What failed.
  func run() async -> [Life.Failure] {
    repeat {
      while let next = nextInProgress() { await wait(for: next) }
      // What is done already waits for nobody.
      for life in lives.dropFirst().reversed() { finish(life) }
      var order = TeardownOrder(takeArrivals(), in: numbers)
      await tearDown(&order)
      for life in lives.reversed() { finish(life) }
      // A child that has closed itself takes leave in a moment.
      if !lives.isEmpty { await Task.yield() }
    } while !lives.isEmpty
    return failures
  }

  @inline(never)
  private func takeArrivals() -> [BuiltObject] { lives.flatMap { $0.takeArrivals() } }

  @inline(never)
  private func finish(_ life: Life) {
    guard let failures = life.finish(leaving: overrun) else { return }
    self.failures += failures
    lives.removeAll { $0 === life }
  }

  // MARK: - What is in progress

  /// A build, or the closing of a child by somebody else, or what is torn down in the background.
  private struct InProgress {
    let object: AnyObject
    var place: Place?
    var worker: Task<Void, Never>?
    let end: @Sendable () async -> Void
  }

  /// Cancels the builds that can be, and returns something to wait for. Children are taken in when there
  /// is none: what is built, or torn down in the background, may wait for a child to be closed.
  private func nextInProgress() -> InProgress? {
    var first: InProgress?
    func consider(_ other: InProgress) {
      if first == nil, !overrun.contains(ObjectIdentifier(other.object)) { first = other }
    }
    for life in lives {
      for build in life.builds {
        build.cancel()
        consider(InProgress(object: build, place: build.buildPlace) { await build.waitForEnd() })
      }
      if let (worker, object) = life.inBackground {
        consider(
          InProgress(object: life, place: object?.place, worker: worker) { await life.settle() })
      }
    }
    if let first { return first }
    guard let closing = root.currentClosing else { return nil }
    var isNew = false
    for child in lives.flatMap(\.children) where !numbers.contains(child.storeNumber) {
      let its = child.join(closing)
      if its == closing {
        take(in: child)
        isNew = true
      } else if its != nil {
        // Somebody else closes it.
        consider(InProgress(object: child) { await child.waitUntilClosed() })
      }
    }
    return isNew ? nextInProgress() : first
  }

  private func take(in child: Life) {
    lives.append(child)
    numbers.insert(child.storeNumber)
    child.store?.set(.closing, to: true)
    // The process or the sandbox closes what is open: that is what it is asked for.
    if !root.isRoot { Watch.tell(root.observers, .closedByParent, Origin(child.containerType)) }
  }

  private func wait(for next: InProgress) async {
    let end = next.end
    let inTime = await ending.limit {
      await end()
      return []
    }
    guard inTime == nil else { return }
    overrun.insert(ObjectIdentifier(next.object))
    next.worker?.cancel()
    guard let place = next.place else { return }
    failures.append(.overrun(place, isUnderConstruction: next.worker == nil))
  }

  // MARK: - Teardowns

  private func tearDown(_ order: inout TeardownOrder) async {
    guard ending.isConcurrent else {
      while let object = order.next() {
        let life = object.life
        failures += await ending.tearDown(object, outcome: outcome(of: life))
        note(object, of: life, &order)
      }
      return
    }
    await withTaskGroup(of: (BuiltObject, Life?, [Life.Failure]).self) { group in
      while true {
        while let object = order.next() {
          let life = object.life
          let outcome = outcome(of: life)
          group.addTask { [ending] in
            (object, life, await ending.tearDown(object, outcome: outcome))
          }
        }
        guard let (object, life, new) = await group.next() else { return }
        failures += new
        note(object, of: life, &order)
      }
    }
  }

  /// Notes that an object is torn down, and whether that was the last one of a child: whoever closes
  /// the child need not wait for the parent.
  private func note(_ object: BuiltObject, of life: Life?, _ order: inout TeardownOrder) {
    order.finish(object)
    order.add(takeArrivals())
    if let life, life !== root { finish(life) }
  }

  /// Whoever closes a container knows how its work ended, and whoever ends the program how that of the
  /// containers without a parent did. The work of a child that is still open has not ended.
  private func outcome(of life: Life?) -> WorkOutcome {
    life === root || root.isRoot && life?.parent === root ? ending.outcome : .cancelled
  }
}

extension Resolution {
  /// Where what it builds is declared.
  fileprivate var buildPlace: Place? { keeper?.slot.key.place ?? object?.place }
}
