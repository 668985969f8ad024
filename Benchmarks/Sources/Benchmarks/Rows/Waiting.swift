internal import Dispatch
internal import Keyworks
import KeyworksAsync
internal import Synchronization

// Each side has its own classes and functions, as elsewhere.

private protocol Pool: Sendable {}
private final class PoolByHand: Pool {}
private final class PoolByContainer: Pool {}

@inline(never)
private func openByHand() async -> any Pool { PoolByHand() }
@inline(never)
private func openByContainer() async -> any Pool { PoolByContainer() }

/// The code by hand that passes an object on to the tasks that the called function starts.
private final class PathByHand: Sendable {
  @TaskLocal static var current: PathByHand?
  private let outer = PathByHand.current
}

@inline(never)
private func openOnPathByHand() async -> any Pool {
  await PathByHand.$current.withValue(PathByHand()) { await openByHand() }
}

@inline(never)
private func openLaterByHand() async -> any Pool {
  await Task.yield()
  return PoolByHand()
}
@inline(never)
private func openLaterByContainer() async -> any Pool {
  await Task.yield()
  return PoolByContainer()
}

/// How often something was built.
private let builtByHand = Atomic(0)
private let builtByContainer = Atomic(0)

extension Container {
  fileprivate var kept: AsyncFactory<any Pool, Never> {
    self.async { await openByContainer() }.cached
  }
  fileprivate var unique: AsyncFactory<any Pool, Never> { self.async { await openByContainer() } }
  fileprivate var yielding: AsyncFactory<any Pool, Never> {
    self.async { await openLaterByContainer() }
  }
}

/// A hundred tasks that ask for an instance while it is being built.
private final class Crowd: Sendable {
  private static let size = 100
  private let arrived = Atomic(0)
  /// The body that waits for the last of them. The last one leaves a value before the body is there.
  private let body = Mutex<(isFree: Bool, continuation: CheckedContinuation<Void, Never>?)>(
    (false, nil))

  func ask(_ one: @escaping @Sendable () async throws -> any Pool) async {
    await withDiscardingTaskGroup { group in
      for _ in 0..<Self.size {
        group.addTask {
          self.arrive()
          use(try? await one())
        }
      }
    }
  }

  private func arrive() {
    guard arrived.add(1, ordering: .relaxed).newValue == Self.size else { return }
    let continuation = body.withLock { body in
      body.isFree = true
      return body.continuation
    }
    continuation?.resume()
  }

  @inline(never)
  func openByHand() async -> any Pool {
    builtByHand.add(1, ordering: .relaxed)
    await waitForAll()
    return PoolByHand()
  }

  @inline(never)
  func openByContainer() async -> any Pool {
    builtByContainer.add(1, ordering: .relaxed)
    await waitForAll()
    return PoolByContainer()
  }

  private func waitForAll() async {
    await withCheckedContinuation { continuation in
      let isFree = body.withLock { body in
        body.continuation = continuation
        return body.isFree
      }
      if isFree { continuation.resume() }
    }
  }
}

private final class CrowdContainer: ManagedContainer {
  let manager = ContainerManager()
  private let crowd: Crowd

  init(_ crowd: Crowd) { self.crowd = crowd }

  var pool: AsyncFactory<any Pool, any Error> {
    self.async { await self.crowd.openByContainer() }.cached
  }
}

/// The code by hand: a stored task, behind a lock and a call.
private final class Holder: Sendable {
  private let task = Mutex<Task<any Pool, Never>?>(Task { await openByHand() })

  @inline(never)
  func pool() async -> any Pool {
    guard let task = task.withLock({ $0 }) else { return await openByHand() }
    return await task.value
  }
}

/// The code by hand: an actor that stores the task that builds.
private actor Keeper {
  private let crowd: Crowd
  private var task: Task<any Pool, any Error>?

  init(_ crowd: Crowd) { self.crowd = crowd }

  func pool() async throws -> any Pool {
    if let task { return try await task.value }
    let task = Task<any Pool, any Error> { await crowd.openByHand() }
    self.task = task
    return try await task.value
  }
}

/// The code by hand that does for a waiter what the library does, except for finding cycles: it
/// leaves when it is cancelled, and raises the priority of the task that builds.
private final class CarefulKeeper: Sendable {
  private struct State {
    var task: Task<Void, Never>?
    var priority = TaskPriority.background
    var pool: (any Pool)?
    var waiters: [Int: CheckedContinuation<any Pool, any Error>] = [:]
    var count = 0
  }

  private let crowd: Crowd
  private let state = Mutex(State())

  init(_ crowd: Crowd) { self.crowd = crowd }

  func pool() async throws -> any Pool {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    return try await withTaskPriorityEscalationHandler {
      try await withTaskCancellationHandler {
        raise(to: Task.currentPriority)
        return try await withCheckedThrowingContinuation { wait($0, number) }
      } onCancel: {
        let waiter = state.withLock { $0.waiters.removeValue(forKey: number) }
        waiter?.resume(throwing: CancellationError())
      }
    } onPriorityEscalated: { _, new in
      self.raise(to: new)
    }
  }

  private func wait(_ waiter: CheckedContinuation<any Pool, any Error>, _ number: Int) {
    let result = state.withLock { state -> Swift.Result<any Pool, any Error>? in
      if let pool = state.pool { return .success(pool) }
      if Task.isCancelled { return .failure(CancellationError()) }
      state.waiters[number] = waiter
      if state.task == nil { state.task = Task(priority: state.priority) { await build() } }
      return nil
    }
    if let result { waiter.resume(with: result) }
  }

  private func build() async {
    let pool = await crowd.openByHand()
    let waiters = state.withLock { state in
      state.pool = pool
      defer { state.waiters = [:] }
      return state.waiters
    }
    for waiter in waiters.values { waiter.resume(returning: pool) }
  }

  private func raise(to priority: TaskPriority) {
    let task = state.withLock { state -> Task<Void, Never>? in
      guard state.priority < priority else { return nil }
      state.priority = priority
      return state.task
    }
    task?.escalatePriority(to: priority)
  }
}

/// Runs a task while the calling thread sleeps.
func run(_ work: @escaping @Sendable () async -> Void) {
  let end = DispatchSemaphore(value: 0)
  Task {
    await work()
    end.signal()
  }
  end.wait()
}

/// Repeats one operation in a task, sequentially.
func work(_ one: @escaping @Sendable () async -> Void) -> Work {
  { count in run { for _ in 0..<count { await one() } } }
}

private func isSame(_ factory: AsyncFactory<any Pool, Never>) -> Bool {
  let isSame = Mutex(false)
  run {
    let (first, second) = (await factory(), await factory())
    isSame.withLock { $0 = first as AnyObject === second as AnyObject }
  }
  return isSame.withLock { $0 }
}

/// Rows that measure asynchronous factories.
func waitingRows() -> [Row] {
  let container = Container()
  let holder = Holder()
  return [
    Row(
      name: "W18", workload: ".cached hit of an async factory",
      baseline: "the value of a Task in a Mutex, behind a call", bar: 1.7,
      isWallClock: true, isRight: { isSame(container.kept) },
      byHand: work { use(await holder.pool()) },
      byLibrary: work { use(await container.kept()) }),
    Row(
      name: "W19", workload: "unique async factory, whose body does not suspend",
      baseline: "the call of the same function", bar: 8.2,
      isWallClock: true, isRight: { !isSame(container.unique) },
      byHand: work { use(await openByHand()) },
      byLibrary: work { use(await container.unique()) }),
    Row(
      name: "W19t", workload: "unique async factory, whose body does not suspend",
      baseline: "the same call, with an object bound to a task-local",
      isWallClock: true, isRight: { !isSame(container.unique) },
      byHand: work { use(await openOnPathByHand()) },
      byLibrary: work { use(await container.unique()) }),
    Row(
      name: "W19y", workload: "unique async factory, whose body yields once",
      baseline: "the call of the same function", bar: 1.7,
      isWallClock: true, isRight: { !isSame(container.yielding) },
      byHand: work { use(await openLaterByHand()) },
      byLibrary: work { use(await container.yielding()) }),
    crowdRow("W20", "an actor that keeps the task", bar: 2) { await $0.ask(Keeper($0).pool) },
    crowdRow("W20c", "a class whose waiters can be cancelled") {
      await $0.ask(CarefulKeeper($0).pool)
    },
  ]
}

private func crowdRow(
  _ name: String, _ baseline: String, bar: Double? = nil,
  byHand: @escaping @Sendable (Crowd) async -> Void
) -> Row {
  let byHand = work { await byHand(Crowd()) }
  let byLibrary = work {
    let crowd = Crowd()
    let container = CrowdContainer(crowd)
    await crowd.ask { try await container.pool() }
  }
  return Row(
    name: name, workload: "first build of an async factory, with 100 tasks that wait",
    baseline: baseline, bar: bar, isWallClock: true,
    isRight: {
      func builds(_ count: borrowing Atomic<Int>, of work: Work) -> Int {
        let before = count.load(ordering: .relaxed)
        work(10)
        return count.load(ordering: .relaxed) - before
      }
      return builds(builtByHand, of: byHand) == 10
        && builds(builtByContainer, of: byLibrary) == 10
    }, byHand: byHand, byLibrary: byLibrary)
}
