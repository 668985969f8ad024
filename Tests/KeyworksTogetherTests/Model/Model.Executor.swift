import Dispatch
import KeyworksAsync
import TestSupport

extension Model {
  /// Runs the jobs of one task, and of the builds that it begins, on the thread that waits for it. So
  /// programs need no other threads, and the jobs of a task run inside the bodies that wait for it.
  private final class Executor: TaskExecutor {
    private let jobs = Locked<[UnownedJob]>([])
    private let enqueued = DispatchSemaphore(value: 0)

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      jobs.withLock { $0.append(job) }
      enqueued.signal()
    }

    func runNext() {
      enqueued.wait()
      runIfAny()
    }

    @discardableResult
    func runIfAny() -> Bool {
      guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
      job.runSynchronously(on: asUnownedTaskExecutor())
      return true
    }
  }

  /// Returns the result of a task, which begins immediately where there are such tasks.
  static func inTask(
    _ work: @escaping @Sendable () async -> Outcome<Made>
  ) -> Outcome<Made> {
    let (executor, result) = (Executor(), Locked<Outcome<Made>?>(nil))
    OwnerTask.$executor.withValue(executor) {
      #if os(Linux)  // elsewhere immediate tasks need a newer system than the library
        Task.immediate(executorPreference: executor) { result.set(await work()) }
      #else
        Task(executorPreference: executor) { result.set(await work()) }
      #endif
    }
    while true {
      if let result = result.withLock({ $0.take() }) {
        while executor.runIfAny() {}
        return result
      }
      executor.runNext()
    }
  }
}
