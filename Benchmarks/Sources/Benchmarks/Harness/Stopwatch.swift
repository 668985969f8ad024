internal import BenchmarkSupport
internal import Foundation

/// Times work in nanoseconds per repetition.
struct Stopwatch {
  /// The length of a round: long compared with the clock's resolution, short compared with changes
  /// in the machine's load.
  private static let round = 10_000_000.0

  /// Whether to measure elapsed time instead of the CPU time of the calling thread. Elapsed time
  /// includes the work of other programs, but several threads need it.
  let isWallClock: Bool

  /// The number of repetitions that fill a round.
  func count(filling work: Work, on threads: Int = 1) -> Int {
    var count = 1
    while true {
      let total = time(work, count, on: threads) * Double(count)
      if total > Self.round / 8 { return max(1, Int(Double(count) * Self.round / total)) }
      count *= 4
    }
  }

  /// Nanoseconds per repetition, if each thread does so many repetitions.
  func time(_ work: Work, _ count: Int, on threads: Int = 1) -> Double {
    // SAFETY: the work of a row on several threads takes care of its own state.
    nonisolated(unsafe) let shared = work
    let start = now
    if threads == 1 {
      work(count)
    } else {
      DispatchQueue.concurrentPerform(iterations: threads) { _ in shared(count) }
    }
    return Double(now - start) / Double(count)
  }

  private var now: Int64 { isWallClock ? kb_wall_nanoseconds() : kb_thread_nanoseconds() }
}

/// Starts a thread that does nothing. It disables the shortcuts that locks and `malloc` take in
/// programs with a single thread.
func startIdleThread() {
  Thread { while true { Thread.sleep(forTimeInterval: 3600) } }.start()
}

extension [Double] {
  /// The value at a fraction of the sorted values.
  func quantile(_ share: Double) -> Double {
    let sorted = sorted()
    return sorted[Int((Double(count - 1) * share).rounded())]
  }
  var median: Double { quantile(0.5) }
}
