internal import BenchmarkSupport
internal import Foundation

/// Times work in nanoseconds per repetition.
struct Stopwatch {
  /// How long one round takes: long against the clock, short against the machine's moods.
  private static let round = 10_000_000.0

  /// What the clock shows, or what the thread that asks has worked. The first also
  /// counts what other programs do meanwhile, and is needed for more than one thread.
  let isWallClock: Bool

  /// How many repetitions fill a round.
  func count(filling work: Work, on threads: Int = 1) -> Int {
    var count = 1
    while true {
      let total = time(work, count, on: threads) * Double(count)
      if total > Self.round / 8 { return max(1, Int(Double(count) * Self.round / total)) }
      count *= 4
    }
  }

  /// Nanoseconds of one repetition, if each of the threads does so many.
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

/// One thread that does nothing: with it there is no shortcut for programs that have
/// only one, neither in locks nor in `malloc`.
func startIdleThread() {
  Thread { while true { Thread.sleep(forTimeInterval: 3600) } }.start()
}

extension [Double] {
  /// The value at a share of the way from the least to the largest.
  func quantile(_ share: Double) -> Double {
    let sorted = sorted()
    return sorted[Int((Double(count - 1) * share).rounded())]
  }
  var median: Double { quantile(0.5) }
}
