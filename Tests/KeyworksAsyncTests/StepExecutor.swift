import Keyworks
import KeyworksAsync
import TestSupport

/// Runs jobs one at a time and in order, and only when a test asks for the next one.
final class StepExecutor: TaskExecutor {
  private let jobs = Locked<[UnownedJob]>([])
  private let count = Locked(0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// The number of jobs that have run.
  var jobsRun: Int { count.withLock { $0 } }

  /// Runs the next job.
  ///
  /// - Returns: False if there is none.
  func step() -> Bool {
    guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
    count.withLock { $0 += 1 }
    job.runSynchronously(on: asUnownedTaskExecutor())
    return true
  }
}

extension StepExecutor {
  /// Runs the jobs of a new task, and those that they cause, until none is left.
  @discardableResult
  func run(_ work: @escaping @Sendable () async throws -> Void) -> Task<Void, any Error> {
    defer { runAll() }
    return Task(executorPreference: self) { try await work() }
  }

  /// Runs jobs until none is left.
  func runAll() { while step() {} }
}

/// The number of jobs in which a task runs `work`: one if it does not suspend.
func jobs(_ work: @escaping @Sendable () async throws -> Void) throws -> Int {
  let executor = StepExecutor()
  let failure = Locked<(any Error)?>(nil)
  Task(executorPreference: executor) {
    do { try await work() } catch { failure.withLock { $0 = error } }
  }
  while executor.step() {}
  if let failure = failure.withLock(\.self) { throw failure }
  return executor.jobsRun
}

/// Runs the tasks of `work` in steps, and also those that build and tear down for them.
func inSteps(_ work: (StepExecutor) -> Void) {
  let executor = StepExecutor()
  OwnerTask.$executor.withValue(executor) {
    work(executor)
    executor.runAll()
  }
}
