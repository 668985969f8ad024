/// Traverses the code of one program, from factory to factory.
struct Walk {
  let model: ProgramModel
  private let numbers: [String: Int]
  let program: Program
  /// Nil covers all launches.
  let launch: Launch?
  /// The conditions of wirings that do not hold.
  private let failing: Set<Condition>

  init(
    _ model: ProgramModel, _ program: Program, _ launch: Launch? = nil,
    failing: Set<Condition> = []
  ) {
    self.model = model
    self.launch = launch
    self.failing = failing
    self.program = program
    numbers = Dictionary(uniqueKeysWithValues: model.files.enumerated().map { ($1.path, $0) })
  }

  func isInside(_ place: Place) -> Bool { program.modules.contains(place.module) }

  /// The types of all objects that the program makes, besides `shared` containers.
  var madeContainers: [String] {
    Set(model.made.filter { isInside($0.place) }.map(\.type)).map {
      $0.flatMap(model.declarations.fullName) ?? LibraryType.container.name
    }
  }

  /// Whether one place precedes another, by the order in which modules are compiled, then by line.
  func isBefore(_ one: Place, _ other: Place) -> Bool {
    (numbers[one.file] ?? 0, one.position) < (numbers[other.file] ?? 0, other.position)
  }

  /// Finds the factories that the code leads to and the context values that it requires on the way,
  /// up to the next factories. Each factory is reached in the most certain way, and in the shortest
  /// of these.
  func edges(
    from start: Code.ID, number: (Code.ID) -> Int?
  ) -> Found {
    var edges: [Need: DependencyGraph.Edge] = [:]
    var found = Found()
    var ranks: [Code.ID: Int] = [:]
    var queue = Waves()
    queue.add(
      Reach(code: start, timing: .now, traits: [], inherits: .all, previous: nil, place: nil))
    while let (here, index) = queue.next() {
      // A more certain way to this code was found later.
      if let rank = ranks[here.code], rank < here.rank { continue }
      if here.timing == .now, here.inherits == .all,
        here.traits.isDisjoint(with: [.isDynamic, .hasContextValue])
      {
        found.variants.add(model.codes[here.code].variantsRead)
      }
      for (key, type, use) in model.codes[here.code].requirements {
        let step = DependencyGraph.Step(
          name: key, user: model.codes[here.code].name, place: use.place)
        found.requirements.append(
          .init(
            key: key, type: type, timing: max(here.timing, use.timing),
            traits: here.traits.union(use.traits),
            steps: steps(to: here, in: queue) + [step]))
      }
      for use in model.codes[here.code].uses
      where isInside(use.place) && !use.isOnlyNamed && happens(use, in: here.code) {
        let reach = Reach(
          code: use.target, timing: max(here.timing, use.timing),
          traits: here.traits.union(use.traits), inherits: min(here.inherits, use.inherits),
          previous: index, place: use.place)
        if let number = number(use.target) {
          let need = Need(target: number, key: use.key)
          if let known = edges[need] {
            let rank = Reach.rank(known.timing, known.traits)
            let isMore = rank == reach.rank && known.inherits < reach.inherits
            if rank <= reach.rank, !isMore { continue }
          }
          edges[need] = .init(
            target: number, timing: reach.timing, traits: reach.traits, key: use.key,
            inherits: reach.inherits, steps: steps(to: reach, in: queue))
        } else if model.factories[use.target] == nil {
          if let known = ranks[use.target], known <= reach.rank { continue }
          ranks[use.target] = reach.rank
          queue.add(reach)
        }
      }
    }
    found.needs = Array(edges.values)
    return found
  }

  /// The needs and the context of a piece of code.
  struct Found {
    var needs: [DependencyGraph.Edge] = []
    var requirements: [DependencyGraph.Requirement] = []
    /// The types of variants that it reads, if those under which it runs are in force there.
    var variants = VariantTypes()
  }

  /// Whether code belongs to a wiring that is off.
  func isOff(_ code: Code.ID) -> Bool {
    model.codes[code].condition.map(failing.contains) ?? false
  }

  private func happens(_ use: Use, in code: Code.ID) -> Bool {
    if use.wiring.map(isOff) == true { return false }
    guard let launch else { return true }
    if let only = use.launch { return only == launch }
    return !(use.isReplaceable && model.codes[code].modifiers.launches.contains(launch))
  }

  private func steps(to target: Reach, in queue: Waves) -> [DependencyGraph.Step] {
    var steps: [DependencyGraph.Step] = []
    var reach = target
    while let previous = reach.previous, let place = reach.place {
      let user = queue.all[previous]
      var step = model.step(to: reach.code, from: user.code, at: place)
      step.isSuspended = model.factories[reach.code]?.isAsync ?? false
      step.isDynamic = reach.traits.contains(.isDynamic) && !user.traits.contains(.isDynamic)
      steps.append(step)
      reach = user
    }
    return steps.reversed()
  }

  /// Each key that is looked up in a keyed list is a need of its own.
  private struct Need: Hashable {
    let target: Int
    let key: String?
  }

  /// A piece of code, and how it was reached.
  private struct Reach {
    let code: Code.ID
    let timing: Timing
    let traits: Use.Traits
    let inherits: Inheritance
    /// The index of the previous step, and the place where it leads here.
    let previous: Int?
    let place: Place?

    var rank: Int { Self.rank(timing, traits) }

    /// A lower rank is more certain.
    static func rank(_ timing: Timing, _ traits: Use.Traits) -> Int {
      timing.rawValue * Use.Traits.sets + Int(traits.rawValue)
    }

    static let ranks = Timing.allCases.count * Use.Traits.sets
  }

  /// A queue that returns the most certain entries first, and equally certain ones in order.
  private struct Waves {
    private(set) var all: [Reach] = []
    private var waves = [[Int]](repeating: [], count: Reach.ranks)
    private var heads = [Int](repeating: 0, count: Reach.ranks)
    /// A new entry is never more certain than an entry that was already returned.
    private var wave = 0

    mutating func add(_ reach: Reach) {
      waves[reach.rank].append(all.count)
      all.append(reach)
    }

    mutating func next() -> (Reach, Int)? {
      while wave < waves.count {
        if heads[wave] < waves[wave].count {
          defer { heads[wave] += 1 }
          let index = waves[wave][heads[wave]]
          return (all[index], index)
        }
        wave += 1
      }
      return nil
    }
  }
}

extension Use {
  /// The methods of an instance may run anywhere.
  fileprivate var inherits: Inheritance {
    if choosesVariants || isAssumed { return .none }
    return timing <= .lazily || isProvided ? .all : .ofCaller
  }
}
