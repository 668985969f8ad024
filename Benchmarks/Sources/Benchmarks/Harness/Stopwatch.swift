internal import BenchmarkSupport
internal import Foundation

/// Times work in nanoseconds per repetition.
struct Stopwatch {
  /// How long one round takes: much longer than a tick of the clock, and shorter than changes in the
  /// machine's load.
  private static let round = 10_000_000.0

  /// Whether to measure wall-clock time instead of the processor time of the calling thread. Wall-clock
  /// time includes the work of other programs, and is needed for more than one thread.
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

  /// Nanoseconds of one repetition, if each thread does `count` repetitions.
  func time(_ work: Work, _ count: Int, on threads: Int = 1) -> Double {
    // SAFETY: a row on several threads guards the state of its work.
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

/// Starts a thread that does nothing. It turns off the shortcuts in locks and `malloc` for programs with
/// only one thread.
func startIdleThread() {
  Thread { while true { Thread.sleep(forTimeInterval: 3600) } }.start()
}

extension [Double] {
  /// The value at a share of the way from the smallest to the largest.
  func quantile(_ share: Double) -> Double {
    let sorted = sorted()
    return sorted[Int((Double(count - 1) * share).rounded())]
  }
  var median: Double { quantile(0.5) }
  /// How far apart the middle half is, as a share of the median.
  var spread: Double { (quantile(0.75) - quantile(0.25)) / median }
}
