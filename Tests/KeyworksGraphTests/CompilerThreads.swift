import Foundation
import Synchronization
import Testing

extension Trait where Self == CompilerThreads.Scope {
  /// Runs tests that wait for the compiler on separate threads. The shared pool has one thread for
  /// each core: if those wait, every other test waits with them.
  static var onCompilerThreads: Self { Self() }
}

final class CompilerThreads: TaskExecutor {
  struct Scope: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
      for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
    ) async throws {
      try await withTaskExecutorPreference(shared) { try await body() }
    }
  }

  private static let shared = CompilerThreads()

  private let jobs = Mutex<[UnownedJob]>([])
  private let waiting = DispatchSemaphore(value: 0)

  private init() {
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { Thread { self.work() }.start() }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    waiting.signal()
  }

  private func work() {
    while true {
      waiting.wait()
      jobs.withLock { $0.removeFirst() }.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
