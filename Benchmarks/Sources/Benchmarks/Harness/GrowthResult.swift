/// The results of a growth table.
struct GrowthResult: Codable {
  struct Entry: Codable {
    var size: Int
    var nanoseconds: Double
    var ratio: Double
  }

  var name: String
  var workload: String
  var unit: String
  var bar: Double?
  var entries: [Entry]

  var isGood: Bool { bar.map { bar in entries.allSatisfy { $0.ratio <= bar } } ?? true }
}

extension Growth {
  func measure(_ effort: Effort) -> GrowthResult {
    let watch = Stopwatch(isWallClock: false)
    let works = sizes.map { size in
      let work = work(size)
      let parts = isOfParts ? size : 1
      return (work: work, count: parts * watch.count(filling: { work($0 * parts) }))
    }
    var times = works.map { _ in [Double]() }
    for _ in 0..<effort.growthRounds {
      for (index, entry) in works.enumerated() {
        times[index].append(watch.time(entry.work, entry.count))
      }
    }
    let first = times[0]
    let entries = zip(sizes, times).map { size, times in
      GrowthResult.Entry(
        size: size, nanoseconds: times.median, ratio: zip(times, first).map(/).median)
    }
    return GrowthResult(
      name: name, workload: workload, unit: unit, bar: bar, entries: entries)
  }
}
