public import Keyworks

extension ManagedContainer {
  /// Builds the instances that these factories cache, concurrently and before they are first
  /// needed.
  ///
  /// ```swift
  /// try await app.start(\.pool, \.jobs)
  /// ```
  ///
  /// If one of them fails, the others are cancelled. Instances with a teardown that were built here
  /// are torn down, and then the error is thrown. The container stays open.
  public nonisolated(nonsending) func start<First: StartableFactory, each Rest: StartableFactory>(
    _ first: any KeyPath<Self, First> & Sendable,
    _ others: repeat any KeyPath<Self, each Rest> & Sendable,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws {
    let place = Place(file: file, function: "start", line: line, column: column)
    try await start(Self.starts(of: first, repeat each others), at: place)
  }

  /// A closure that builds an instance of one container.
  package typealias Build = @Sendable (any ManagedContainer) async throws -> Void

  /// Returns closures that build instances of these factories.
  package static func starts<each Declared: StartableFactory>(
    of factories: repeat any KeyPath<Self, each Declared> & Sendable
  ) -> [Build] {
    var starts: [Build] = []
    for factory in repeat each factories {
      starts.append { try await Self.own($0)[keyPath: factory]._start() }
    }
    return starts
  }

  /// Runs these closures concurrently, and undoes what they built if one fails.
  package nonisolated(nonsending) func start(
    _ builds: [Build], at place: Place, as start: Resolution = Resolution(Start())
  ) async throws {
    let (record, outer) = (StartRecord(), StartRecord.current)
    let frame = TaskFrame(self, place, start, for: record)
    do {
      try await frame.run {
        try await withThrowingTaskGroup(of: Void.self) { group in
          for build in builds { group.addTask { try await build(self) } }
          do {
            // Not waitForAll(), which throws the first error only after the last child has ended.
            for try await _ in group {}
            // It may have come too late for the builds to notice.
            try Task.checkCancellation()
          } catch {
            // Factories that cannot throw CancellationError wait for these builds.
            record.cancel()
            throw error
          }
        }
      }
      record.end(within: outer)
    } catch {
      await record.undo(WorkOutcome(error))
      throw error
    }
  }
}

extension Factory: StartableFactory {
  /// Builds the instance that the factory caches.
  public nonisolated(nonsending) func _start() async throws { _ = self() }
}

extension BasicFactory: StartableFactory where Argument == Void {
  /// Builds the instance that the factory caches.
  public nonisolated(nonsending) func _start() async throws { _ = try self() }
}

extension BasicAsyncFactory: StartableFactory where Argument == Void {
  /// Builds the instance that the factory caches.
  public nonisolated(nonsending) func _start() async throws { _ = try await resolved(()) }
}

/// The role of a `start`, which causes other builds.
final class Start: Role {
  var isApart: Bool { false }
}

/// The builds of one `start`, to undo if it fails.
final class StartRecord: Follower {
  private struct Noted {
    var builds: [Resolution] = []
    var instances: [(object: BuiltObject, keeper: Keeper?)] = []
  }

  private let noted = Guarded(Noted())

  /// The record of the `start` that the calling task is part of.
  static var current: StartRecord? { TaskFrame.innermostTask?.follower as? StartRecord }

  /// Records a build that a task of its own runs.
  func hasDecided(_ build: Resolution, in frame: Frame, for request: Request) {
    noted.withLock { $0.builds.append(build) }
  }

  /// Records an instance that has a teardown, or uses one that has. Not with its build, which holds
  /// the value.
  func note(_ object: BuiltObject, in keeper: Keeper?) {
    noted.withLock { $0.instances.append((object, keeper)) }
  }

  /// Forgets everything, because a task that continues may hold the record.
  ///
  /// - Parameter outer: The `start` that this one is part of, if there is one. It may still fail.
  fileprivate func end(within outer: StartRecord?) {
    let noted = noted.withLock { exchange(&$0, with: Noted()) }
    outer?.noted.withLock { all in
      all.builds += noted.builds
      all.instances += noted.instances
    }
  }

  /// Cancels the builds in progress, waits for them, and tears down what was built.
  fileprivate nonisolated(nonsending) func undo(_ outcome: WorkOutcome) async {
    while true {
      cancel()
      guard let build = noted.withLock({ $0.builds.popLast() }) else { break }
      await build.waitForEnd()
    }
    let instances = noted.withLock { exchange(&$0.instances, with: []) }
    // From now on, no caller gets these instances, or instances that use them.
    for (object, keeper) in instances {
      guard let keeper else { continue }
      keeper.slot.forget(keeper) { box in box.attachments.contains { $0 === object } }
    }
    let objects = instances.map(\.object)
    // The instances of the request before those of the app, and the singletons last.
    for life in objects.compactMap(\.life).sorted(by: { $0.depth > $1.depth }) {
      life.drop(objects, outcome)
      // Not in a teardown of that life, which itself has to end before the life settles.
      if !TeardownInProgress.isWithin(life) { await life.settle() }
    }
  }

  /// Cancels the builds in progress.
  fileprivate func cancel() { for build in noted.withLock(\.builds) { build.cancel() } }
}
