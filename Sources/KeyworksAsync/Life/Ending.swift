internal import Keyworks

/// How a closing tears down its objects.
struct Ending: Sendable {
  let outcome: WorkOutcome
  var isConcurrent = false
  /// The time until which it waits, if there is a limit.
  var deadline: Deadline?

  struct Deadline: Sendable {
    let expiry: Expiry
    /// Waits on the clock of the container.
    let sleep: @Sendable (Nanoseconds) async throws -> Void
    /// How long a cancelled task has to end.
    static var grace: Nanoseconds { 1_000_000_000 }
  }

  /// Tears down one object, unless its teardown has begun.
  ///
  /// - Returns: The failures.
  func tearDown(_ object: BuiltObject, outcome: WorkOutcome) async -> [FactoryError] {
    guard let teardown = object.end() else { return [] }
    let elapsed = stopwatch()
    let failures =
      await limit { await teardown.run(for: object, outcome) } ?? [
        .overrun(object.place, isUnderConstruction: false)
      ]
    teardown.life.remove(object)
    let manager = teardown.manager.object as? ContainerManager
    for failure in failures {
      manager?.tell(.teardownFailed(reason: "\(failure.underlying)"), Origin(object.place))
    }
    if failures.isEmpty {
      manager?.tell(.tornDown, Origin(object.place), for: elapsed())
    }
    return failures
  }

  /// Runs `work`. If there is a deadline, cancels it then; after the deadline, at once. Cancelled
  /// work has the time of `grace` to end.
  ///
  /// - Returns: The result, or nil if the work did not end in time.
  func limit<Result: Sendable>(_ work: @escaping @Sendable () async -> Result) async -> Result? {
    guard let deadline else { return await work() }
    let remaining = deadline.expiry.remaining
    let task = Task { await work() }
    if remaining > 0, await deadline.sees(task, endWithin: remaining) { return await task.value }
    task.cancel()
    let hasEnded = await deadline.sees(task, endWithin: Deadline.grace)
    return hasEnded && remaining <= 0 ? await task.value : nil
  }
}

extension Ending.Deadline {
  fileprivate func sees(
    _ task: Task<some Sendable, Never>, endWithin time: Nanoseconds
  ) async -> Bool {
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    Task.detached {
      _ = await task.value
      end.yield(true)
    }
    let timer = Task.detached { [sleep] in
      try? await sleep(time)
      end.yield(false)
    }
    defer { timer.cancel() }
    return await ends.first { _ in true } ?? false
  }
}

extension BuiltObject.Teardown {
  /// Runs all closures, the last one first, even if some of them fail.
  fileprivate func run(for object: BuiltObject, _ outcome: WorkOutcome) async -> [FactoryError] {
    let progress = TeardownInProgress(object, self)
    // A task that a closure has started may continue.
    defer { progress.end() }
    return await TeardownInProgress.$current.withValue(progress) {
      var failures: [FactoryError] = []
      for action in actions.reversed() {
        do {
          if let instance { try await action(instance, outcome) }
        } catch {
          failures.append(FactoryError(place: object.place, underlying: error))
        }
      }
      return failures
    }
  }
}

extension FactoryError {
  static func overrun(_ place: Place, isUnderConstruction: Bool) -> Self {
    Self(place: place, underlying: TeardownOverrun(isUnderConstruction: isUnderConstruction))
  }
}
