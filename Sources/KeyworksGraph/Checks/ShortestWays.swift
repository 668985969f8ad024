/// A breadth-first search along needs. It finds the shortest way to each factory.
struct ShortestWays {
  private let starts: Set<Int>
  private var cameBy: [Int: DependencyGraph.Need] = [:]
  /// The factories whose needs were followed, nearest first. The starts come before all others.
  private(set) var followed: [Int]

  /// - Parameters:
  ///   - end: Where the search may stop. Nil to find all factories.
  ///   - goesOn: Whether to follow the needs of a factory that was found. Called once for each.
  init(
    from starts: [Int], to end: Int? = nil, along needs: (Int) -> [DependencyGraph.Edge],
    where isMeant: (DependencyGraph.Need) -> Bool = { _ in true },
    goesOn: (Int) -> Bool = { _ in true }
  ) {
    self.starts = Set(starts)
    followed = starts
    var head = 0
    while head < followed.count, end.map(reaches) != true {
      let user = followed[head]
      head += 1
      for edge in needs(user) where !reaches(edge.target) {
        let need = DependencyGraph.Need(user: user, edge: edge)
        guard isMeant(need) else { continue }
        cameBy[edge.target] = need
        if goesOn(edge.target) { followed.append(edge.target) }
      }
    }
  }

  private func reaches(_ number: Int) -> Bool { cameBy[number] != nil || starts.contains(number) }

  /// The needs on the way to a factory. Empty for a start, and nil if no way leads there.
  func way(to end: Int) -> [DependencyGraph.Need]? {
    guard reaches(end) else { return nil }
    var way: [DependencyGraph.Need] = []
    while let need = cameBy[way.last?.user ?? end] { way.append(need) }
    return way.reversed()
  }
}

extension DependencyGraph {
  /// An edge and the factory that has it.
  struct Need {
    let user: Int
    let edge: Edge
  }

  /// For each factory, the factories that need it at any time.
  var users: [[Int]] { reversed(factories.indices.map { needs(of: $0).map(\.target) }) }

  /// `cart → store → clock`
  func walk(_ numbers: some Sequence<Int>) -> String {
    numbers.map { factories[$0].name }.joined(separator: " → ")
  }
}

extension [DependencyGraph.Need] {
  /// The factories that the way visits, in order.
  var factories: [Int] { prefix(1).map(\.user) + map(\.edge.target) }

  var steps: [DependencyGraph.Step] { flatMap(\.edge.steps) }
}
