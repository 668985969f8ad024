extension Recording {
  /// The resolves that are not part of another resolve.
  var outermost: [Int] { resolves.indices.filter { resolves[$0].outer == nil } }

  /// How long at least one of the resolves was running. The indices must be sorted by start.
  func time(of indices: [Int]) -> Int {
    covered(indices.map { (resolves[$0].start, resolves[$0].end) })
  }

  /// How long at least one of the resolves was running without an inner resolve. The resolves may
  /// contain each other.
  func ownTime(of indices: [Int]) -> Int {
    let some = Set(indices)
    let others = indices.flatMap { inner[$0] }.filter { !some.contains($0) }.sorted()
    let intervals = others.map { index in
      let resolve = resolves[index]
      let end = resolve.outer.map { resolves[$0].end } ?? .max
      return (resolve.start, min(resolve.end, end))
    }
    return time(of: indices) - covered(intervals)
  }

  /// The longest outermost resolve, the longest resolve inside it, and so on. After a resolve that
  /// waited, the chain continues inside the build that it waited for.
  var longestChain: [Int] {
    var chain: [Int] = []
    var next = longest(of: outermost)
    while let index = next, !chain.contains(index) {
      chain.append(index)
      next = longest(of: inner[awaited(by: index) ?? index])
    }
    return chain
  }

  private func awaited(by index: Int) -> Int? {
    let waiter = resolves[index]
    if waiter.waited == 0 || waiter.isBuilt { return nil }
    return resolves.firstIndex { other in
      other.isBuilt && other.origin == waiter.origin && other.start < waiter.end
        && other.end > waiter.start
    }
  }

  /// The longest resolve, or the first of several equally long ones.
  private func longest(of indices: [Int]) -> Int? {
    indices.filter { !resolves[$0].isHit }
      .max { (resolves[$0].duration, $1) < (resolves[$1].duration, $0) }
  }
}

/// The total time that the intervals cover. They must be sorted by start.
func covered(_ intervals: [(start: Int, end: Int)]) -> Int {
  var sum = 0
  var latest = 0
  for (start, end) in intervals {
    sum += max(0, end - max(start, latest))
    latest = max(latest, end)
  }
  return sum
}
