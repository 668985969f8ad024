extension Model {
  /// What the contract says, in the plainest words there are for it.
  struct ReferenceModel {
    /// What verbs made of the factories of each container.
    var layers: [Keeper: Layers] = [:]
    /// What is kept, by argument.
    var kept: [Keeper: [Label?: Kept]] = [:]
    /// Counts what made the values of a factory obsolete, so that one which was being
    /// built meanwhile is not kept.
    var drops: [Keeper: Int] = [:]
    /// The graph instances of this resolution, which live until it ends.
    var graph: [Expected] = []
    /// The definitions that give nothing.
    var refusing: Set<Node> = []

    private var held: [Int: Expected] = [:]
    private var lastNumber = 0
    private var observation = Observation()
    private let census = Expected.Census()
    /// What happened at least once.
    var coverage: Coverage = []

    /// Performs a step and says what must be seen of it.
    mutating func observe(_ step: Step) -> Observation {
      observation = Observation()
      observation.outcome = perform(step)?.map(\.record.serial)
      observation.living = census.living
      return observation
    }

    private mutating func perform(_ step: Step) -> Outcome<Expected>? {
      let (number, home) = (step.number, step.home)
      switch step.action {
      case .resolve(let need):
        let outcome = resolveOutermost(need.node, need.label, in: home)
        if need.isHeld { held[number] = outcome.made }
        return outcome
      case .letGo(let other?): held[other] = nil
      case .letGo(nil): held = [:]
      case .register(let node, let source):
        let supply = supply(source, node, .registration(number))
        change(node, in: home) { $0.registration = (number, supply) }
      case .override(let node, let source):
        let supply = supply(source, node, .override(number))
        change(node, in: home) { $0.overrides.append((number, supply)) }
      case .decorate(let node, let replaces):
        change(node, in: home) { $0.decorations.append((number, replaces)) }
      case .revert(let other): revert(other)
      case .reset(let reset): self.reset(reset, in: home)
      case .refuse(let node, true): refusing.insert(node)
      case .refuse(let node, false): refusing.remove(node)
      }
      return nil
    }

    private mutating func supply(_ source: Source, _ node: Node, _ layer: Layer) -> Supply {
      switch source {
      case .body(let recipe): return .body(recipe)
      case .held(let number):
        if let known = held[number] { return .value(known) }
      case .value: break
      case .nothing: return .value(nil)
      }
      let value = make(holding: []) { serial in
        Record(serial: serial, node: node, label: nil, layers: [layer], parts: [])
      }
      return .value(value)
    }
  }
}

// MARK: - What can be seen

extension Model.ReferenceModel {
  mutating func make(
    holding parts: [Model.Expected], _ record: (_ serial: Int) -> Model.Record
  ) -> Model.Expected {
    lastNumber += 1
    let record = record(lastNumber)
    observation.built.append(record)
    return Model.Expected(record, parts: parts, census)
  }

  mutating func refuse() -> Model.Outcome<Model.Expected> {
    lastNumber += 1
    return .refused(lastNumber)
  }

  mutating func noteCreation(of object: Model.Expected) {
    observation.seen.append(object.record.serial)
  }
}

// MARK: - That programs are worth running

extension Model {
  /// What programs must have met, each at least once, for their agreement to mean
  /// something.
  struct Coverage: OptionSet {
    let rawValue: Int

    /// A kept value was handed out.
    static let reused = Self(rawValue: 1 << 0)
    /// A value held weakly was gone.
    static let expired = Self(rawValue: 1 << 1)
    /// A value was not kept, because something made it obsolete while it was built.
    static let overtaken = Self(rawValue: 1 << 2)
    /// A singleton was built for one container only.
    static let ownSingleton = Self(rawValue: 1 << 3)
    /// Nothing came of a body.
    static let refused = Self(rawValue: 1 << 4)
    /// The override in force was reverted.
    static let revertedTop = Self(rawValue: 1 << 5)
    /// An override was reverted that was not in force.
    static let revertedBelow = Self(rawValue: 1 << 6)
    static let revertedDecoration = Self(rawValue: 1 << 7)
    /// What was reverted had gone before.
    static let revertedNothing = Self(rawValue: 1 << 8)
    /// A graph instance was handed out a second time.
    static let sharedInGraph = Self(rawValue: 1 << 9)

    static let everything = Self(rawValue: 1 << 10 - 1)
  }
}
