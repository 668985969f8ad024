import Keyworks

extension Model {
  /// Makes up random steps.
  struct StepMaker {
    /// What makes the steps of one program differ in kind from those of another.
    struct Manner {
      /// How many containers there are.
      var homes = 2
      /// What verbs may change.
      var changeable = Node.allCases
      /// Whether whole containers and scopes are reset.
      var resetsContainers = true
      /// Whether bodies reset something while they build.
      var bodiesReset = true
    }

    private var random: SplitMix
    private let manner: Manner
    /// A program that comes back to few factories finds out more about each.
    private let favourites: [Node]
    private var tokens: [Int] = []
    private var held: [Int] = []

    init(_ random: SplitMix, _ manner: Manner = Manner()) {
      var random = random
      favourites = (0..<3).map { _ in random.pick(manner.changeable) }
      self.random = random
      self.manner = manner
    }

    mutating func step(_ number: Int) -> Step {
      Step(number: number, home: random.below(manner.homes), action: action(number))
    }

    private mutating func action(_ number: Int) -> Action {
      switch random.below(100) {
      case ..<46: return resolve(number)
      case ..<53: return .letGo(of: held.isEmpty || random.chance(20) ? nil : random.pick(held))
      case ..<60:
        let node = changeable()
        return .register(node, source(for: node))
      case ..<71:
        let node = changeable()
        tokens.append(number)
        return .override(node, source(for: node))
      case ..<79:
        tokens.append(number)
        return .decorate(changeable(), replaces: random.chance(30))
      case ..<88 where !tokens.isEmpty: return .revert(random.pick(tokens))
      case ..<96: return .reset(reset())
      default: return .refuse(changeable(where: \.facts.kind.canRefuse), random.chance(60))
      }
    }

    private mutating func resolve(_ number: Int) -> Action {
      let node = random.chance(80) ? random.pick(favourites) : random.pick(Node.allCases)
      let isHeld = random.chance(50)
      if isHeld { held.append(number) }
      return .resolve(Need(node, random.below(Label.count), isHeld: isHeld))
    }

    private mutating func source(for node: Node) -> Source {
      switch random.below(10) {
      case 0: .value
      case 1: held.isEmpty ? .value : .held(random.pick(held))
      case 2: node.facts.kind == .optional ? .nothing : .value
      default: .body(recipe(for: node))
      }
    }

    private mutating func recipe(for node: Node) -> Recipe {
      let deeper = Array(Node.allCases.dropFirst(node.rawValue + 1))
      let count = deeper.isEmpty ? 0 : random.below(3)
      let needs = (0..<count).map { _ in
        Need(
          random.pick(deeper), random.below(Label.count), isHeld: random.chance(80),
          isElsewhere: random.chance(20))
      }
      return Recipe(
        needs: needs, meanwhile: manner.bodiesReset && random.chance(10) ? reset() : nil,
        refuses: node.facts.kind.canRefuse && random.chance(30))
    }

    private mutating func reset() -> Reset {
      let options = ResetOptions(rawValue: UInt8(random.below(8)))
      switch random.below(10) {
      case ..<3 where manner.resetsContainers: return .container(options)
      case ..<4 where manner.resetsContainers: return .scope(random.chance(50) ? .session : .scene)
      default: return .factory(changeable(), options)
      }
    }

    private mutating func changeable(where isWanted: (Node) -> Bool = { _ in true }) -> Node {
      let node = random.chance(70) ? random.pick(favourites) : random.pick(manner.changeable)
      if isWanted(node) { return node }
      let others = manner.changeable.filter(isWanted)
      return others.isEmpty ? node : random.pick(others)
    }
  }
}
