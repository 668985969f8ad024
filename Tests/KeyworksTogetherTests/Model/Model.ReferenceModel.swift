import KeyworksTracing
import KeyworksWiring

extension Model {
  /// The contract of the library in its plainest form.
  struct ReferenceModel {
    let process = Realm(0)
    /// The sandbox that is active.
    private(set) var active: Realm?
    /// The sandboxes in which containers were made, if any.
    private(set) var birthplaces: [Int: Realm] = [:]
    /// The existing containers.
    private(set) var homes: Set<Int> = [0, 1]
    /// The container whose `autoRegister` runs.
    var author: Author?
    /// The variant in force.
    var mood: Mood?
    /// The variant of the innermost `with`, which tasks inherit.
    var moodOfScope: Mood?
    /// The providers, by number.
    var offers: [Int: Promise] = [:]
    /// The number of synchronous resolves around the current one. They share a graph, also with the
    /// tasks that their bodies wait for: all jobs of these run on the same thread. An asynchronous
    /// body has no graph for the synchronous factories that it resolves.
    var synchronousDepth = 0
    /// The graph instances of this resolve, which live until it ends.
    var graph: [Expected] = []
    /// The factories whose definitions give nil or throw an error.
    var refusing: Set<Node> = []
    /// The cases met at least once.
    var coverage: Coverage = []

    private let wirings: [[Wiring]]
    private var runs: [Int: Int] = [:]
    private var held: [Int: Expected] = [:]
    private var (lastNumber, lastID, lastRealm) = (0, 0, 0)
    private var known: [WeakRealm] = []
    private var observation = Observation()
    private let census = Expected.Census()

    /// A provider, and the variant in force where it was made.
    struct Promise {
      let need: Need
      let home: Int
      let mood: Mood?
    }

    private struct WeakRealm {
      weak var realm: Realm?
    }

    init(_ wirings: [[Wiring]] = []) { self.wirings = wirings }

    /// The process, and all sandboxes that are still in use.
    var realms: [Realm] { [process] + known.compactMap(\.realm) }

    mutating func nextID() -> Int {
      lastID += 1
      return lastID
    }

    /// The statements of the next run of a container's `autoRegister`.
    mutating func nextWiring(of home: Int) -> [Wiring.Statement] {
      let run = runs[home, default: 0]
      runs[home] = run + 1
      let alternatives = wirings.isEmpty ? [] : wirings[min(home, wirings.count - 1)]
      return alternatives.isEmpty ? [] : alternatives[run % alternatives.count].statements
    }

    /// Performs a step and predicts its visible effects.
    mutating func observe(_ step: Step) -> Observation {
      let inside = observeInside(step.action)
      observation = Observation()
      let outcomes = perform(step).map { $0.map(\.record.serial) }
      (observation.outcomes, observation.inside) = (outcomes, inside)
      observation.living = census.living
      return observation
    }

    private mutating func observeInside(_ action: Action) -> [Observation] {
      let (outer, moodBefore, scopeBefore) = (active, mood, moodOfScope)
      defer { (active, mood, moodOfScope) = (outer, moodBefore, scopeBefore) }
      switch action {
      case .with(let new, let steps):
        (mood, moodOfScope) = (new, new)
        return steps.map { observe($0) }
      case .sandbox(let steps):
        coverage.formUnion(outer == nil ? .sandboxed : .sandboxedTwice)
        lastRealm += 1
        let realm = Realm(lastRealm)
        known.append(WeakRealm(realm: realm))
        active = realm
        let inside = steps.map { observe($0) }
        realm.kept = [:]
        for case .make(let home, outlives: false) in steps.map(\.action) { remove(home) }
        return inside
      case .onThread(let steps):
        (active, mood, moodOfScope) = (nil, nil, nil)
        return steps.map { observe($0) }
      case .inNoSandbox(let steps):
        active = nil
        return steps.map { observe($0) }
      default: return []
      }
    }

    private mutating func remove(_ home: Int) {
      for realm in realms { realm.forget(home) }
      (birthplaces[home], runs[home]) = (nil, nil)
      offers = offers.filter { $0.value.home != home }
      homes.remove(home)
    }

    private mutating func perform(_ step: Step) -> [Outcome<Expected>] {
      let (number, home) = (step.number, step.home)
      guard homes.contains(home) else { return [] }
      if active == nil, birthplaces[home] != nil { coverage.formUnion(.usedFromOutside) }
      switch step.action {
      case .resolve(let need):
        let outcome = resolve(need, in: home)
        if need.isHeld { held[number] = outcome.made }
        return [outcome]
      case .gather: return gather(in: home)
      case .letGo(let other?): held[other] = nil
      case .letGo(nil): held = [:]
      case .revert(let other): revert(other)
      case .reset(let reset): self.reset(reset, in: home)
      case .refuse(let node, true): refusing.insert(node)
      case .refuse(let node, false): refusing.remove(node)
      case .make(let new, _):
        homes.insert(new)
        birthplaces[new] = active
      case .offer(let need): offers[number] = Promise(need: need, home: home, mood: mood)
      case .call(let number): return offers[number].map { [call($0)] } ?? []
      case .with, .sandbox, .onThread, .inNoSandbox: break
      case .register, .override, .decorate, .say, .replaceList: change(step, in: home)
      }
      return []
    }

    /// Makes the change of a step in a container.
    mutating func change(_ step: Step, in home: Int) {
      let number = step.number
      switch step.action {
      case .register(let node, let source, let mood):
        let supply = supply(source, node, .registration(number))
        add(.registration, node, in: home, number, supply, for: mood)
      case .override(let node, let source, let mood):
        let supply = supply(source, node, .override(number))
        add(.override, node, in: home, number, supply, for: mood)
      case .decorate(let node, let replaces):
        add(.decoration, node, in: home, number, replaces: replaces)
      case .say(let saying):
        prepare(home)
        realm(of: home).lists[home, default: List()].statements.append(
          List.Statement(id: nextID(), saying: saying, author: author))
      case .replaceList(let replacement):
        prepare(home)
        realm(of: home).lists[home, default: List()].replacements.append(
          List.ListOverride(
            id: nextID(), number: number, replacement: replacement, author: author))
      case .reset(let reset): self.reset(reset, in: home)
      case .resolve(let need): _ = resolve(need, in: home)
      default: break
      }
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

// MARK: - Visible effects

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

  mutating func noteWiring(of home: Int) { observation.wired.append(home) }
}
