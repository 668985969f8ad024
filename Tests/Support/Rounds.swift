import Foundation
import Synchronization

/// Runs rounds on threads that live as long as the test. In each round, `work` runs on all threads
/// concurrently, and then `check` gets their results on one of them.
package func inRounds<Result: Sendable>(
  _ count: Int, threads: Int, _ work: @escaping @Sendable (_ thread: Int) -> Result,
  check: @escaping @Sendable ([Result]) -> Void
) {
  let meeting = Meeting<Result>(threads)
  _ = inParallel(threads) { thread in
    for _ in 0..<sample(of: isSanitized ? count / 20 : count) {
      meeting.begin()
      meeting.end(with: work(thread), check)
    }
  }
}

/// A point where the threads of a test wait for each other between two rounds. The last to arrive
/// lets all continue.
private final class Meeting<Result: Sendable>: Sendable {
  private let threads: Int
  private let arrivals = Atomic<Int>(0)
  private let results = Locked<[Result]>([])

  init(_ threads: Int) { self.threads = threads }

  func begin() { pass {} }

  func end(with result: Result, _ check: ([Result]) -> Void) {
    results.withLock { $0.append(result) }
    pass {
      check(
        results.withLock { results in
          defer { results = [] }
          return results
        })
    }
  }

  private func pass(_ work: () -> Void) {
    let arrival = arrivals.add(1, ordering: .acquiringAndReleasing).oldValue
    let end = (arrival / (threads + 1) + 1) * (threads + 1)
    if arrival % (threads + 1) == threads - 1 {
      work()
      arrivals.add(1, ordering: .acquiringAndReleasing)
    }
    while arrivals.load(ordering: .acquiring) < end { sched_yield() }
  }
}
