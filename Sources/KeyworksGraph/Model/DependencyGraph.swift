/// Which factory of a program needs which, and by what way through the code.
package struct DependencyGraph {
  package let program: Program
  /// In the order of their places. Lists of factories are among them.
  package let factories: [Factory]
  /// For each factory what it needs, each other one once, in the order of their places; a map
  /// once for each key that it is asked for.
  package let edges: [[Edge]]
  /// For each list its members, in the order in which the compiler saw them.
  package let members: [Int: [Member]]
  /// The lists that some code reorders, takes members out of, or replaces.
  package let rearranged: Set<Int>
  /// The factories that code outside of factories leads to.
  package let reached: Set<Int>

  private let numbers: [Code.ID: Int]
  private let orders: [Int: ListOrder]

  package struct Edge {
    package let target: Int
    package let manner: Manner
    let traits: Use.Traits
    /// The key that a map is asked for.
    var key: String?
    /// From the factory's own code to the place where the target is mentioned.
    package let steps: [Step]

    /// While it is built, whatever runs, with the same arguments each time.
    package var isCertain: Bool { manner == .now && traits.isEmpty }
  }

  package struct Step {
    /// What is mentioned there, and by which code.
    package let name: String
    package var user: String?
    package let place: Place
  }

  /// What a factory resolves while it is built. A list stands for its members, but for the
  /// factory itself: a composite leaves itself out of its own list.
  func construction(from number: Int) -> [Edge] {
    resolved(by: number, .now)
  }

  /// What an instance of a factory keeps: what it was built from, and what it reads lazily.
  func kept(by number: Int) -> [Edge] {
    resolved(by: number, .lazily)
  }

  private func resolved(by number: Int, _ latest: Manner) -> [Edge] {
    edges[number].filter { $0.manner <= latest }.flatMap { edge -> [Edge] in
      guard factories[edge.target].isList else { return [edge] }
      // What the list itself resolves to know its members comes first.
      let own = edges[edge.target].filter { $0.manner <= latest && $0.target != number }.map {
        need in
        Edge(
          target: need.target, manner: max(edge.manner, need.manner),
          traits: edge.traits.union(need.traits), steps: edge.steps + need.steps)
      }
      return own
        + (members[edge.target] ?? []).compactMap { member in
          let target = self.number(of: member.factory)
          if target == number || !member.mayHave(edge.key) { return nil }
          let step = Step(
            name: factories[target].name, user: factories[edge.target].name, place: member.place)
          return Edge(
            target: target, manner: edge.manner, traits: edge.traits, steps: edge.steps + [step])
        }
    }
  }

  package func order(of list: Int) -> ListOrder { orders[list] ?? ListOrder(of: []) { _ in "" } }

  /// The fewest needs, in any manner, from one factory to one of those that are meant.
  func shortestWay(
    from start: Int, to isMeant: (Int) -> Bool
  ) -> (numbers: [Int], steps: [Step])? {
    var cameBy: [Int: (Int, [Step])] = [:]
    var queue = [start]
    var head = 0
    while head < queue.count {
      let here = queue[head]
      head += 1
      let listed = (members[here] ?? []).map { member in
        let target = number(of: member.factory)
        return (target, [Step(name: factories[target].name, place: member.place)])
      }
      for (target, steps) in edges[here].map({ ($0.target, $0.steps) }) + listed
      where target != start && cameBy[target] == nil {
        cameBy[target] = (here, steps)
        queue.append(target)
        guard isMeant(target) else { continue }
        var numbers = [target]
        var way: [Step] = []
        while let (previous, steps) = cameBy[numbers[0]] {
          numbers.insert(previous, at: 0)
          way = steps + way
        }
        return (numbers, way)
      }
    }
    return nil
  }

  /// The number of a factory or list.
  func number(of code: Code.ID) -> Int {
    guard let number = numbers[code] else { fatalError("no factory of this program") }
    return number
  }

  init(of program: Program, in model: ProgramModel) {
    self.program = program
    let walk = Walk(model, program)
    let nodes = model.factories.values.filter { walk.isInside($0.place) }
      .sorted { walk.isBefore($0.place, $1.place) }
    var numbers: [Code.ID: Int] = [:]
    for (number, factory) in nodes.enumerated() { numbers[factory.code] = number }

    var members: [Int: [Member]] = [:]
    for member in model.members where walk.isInside(member.place) {
      guard let list = numbers[member.list], numbers[member.factory] != nil else { continue }
      members[list, default: []].append(member)
    }
    factories = nodes
    edges = nodes.map { factory in
      walk.edges(from: factory.code) { numbers[$0] }
        .sorted { ($0.target, $0.key ?? "") < ($1.target, $1.key ?? "") }
    }
    self.numbers = numbers
    self.members = members
    orders = members.mapValues { members in
      ListOrder(of: members) { numbers[$0.factory].map { nodes[$0].name } ?? "" }
    }
    rearranged = Set(
      model.rearranged.filter { walk.isInside($0.place) }.compactMap { numbers[$0.list] })
    reached = Set(walk.reached().compactMap { numbers[$0] })
  }
}

/// Goes through the code of one program, from factory to factory.
private struct Walk {
  let model: ProgramModel
  private let numbers: [String: Int]
  private let program: Program

  init(_ model: ProgramModel, _ program: Program) {
    self.model = model
    self.program = program
    numbers = Dictionary(
      uniqueKeysWithValues: model.files.enumerated().map { ($1.path, $0) })
  }

  func isInside(_ place: Place) -> Bool {
    program.modules.contains(place.module)
  }

  /// Says whether one place comes first: modules in the order in which they are compiled, and
  /// then by file and line.
  func isBefore(_ one: Place, _ other: Place) -> Bool {
    (numbers[one.file] ?? 0, one.position) < (numbers[other.file] ?? 0, other.position)
  }

  /// What the code leads to, each factory by the most certain way and the shortest of those.
  func edges(
    from start: Code.ID, number: (Code.ID) -> Int?
  ) -> [DependencyGraph.Edge] {
    var edges: [Need: DependencyGraph.Edge] = [:]
    var ranks: [Code.ID: Int] = [:]
    var queue = Waves()
    queue.add(Reach(code: start, manner: .now, traits: [], previous: nil, place: nil))
    while let (here, index) = queue.next() {
      // Something more certain led here later on.
      if let rank = ranks[here.code], rank < here.rank { continue }
      for use in model.codes[here.code].uses where isInside(use.place) {
        let reach = Reach(
          code: use.target, manner: max(here.manner, use.manner),
          traits: here.traits.union(use.traits), previous: index, place: use.place)
        if let number = number(use.target) {
          let need = Need(target: number, key: use.key)
          if let known = edges[need], Reach.rank(known.manner, known.traits) <= reach.rank {
            continue
          }
          edges[need] = .init(
            target: number, manner: reach.manner, traits: reach.traits, key: use.key,
            steps: steps(to: reach, in: queue))
        } else if model.factories[use.target] == nil {
          if let known = ranks[use.target], known <= reach.rank { continue }
          ranks[use.target] = reach.rank
          queue.add(reach)
        }
      }
    }
    return Array(edges.values)
  }

  /// Everything that code outside of factories leads to, in any manner.
  func reached() -> Set<Code.ID> {
    var called: Set<Code.ID> = []
    for (id, code) in model.codes.enumerated() {
      for use in code.uses where use.target != id && isInside(use.place) {
        called.insert(use.target)
      }
    }
    var left = model.entries(called: called).filter { model.codes[$0].place.map(isInside) ?? false }
    var members: [Code.ID: [Code.ID]] = [:]
    for member in model.members where isInside(member.place) {
      members[member.list, default: []].append(member.factory)
    }
    var found = Set(left)
    while let next = left.popLast() {
      let uses = model.codes[next].uses.lazy.filter { isInside($0.place) }.map(\.target)
      for target in Array(uses) + (members[next] ?? []) where found.insert(target).inserted {
        left.append(target)
      }
    }
    return found
  }

  private func steps(to target: Reach, in queue: Waves) -> [DependencyGraph.Step] {
    var steps: [DependencyGraph.Step] = []
    var reach = target
    while let previous = reach.previous, let place = reach.place {
      let user = queue.all[previous]
      steps.append(
        .init(
          name: model.codes[reach.code].name, user: model.codes[user.code].name, place: place))
      reach = user
    }
    return steps.reversed()
  }

  /// A map that is asked for several keys is needed several times.
  private struct Need: Hashable {
    let target: Int
    let key: String?
  }

  /// A piece of code, and how it was reached.
  private struct Reach {
    let code: Code.ID
    let manner: Manner
    let traits: Use.Traits
    /// The number of what led here, and the place where it does.
    let previous: Int?
    let place: Place?

    var rank: Int { Self.rank(manner, traits) }

    /// Lower is more certain.
    static func rank(_ manner: Manner, _ traits: Use.Traits) -> Int {
      manner.rawValue * Use.Traits.sets + Int(traits.rawValue)
    }

    static let ranks = Manner.allCases.count * Use.Traits.sets
  }

  /// A queue that hands out the most certain first, and among those the first.
  private struct Waves {
    private(set) var all: [Reach] = []
    private var waves = [[Int]](repeating: [], count: Reach.ranks)
    private var heads = [Int](repeating: 0, count: Reach.ranks)

    mutating func add(_ reach: Reach) {
      waves[reach.rank].append(all.count)
      all.append(reach)
    }

    mutating func next() -> (Reach, Int)? {
      for rank in waves.indices where heads[rank] < waves[rank].count {
        heads[rank] += 1
        let index = waves[rank][heads[rank] - 1]
        return (all[index], index)
      }
      return nil
    }
  }
}
