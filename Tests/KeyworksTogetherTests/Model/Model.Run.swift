import Keyworks
import KeyworksTracing
import KeyworksWiring
import TestSupport

extension Model {
  /// Performs steps on the library.
  struct Run {
    let world: World
    /// The containers by number.
    private(set) var containers: [Int: ModelContainer]
    /// The held values, by the step that resolved them.
    private(set) var held: [Int: Made] = [:]
    /// The tokens, by the step that added the layer.
    private(set) var tokens: [Int: Token] = [:]

    /// A run in two new containers. The second is the neighbour of the first.
    init(_ wirings: [[Wiring]] = [], isOfMainActor: Bool = false) {
      world = World(wirings, isOfMainActor: isOfMainActor)
      let second = ModelContainer(world, home: 1)
      containers = [0: ModelContainer(world, neighbour: second), 1: second]
    }

    /// A run in a container that other runs also use.
    init(sharing container: ModelContainer) {
      world = container.world
      containers = [0: container]
    }

    /// Performs a step without nested steps.
    ///
    /// - Returns: The results of a step that resolves or gathers.
    mutating func perform(_ step: Step) -> [Outcome<Made>] {
      guard let container = containers[step.home] else { return [] }
      switch step.action {
      case .resolve(let need):
        let outcome = container.resolve(need)
        if need.isHeld { held[step.number] = outcome.made }
        return [outcome]
      case .gather: return container.gather(asRequired: step.isEven).map(Outcome.made)
      case .letGo(let number?): held[number] = nil
      case .letGo(nil): held = [:]
      case .revert(let number): tokens[number]?.revert()
      case .reset(let reset): container.reset(reset)
      case .refuse(let node, let refuses): world.setRefusing(node, to: refuses)
      case .make(let home, _):
        containers[home] = ModelContainer(world, home: home, neighbour: containers[1])
      case .offer(let need): container.offer(Offer(number: step.number, need: need))
      case .call(let number): return world.offer(number).map { [$0.call()] } ?? []
      case .with, .sandbox, .onThread, .inNoSandbox: break
      case .register, .override, .decorate, .say, .replaceList: change(container, step)
      }
      return []
    }

    /// Makes the change of a step in a container.
    private mutating func change(_ container: ModelContainer, _ step: Step) {
      let number = step.number
      switch step.action {
      case .register(let node, let source, let mood):
        let supply = supply(source, node, .registration(number), container)
        container.handle(node).register(supply, for: mood)
      case .override(let node, let source, let mood):
        let supply = supply(source, node, .override(number), container)
        tokens[number] = container.handle(node).override(supply, for: mood)
      case .decorate(let node, let replaces):
        tokens[number] = container.handle(node).decorate(decoration(number, replaces: replaces))
      case .say(let saying): container.say(saying, asRequired: step.isEven)
      case .replaceList(let replacement): tokens[number] = container.replaceList(replacement)
      default: break
      }
    }

    /// Releases all containers, values and tokens.
    mutating func end() { (containers, held, tokens) = ([:], [:], [:]) }
  }
}

// MARK: - Nested steps

extension Model.Run {
  /// Performs a step and returns its visible effects.
  mutating func observe(_ step: Model.Step) -> Model.Observation {
    let inside = observeInside(step.action)
    // The values themselves must be released before the living ones are counted.
    let outcomes = perform(step).map { $0.map(\.record.serial) }
    var observation = world.takeObservation()
    (observation.outcomes, observation.inside) = (outcomes, inside)
    return observation
  }

  private mutating func observeInside(_ action: Model.Action) -> [Model.Observation] {
    switch action {
    case .sandbox(let steps):
      let inside = withSandbox { steps.map { observe($0) } }
      for case .make(let home, outlives: false) in steps.map(\.action) {
        world.forgetOffers(of: home)
        containers[home] = nil
      }
      return inside
    case .with(let mood, let steps):
      guard let container = containers[0] else { return [] }
      return container.with(mood) { _ in steps.map { observe($0) } }
    case .inNoSandbox(let steps): return Sandbox.none.run { steps.map { observe($0) } }
    case .onThread(let steps):
      // The run moves to the thread and back, so that no value is held twice in the meantime.
      let moved = Locked<Self?>(self)
      end()
      let inside = Running {
        guard var run = moved.withLock({ $0.take() }) else { return [Model.Observation]() }
        let inside = steps.map { run.observe($0) }
        moved.withLock { [run] in $0 = run }
        return inside
      }
      .join()
      if let back = moved.withLock({ $0.take() }) { self = back }
      return inside
    default: return []
    }
  }
}

// MARK: - Supplies of layers

extension Model.Run {
  private func supply(
    _ source: Model.Source, _ node: Model.Node, _ layer: Model.Layer, _ container: ModelContainer
  ) -> Model.Supply {
    switch source {
    case .body(let recipe):
      // The container holds the body, so the body must not hold the container.
      .body { [unowned container] label in container.build(node, label, by: layer, recipe) }
    case .held(let number): .value(held[number] ?? value(node, layer))
    case .value: .value(value(node, layer))
    case .nothing: .value(nil)
    }
  }

  private func value(_ node: Model.Node, _ layer: Model.Layer) -> Model.Made {
    Model.Made(world, parts: []) { serial in
      Model.Record(serial: serial, node: node, label: nil, layers: [layer], parts: [])
    }
  }

  private func decoration(
    _ number: Int, replaces: Bool
  ) -> @Sendable (Model.Made) -> Model.Made {
    { [world] inner in
      Model.Made(world, parts: replaces ? [] : [inner]) { serial in
        inner.record.decorated(by: .decoration(number), serial, parts: [inner.record.serial])
      }
    }
  }
}

extension Model.Step {
  /// Whether the step uses the list through the requirement of a protocol.
  fileprivate var isEven: Bool { number % 2 == 0 }
}

extension ModelContainer {
  /// Drops the singletons that earlier programs left in the process.
  func forgetSingletons() {
    for node in Model.Node.allCases where node.facts.lifetime == .singleton {
      handle(node).reset(.instances)
    }
  }
}
