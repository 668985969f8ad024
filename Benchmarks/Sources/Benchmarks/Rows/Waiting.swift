internal import Dispatch
internal import Keyworks
internal import Synchronization

// Each side has its own classes and functions, as in the other files.

private protocol Pool: Sendable {}
private final class PoolByHand: Pool {}
private final class PoolByContainer: Pool {}

@inline(never)
private func openByHand() async -> any Pool { PoolByHand() }
@inline(never)
private func openByContainer() async -> any Pool { PoolByContainer() }

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

/// Counts how often each side built something.
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
  fileprivate var awaited: AsyncFactory<any Pool, any Error> {
    self.async {
      builtByContainer.add(1, ordering: .relaxed)
      return await openLaterByContainer()
    }.cached
  }
}

/// By hand: a task behind a lock and a call.
private final class Holder: Sendable {
  private let task = Mutex<Task<any Pool, Never>?>(Task { await openByHand() })

  @inline(never)
  func pool() async -> any Pool {
    guard let task = task.withLock({ $0 }) else { return await openByHand() }
    return await task.value
  }
}

/// By hand: an actor that stores the task that builds.
private actor Keeper {
  private var task: Task<any Pool, any Error>?

  func pool() async throws -> any Pool {
    if let task { return try await task.value }
    let task = Task<any Pool, any Error> {
      builtByHand.add(1, ordering: .relaxed)
      return await openLaterByHand()
    }
    self.task = task
    return try await task.value
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

/// A hundred tasks that all need an instance that does not exist yet.
private func crowd(_ one: @escaping @Sendable () async throws -> any Pool) async {
  await withDiscardingTaskGroup { group in
    for _ in 0..<100 { group.addTask { use(try? await one()) } }
  }
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
  let byHand: @Sendable () async -> Void = { await crowd(Keeper().pool) }
  let byLibrary: @Sendable () async -> Void = {
    let container = Container()
    await crowd { try await container.awaited() }
  }
  return [
    Row(
      name: "W18", workload: ".cached hit of an async factory",
      baseline: "the value of a Task in a Mutex, behind a call", bar: 1.5,
      isWallClock: true, isRight: { isSame(container.kept) },
      byHand: work { use(await holder.pool()) },
      byLibrary: work { use(await container.kept()) }),
    Row(
      name: "W19", workload: "unique async factory, whose body does not suspend",
      baseline: "the call of the same function", bar: 1.5,
      isWallClock: true, isRight: { !isSame(container.unique) },
      byHand: work { use(await openByHand()) },
      byLibrary: work { use(await container.unique()) }),
    Row(
      name: "W19y", workload: "unique async factory, whose body yields once",
      baseline: "the call of the same function", bar: 1.5,
      isWallClock: true, isRight: { !isSame(container.yielding) },
      byHand: work { use(await openLaterByHand()) },
      byLibrary: work { use(await container.yielding()) }),
    Row(
      name: "W20", workload: "first build of an async factory, with 100 tasks that wait",
      baseline: "an actor that keeps the task", bar: 1.5, isWallClock: true,
      isRight: {
        func builds(_ count: borrowing Atomic<Int>, of work: Work) -> Int {
          let before = count.load(ordering: .relaxed)
          work(10)
          return count.load(ordering: .relaxed) - before
        }
        return builds(builtByHand, of: work(byHand)) == 10
          && builds(builtByContainer, of: work(byLibrary)) == 10
      }, byHand: work(byHand), byLibrary: work(byLibrary)),
  ]
}
