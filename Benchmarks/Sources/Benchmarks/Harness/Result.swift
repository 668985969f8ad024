internal import BenchmarkSupport

/// The result of a row.
struct Result: Codable {
  var name: String
  var workload: String
  var baseline: String
  var bar: Double?
  /// Median nanoseconds per repetition.
  var byHand: Double
  var byLibrary: Double
  /// The median of the rounds' ratios.
  var ratio: Double
  /// The distance between the quartiles of the ratios, relative to the median.
  var spread: Double
  /// The allocations per repetition that the library adds.
  var extraAllocations: Double?
  var allowedAllocations: Int?
  var unit = "ns"

  /// Whether the rounds differ too much to trust their median.
  var isRestless: Bool { spread >= 0.08 }

  var isGood: Bool {
    if let bar, ratio > bar { return false }
    if let allowedAllocations, let extraAllocations {
      return extraAllocations <= Double(allowedAllocations)
    }
    return true
  }
}

/// A row that does not measure the right thing.
struct WrongRow: Error, CustomStringConvertible {
  let name: String
  var description: String { "\(name) does not do what it says: its check failed" }
}

extension Row {
  private static var rounds: Int { 15 }

  /// Measures the row, up to three times if the results are noisy, and returns the least noisy
  /// result.
  func measure() throws(WrongRow) -> Result {
    var best: Result?
    for _ in 0..<3 {
      let result = try measureOnce()
      if result.spread < best?.spread ?? .infinity { best = result }
      if !result.isRestless { break }
    }
    guard let best else { throw WrongRow(name: name) }
    return best
  }

  private func measureOnce() throws(WrongRow) -> Result {
    let watch = Stopwatch(
      isWallClock: isWallClock || max(threads.byHand, threads.byLibrary) > 1)
    let handCount = watch.count(filling: byHand, on: threads.byHand)
    let libraryCount = watch.count(filling: byLibrary, on: threads.byLibrary)
    var hand: [Double] = []
    var library: [Double] = []
    for round in 0..<Self.rounds {
      // The order alternates, because it affects what each side finds in the caches.
      if round % 2 == 0 { hand.append(watch.time(byHand, handCount, on: threads.byHand)) }
      library.append(watch.time(byLibrary, libraryCount, on: threads.byLibrary))
      if round % 2 == 1 { hand.append(watch.time(byHand, handCount, on: threads.byHand)) }
    }
    let ratios = zip(library, hand).map { $0 / $1 }
    let extra = try countAllocations()
    return Result(
      name: name, workload: workload, baseline: baseline, bar: bar, byHand: hand.median,
      byLibrary: library.median, ratio: ratios.median,
      spread: (ratios.quantile(0.75) - ratios.quantile(0.25)) / ratios.median,
      extraAllocations: kb_allocations() < 0 || isWallClock ? nil : extra,
      allowedAllocations: extraAllocations)
  }

  /// How many allocations the library adds per repetition.
  func countAllocations() throws(WrongRow) -> Double {
    guard isRight() else { throw WrongRow(name: name) }
    let extra = allocations(of: byLibrary) - allocations(of: byHand)
    guard isRight() else { throw WrongRow(name: name) }
    return extra
  }

  /// Allocations per repetition. The count is exact, because the same work always allocates the
  /// same.
  private func allocations(of work: Work) -> Double {
    let count = 100
    work(count)
    let start = kb_allocations()
    work(count)
    return Double(kb_allocations() - start) / Double(count)
  }
}
