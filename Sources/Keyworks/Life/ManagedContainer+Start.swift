extension ManagedContainer {
  /// Builds what these factories keep, concurrently, before the first one asks for it.
  ///
  /// ```swift
  /// try await app.start(\.pool, \.jobs)
  /// ```
  ///
  /// If one of them fails the others are cancelled. What was built here and has a teardown is torn down,
  /// and then the error is thrown. The container stays open.
  public nonisolated(nonsending) func start<each Declared: StartableFactory>(
    _ factories: repeat any KeyPath<Self, each Declared> & Sendable,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) async throws {
    var builds: [@Sendable (any ManagedContainer) async throws -> Void] = []
    for factory in repeat each factories {
      builds.append { [self] _ in try await self[keyPath: factory]._start() }
    }
    try await start(
      builds, at: Place(file: file, function: "start", line: line, column: column))
  }

  nonisolated(nonsending) func start(
    _ builds: [@Sendable (any ManagedContainer) async throws -> Void], at place: Place
  ) async throws {
    let record = StartRecord()
    let frame = TaskFrame(self, place, Resolution(.start), for: record)
    do {
      try await frame.run {
        try await withThrowingTaskGroup(of: Void.self) { group in
          for build in builds { group.addTask { try await build(self) } }
          do {
            // Not waitForAll(), which throws the first error after the last child.
            for try await _ in group {}
          } catch {
            // Who cannot throw CancellationError waits for them.
            record.cancel()
            throw error
          }
        }
      }
      record.clear()
    } catch {
      await record.undo(WorkOutcome(error))
      throw error
    }
  }
}

/// A factory that ``ManagedContainer/start(_:file:line:column:)`` can build: a ``Factory``, a
/// ``ThrowingFactory`` or an ``AsyncFactory`` without arguments.
///
/// It is not for other types to conform to.
public protocol StartableFactory: FactoryDeclaration, SendableMetatype {
  /// Builds what the factory keeps.
  nonisolated(nonsending) func _start() async throws
}

extension Factory: StartableFactory {
  /// Builds what the factory keeps.
  public nonisolated(nonsending) func _start() async throws { _ = self() }
}

extension ThrowingFactory: StartableFactory {
  /// Builds what the factory keeps.
  public nonisolated(nonsending) func _start() async throws { _ = try self() }
}

extension AsyncFactory: StartableFactory {
  /// Builds what the factory keeps.
  public nonisolated(nonsending) func _start() async throws {
    // The compiler has no way to ask that there are no arguments.
    guard let factory = (self as Any) as? AsyncFactory<Value, Failure> else {
      Misuse.startWithArguments(declaration.place).stop()
    }
    _ = try await factory()
  }
}

/// What is built for one `start`, to be undone if that fails.
final class StartRecord: Sendable {
  private struct Noted {
    var builds: [Resolution] = []
    var objects: [BuiltObject] = []
    var kept: [(keeper: Keeper, box: AnyBox)] = []
  }

  private let noted = Guarded(Noted())

  /// Notes a build that runs in a task of its own.
  func note(_ build: Resolution) { noted.withLock { $0.builds.append(build) } }

  /// Notes something with a teardown that is complete.
  func note(_ object: BuiltObject) { noted.withLock { $0.objects.append(object) } }

  /// Notes what is kept of such a thing, or of what uses it.
  func note(_ box: AnyBox, in keeper: Keeper) { noted.withLock { $0.kept.append((keeper, box)) } }

  /// Forgets all: a task that goes on may hold the record.
  fileprivate func clear() {
    let old = noted.withLock { exchange(&$0, with: Noted()) }
    withExtendedLifetime(old) {}
  }

  /// Cancels what is still built, waits for it, and tears down what was.
  fileprivate nonisolated(nonsending) func undo(_ outcome: WorkOutcome) async {
    while let build = nextBuild() { await build.waitForEnd() }
    let (objects, kept) = noted.withLock { ($0.objects, $0.kept) }
    // Nobody gets these any more, nor what uses them.
    for (keeper, box) in kept {
      keeper.slot.forget(box, keeper.lifetime, keeper.cell?.arguments)
    }
    var lives: [Life] = []
    for life in objects.compactMap(\.life) where !lives.contains(where: { $0 === life }) {
      lives.append(life)
    }
    // Those of the request before those of the app, and the singletons last.
    for life in lives.sorted(by: { $0.depth > $1.depth }) {
      life.drop(objects, outcome)
      // A teardown that starts something is waited for itself.
      if !TeardownInProgress.isWithin(life) { await life.settle() }
    }
  }

  /// Cancels what is still built.
  fileprivate func cancel() {
    for build in noted.withLock({ $0.builds }) { build.cancel() }
  }

  /// Cancels what is still built, and takes one of it.
  private func nextBuild() -> Resolution? {
    cancel()
    return noted.withLock { $0.builds.popLast() }
  }
}
