extension RecordedRun {
  /// The data of a run for the page: for each resolved factory, the number of resolves and builds,
  /// the first time and the total time, and the longest chain. Times are nanoseconds.
  var json: JSON {
    let resolves = Dictionary(grouping: recording.resolves.indices) { factories[$0] }
    return [
      "factories": .list(
        graph.factories.indices.compactMap { number in
          resolves[number].map { json(of: number, $0.map { recording.resolves[$0] }) }
        }),
      "chain": .list(
        recording.longestChain.compactMap { index in
          factories[index].map {
            ["id": .number($0), "took": .number(recording.resolves[index].duration)]
          }
        }),
    ]
  }

  private func json(of number: Int, _ resolves: [Recording.Resolve]) -> JSON {
    let built = resolves.filter(\.isBuilt)
    return [
      "id": .number(number), "resolved": .number(resolves.count), "built": .number(built.count),
      "at": (built.first?.start).map(JSON.number),
      "took": .number(built.reduce(0) { $0 + $1.duration }),
    ]
  }
}
