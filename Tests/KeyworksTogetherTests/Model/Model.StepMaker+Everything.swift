import KeyworksWiring
import TestSupport

// Lists, sandboxes, and the wirings of `autoRegister`.
extension Model.StepMaker {
  /// Makes steps inside a `with`, in a new sandbox, or outside every sandbox.
  mutating func nest(_ number: Int, _ depth: Int) -> Model.Step {
    let isScope = random.chance(40)
    let isSandbox = depth == 0 || random.chance(40)
    let homesBefore = homes
    let steps = (0..<(2 + random.below(8))).map { _ in
      lastInside += 1
      return step(lastInside, depth: depth + 1)
    }
    if isScope {
      let action = Model.Action.with(random.pick(Model.Mood.allCases), steps)
      return Model.Step(number: number, home: 0, action: action)
    }
    guard isSandbox else {
      // The main actor never runs on another thread.
      let action: Model.Action =
        random.chance(50) && !manner.isOfMainActor ? .onThread(steps) : .inNoSandbox(steps)
      return Model.Step(number: number, home: 0, action: action)
    }
    let stay = steps.compactMap { step in
      if case .make(let home, outlives: true) = step.action { home } else { nil }
    }
    homes = homesBefore + stay
    return Model.Step(number: number, home: 0, action: .sandbox(steps))
  }

  mutating func make() -> Model.Action {
    lastHome += 1
    homes.append(lastHome)
    return .make(home: lastHome, outlives: random.chance(50))
  }

  /// Makes a statement about the list, or a gather.
  mutating func listing(_ number: Int, isWiring: Bool = false) -> Model.Action {
    let node = random.pick(Model.Node.listable)
    switch random.below(10) {
    case ..<4 where !isWiring: return .gather
    case ..<6: return .say(.contribute(node))
    case ..<8: return .say(.remove(node))
    case ..<9:
      let later = Model.Node.listable.filter { $0.rawValue > node.rawValue }
      return .say(
        .reorder(
          node,
          Model.Rank(
            priority: random.below(4),
            before: later.isEmpty || random.chance(50) ? nil : random.pick(later))))
    default:
      if !isWiring { tokens.append(number) }
      return .replaceList(random.pick(Model.Replacement.allCases))
    }
  }

  /// Makes the statements of one run of a container's `autoRegister`.
  mutating func wiring(_ number: Int, of home: Int) -> Model.Wiring {
    Model.Wiring(
      statements: (0..<random.below(4)).map { index in
        let number = number + index
        let action: Model.Action =
          switch random.below(10) {
          case ..<3: .register(changeable(), .body(Model.Recipe()), for: moodForLayer())
          case ..<5: .override(changeable(), .body(Model.Recipe()), for: moodForLayer())
          case ..<6: .decorate(changeable(), replaces: random.chance(30))
          case ..<7: .reset(reset())
          case ..<8: .resolve(Model.Need(.seed, isHeld: false))
          default: listing(number, isWiring: true)
          }
        return Model.Wiring.Statement(
          step: Model.Step(number: number, home: 0, action: action),
          isForOther: random.chance(25) && !action.resolves)
      })
  }
}

extension Model.Action {
  fileprivate var resolves: Bool {
    switch self {
    case .resolve: true
    default: false
    }
  }
}
