import Keyworks
import TestSupport

extension Model {
  /// Makes random steps.
  struct StepMaker {
    /// The options that make the programs differ in kind.
    struct Manner {
      /// The factories that verbs may change.
      var changeable = Node.allCases
      /// Whether whole containers and scopes are reset.
      var resetsContainers = true
      /// Whether bodies reset factories or containers while they build.
      var bodiesReset = true
      var extent = Extent.twoContainers
      var isOfMainActor = false
    }

    /// The part of the library that programs use.
    enum Extent {
      /// One container, tasks and providers.
      case oneContainer
      /// Two containers and variants.
      case twoContainers
      /// All of this, and lists, sandboxes, and containers that are made in sandboxes.
      case everything

      var hasTasks: Bool { self != .twoContainers }
    }

    var random: SplitMix
    let manner: Manner
    /// The factories that a program uses most: few, so that it finds out more about each.
    private let favourites: [Node]
    var tokens: [Int] = []
    private var held: [Int] = []
    /// The steps that make providers, or whose bodies do.
    private var offers: [Int] = []
    /// The containers that may exist.
    var homes: [Int]
    var lastHome = 1
    /// The number of the last nested step. Nested steps have separate numbers.
    var lastInside = 100

    init(_ random: SplitMix, _ manner: Manner = Manner()) {
      var random = random
      var manner = manner
      if !manner.extent.hasTasks { manner.changeable.removeAll { $0.facts.kind == .asynchronous } }
      favourites = (0..<3).map { _ in random.pick(manner.changeable) }
      self.random = random
      self.manner = manner
      homes = manner.extent == .oneContainer ? [0] : [0, 1]
    }

    mutating func step(_ number: Int, depth: Int = 0) -> Step {
      if manner.extent == .everything {
        if depth < 3, random.chance(depth == 0 ? 10 : 6) { return nest(number, depth) }
        let home = random.pick(homes)
        if random.chance(16) { return Step(number: number, home: home, action: listing(number)) }
        if random.chance(3) { return Step(number: number, home: 0, action: make()) }
      }
      return Step(number: number, home: random.pick(homes), action: action(number))
    }

    mutating func moodForLayer() -> Mood? {
      manner.extent != .oneContainer && random.chance(20) ? random.pick(Mood.allCases) : nil
    }

    private mutating func choice() -> Choice {
      guard manner.extent != .oneContainer, random.chance(25) else { return .inherited }
      return random.chance(20) ? .none : .exactly(random.pick(Mood.allCases))
    }

    private mutating func action(_ number: Int) -> Action {
      switch random.below(100) {
      case ..<6 where manner.extent.hasTasks: return offering(number)
      case ..<46: return resolve(number)
      case ..<53: return .letGo(of: held.isEmpty || random.chance(20) ? nil : random.pick(held))
      case ..<60:
        let node = changeable()
        let mood = moodForLayer()
        return .register(
          node, mood == nil ? source(for: node, number) : .body(recipe(for: node, number)),
          for: mood)
      case ..<71:
        let node = changeable()
        let mood = moodForLayer()
        tokens.append(number)
        return .override(
          node, mood == nil ? source(for: node, number) : .body(recipe(for: node, number)),
          for: mood)
      case ..<79:
        tokens.append(number)
        return .decorate(changeable(), replaces: random.chance(30))
      case ..<88 where !tokens.isEmpty: return .revert(random.pick(tokens))
      case ..<96: return .reset(reset())
      default: return .refuse(changeable(where: \.facts.kind.canRefuse), random.chance(60))
      }
    }

    private mutating func resolve(_ number: Int) -> Action {
      let node = random.chance(80) ? random.pick(favourites) : random.pick(manner.resolvable)
      let isHeld = random.chance(50)
      if isHeld { held.append(number) }
      return .resolve(Need(node, random.below(Label.count), isHeld: isHeld, choice(), course()))
    }

    private mutating func course() -> Course {
      guard manner.extent.hasTasks, random.chance(15) else { return .here }
      return random.chance(70) ? .inTask : .laterInTask
    }

    /// Makes a provider, or calls one that was made here or in a body.
    private mutating func offering(_ number: Int) -> Action {
      if !offers.isEmpty, random.chance(60) { return .call(random.pick(offers)) }
      offers.append(number)
      return .offer(Need(random.pick(manner.resolvable), random.below(Label.count)))
    }

    private mutating func source(for node: Node, _ number: Int) -> Source {
      switch random.below(10) {
      case 0: .value
      case 1: held.isEmpty ? .value : .held(random.pick(held))
      case 2: node.facts.kind == .optional ? .nothing : .value
      default: .body(recipe(for: node, number))
      }
    }

    private mutating func recipe(for node: Node, _ number: Int) -> Recipe {
      let deeper = manner.resolvable.filter { $0 > node }
      let count = deeper.isEmpty ? 0 : random.below(3)
      let needs = (0..<count).map { _ in
        Need(
          random.pick(deeper), random.below(Label.count), isHeld: random.chance(80),
          isElsewhere: random.chance(20), random.chance(30) ? choice() : .inherited, course())
      }
      var recipe = Recipe(
        needs: needs, meanwhile: manner.bodiesReset && random.chance(10) ? reset() : nil,
        refuses: node.facts.kind.canRefuse && random.chance(30))
      guard manner.extent.hasTasks else { return recipe }
      if !offers.isEmpty, random.chance(15) { recipe.calls = random.pick(offers) }
      if random.chance(15) {
        offers.append(number)
        recipe.offers = Offer(
          number: number, need: Need(random.pick(manner.resolvable), random.below(Label.count)))
      }
      return recipe
    }

    mutating func reset() -> Reset {
      let options = ResetOptions(rawValue: UInt8(random.below(16)))
      switch random.below(10) {
      case ..<3 where manner.resetsContainers: return .container(options)
      case ..<4 where manner.resetsContainers: return .scope(random.chance(50) ? .session : .scene)
      default: return .factory(changeable(), options)
      }
    }

    mutating func changeable(where isWanted: (Node) -> Bool = { _ in true }) -> Node {
      let node = random.chance(70) ? random.pick(favourites) : random.pick(manner.changeable)
      if isWanted(node) { return node }
      let others = manner.changeable.filter(isWanted)
      return others.isEmpty ? node : random.pick(others)
    }
  }
}

extension Model.StepMaker.Manner {
  /// The factories that programs resolve.
  fileprivate var resolvable: [Model.Node] {
    Model.Node.allCases.filter { extent.hasTasks || $0.facts.kind != .asynchronous }
  }
}
