internal import BenchmarkSupport

/// The result of a row.
struct Result: Codable {
  var name: String
  var workload: String
  var baseline: String
  var bar: Double?
  /// Nanoseconds of one repetition, as medians.
  var byHand: Double
  var byLibrary: Double
  /// The median of the ratios of the rounds.
  var ratio: Double
  /// How far apart the middle half of the ratios is, as a share of the median.
  var spread: Double
  /// The allocations that the library adds to one repetition.
  var extraAllocations: Double?
  var allowedAllocations: Int?
  var unit = "ns"

  /// Whether the rounds differ too much for a reliable median.
  var isRestless: Bool { spread >= 0.08 }

  var isGood: Bool {
    if let bar, ratio > bar { return false }
    if let allowedAllocations, let extraAllocations {
      return extraAllocations <= Double(allowedAllocations)
    }
    return true
  }
}

/// A row that measured the wrong thing.
struct WrongRow: Error, CustomStringConvertible {
  let name: String
  var description: String { "\(name) does not do what it says: its check failed" }
}

extension Row {
  /// Measures the row, several times if the machine is restless, and returns the result with the
  /// smallest spread.
  func measure(_ effort: Effort) throws(WrongRow) -> Result {
    var best: Result?
    for _ in 0..<effort.attempts {
      let result = try measureOnce(rounds: effort.rounds)
      if result.spread < best?.spread ?? .infinity { best = result }
      if !result.isRestless { break }
    }
    guard let best else { throw WrongRow(name: name) }
    return best
  }

  private func measureOnce(rounds: Int) throws(WrongRow) -> Result {
    let watch = Stopwatch(
      isWallClock: isWallClock || max(threads.byHand, threads.byLibrary) > 1)
    let handCount = watch.count(filling: byHand, on: threads.byHand)
    let libraryCount = watch.count(filling: byLibrary, on: threads.byLibrary)
    var hand: [Double] = []
    var library: [Double] = []
    for round in 0..<rounds {
      // Alternates the order, because the first side finds the other side's data in the caches.
      if round % 2 == 0 { hand.append(watch.time(byHand, handCount, on: threads.byHand)) }
      library.append(watch.time(byLibrary, libraryCount, on: threads.byLibrary))
      if round % 2 == 1 { hand.append(watch.time(byHand, handCount, on: threads.byHand)) }
    }
    let ratios = zip(library, hand).map { $0 / $1 }
    let extra = try countAllocations()
    return Result(
      name: name, workload: workload, baseline: baseline, bar: bar, byHand: hand.median,
      byLibrary: library.median, ratio: ratios.median,
      spread: ratios.spread,
      extraAllocations: kb_allocations() < 0 || isWallClock ? nil : extra,
      allowedAllocations: extraAllocations)
  }

  /// How many allocations the library adds to one repetition.
  func countAllocations() throws(WrongRow) -> Double {
    guard isRight() else { throw WrongRow(name: name) }
    let extra = allocations(of: byLibrary) - allocations(of: byHand)
    guard isRight() else { throw WrongRow(name: name) }
    return extra
  }

  /// This is exact, because the same work makes the same allocations each time.
  private func allocations(of work: Work) -> Double {
    let count = 100
    work(count)
    let start = kb_allocations()
    work(count)
    return Double(kb_allocations() - start) / Double(count)
  }
}
