/// How things are torn down.
struct Ending: Sendable {
  var outcome = WorkOutcome.returned
  var isConcurrent = false
  var deadline: Deadline?

  /// Tears down one object, unless that has begun.
  ///
  /// - Returns: What failed.
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

  /// Does something until the deadline, if there is one.
  ///
  /// - Returns: What failed, or nil if it overran.
  func limit(
    _ work: @escaping @Sendable () async -> [Life.Failure]
  ) async -> [Life.Failure]? {
    guard let deadline else { return await work() }
    return await deadline.limit(Task { await work() })
  }
}

extension BuiltObject.Teardown {
  /// Runs the closures, the last one first, and each whatever became of the others.
  fileprivate func run(
    for object: BuiltObject, _ outcome: WorkOutcome
  ) async -> [Life.Failure] {
    let progress = TeardownInProgress(object, self)
    // A task that it starts may go on.
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
