/// How a closing tears down its objects.
struct Ending: Sendable {
  var outcome = WorkOutcome.returned
  var isConcurrent = false
  var deadline: Deadline?

  /// Tears down one object, unless its teardown has begun.
  ///
  /// - Returns: The failures.
  func tearDown(_ object: BuiltObject, outcome: WorkOutcome) async -> [Life.Failure] {
    guard let teardown = object.end() else { return [] }
    let start = ContinuousClock.now
    let failures =
      await limit { await teardown.run(for: object, outcome) } ?? [
        .overrun(object.place, isUnderConstruction: false)
      ]
    teardown.life.remove(object)
    let observers = teardown.observers
    if observers.isEmpty { return failures }
    let factory = Origin(object.place)
    for failure in failures {
      Watch.tell(observers, .teardownFailed(reason: "\(failure.error)"), factory)
    }
    if failures.isEmpty {
      Watch.tell(observers, .tornDown(duration: start.duration(to: .now)), factory)
    }
    return failures
  }

  /// Runs `work`, with the deadline if there is one.
  ///
  /// - Returns: The failures, or nil if the work ran past the deadline.
  func limit(
    _ work: @escaping @Sendable () async -> [Life.Failure]
  ) async -> [Life.Failure]? {
    guard let deadline else { return await work() }
    return await deadline.limit(Task { await work() })
  }
}

extension BuiltObject.Teardown {
  /// Runs all closures, the last one first, even if some of them fail.
  fileprivate func run(
    for object: BuiltObject, _ outcome: WorkOutcome
  ) async -> [Life.Failure] {
    let progress = TeardownInProgress(object, self)
    // A task that a closure has started may continue.
    defer { progress.end() }
    return await TeardownInProgress.$current.withValue(progress) {
      var failures: [Life.Failure] = []
      for action in actions.reversed() {
        do {
          try await action(outcome)
        } catch {
          failures.append(Life.Failure(place: object.place, error: error))
        }
      }
      return failures
    }
  }
}

extension Life.Failure {
  static func overrun(_ place: Place, isUnderConstruction: Bool) -> Self {
    let error = TeardownOverrun(factory: Origin(place), isUnderConstruction: isUnderConstruction)
    return Self(place: place, error: error)
  }
}
