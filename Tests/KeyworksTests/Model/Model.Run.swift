import Keyworks

extension Model {
  /// Performs steps on the library.
  struct Run {
    let world: World
    private(set) var containers: [ModelContainer]
    /// By the step that resolved it.
    private(set) var held: [Int: Made] = [:]
    /// By the step that added the layer.
    private(set) var tokens: [Int: LayerToken] = [:]

    /// A run in two containers of its own, of which the first has the second for a
    /// neighbour.
    init() {
      world = World()
      let second = ModelContainer(world)
      containers = [ModelContainer(world, neighbour: second), second]
    }

    /// A run in a container that others use too.
    init(sharing container: ModelContainer) {
      world = container.world
      containers = [container]
    }

    /// Performs a step.
    ///
    /// - Returns: What it resolved, if it is a step that resolves.
    mutating func perform(_ step: Step) -> Outcome<Made>? {
      let container = containers[step.home]
      switch step.action {
      case .resolve(let need):
        let outcome = container.handle(need).resolve()
        if need.isHeld { held[step.number] = outcome.made }
        return outcome
      case .letGo(let number?): held[number] = nil
      case .letGo(nil): held = [:]
      case .register(let node, let source):
        container.handle(node)
          .register(supply(source, node, .registration(step.number), container))
      case .override(let node, let source):
        tokens[step.number] = container.handle(node)
          .override(supply(source, node, .override(step.number), container))
      case .decorate(let node, let replaces):
        tokens[step.number] = container.handle(node)
          .decorate(decoration(step.number, replaces: replaces))
      case .revert(let number): tokens[number]?.revert()
      case .reset(let reset): container.reset(reset)
      case .refuse(let node, let refuses): world.setRefusing(node, to: refuses)
      }
      return nil
    }

    /// Performs a step and says everything that can be seen of it.
    mutating func observe(_ step: Step) -> Observation {
      // The value itself must be gone before the living are counted.
      let outcome = perform(step)?.map(\.record.serial)
      var observation = world.takeObservation()
      observation.outcome = outcome
      return observation
    }

    /// Lets go of everything: containers, values and tokens.
    mutating func end() { (containers, held, tokens) = ([], [:], [:]) }

    private func supply(
      _ source: Source, _ node: Node, _ layer: Layer, _ container: ModelContainer
    ) -> Supply {
      switch source {
      case .body(let recipe):
        // The container keeps the body, which therefore must not keep the container.
        .body { [unowned container] label in container.build(node, label, by: layer, recipe) }
      case .held(let number): .value(held[number] ?? value(node, layer))
      case .value: .value(value(node, layer))
      case .nothing: .value(nil)
      }
    }

    private func value(_ node: Node, _ layer: Layer) -> Made {
      Made(world, parts: []) { serial in
        Record(serial: serial, node: node, label: nil, layers: [layer], parts: [])
      }
    }

    private func decoration(_ number: Int, replaces: Bool) -> @Sendable (Made) -> Made {
      { [world] inner in
        Made(world, parts: replaces ? [] : [inner]) { serial in
          inner.record.decorated(by: .decoration(number), serial, parts: [inner.record.serial])
        }
      }
    }
  }
}

extension ModelContainer {
  fileprivate func handle(_ need: Model.Need) -> any Model.Handle {
    need.label.map { handle(need.node, $0) } ?? handle(need.node)
  }

  /// Lets the process forget the singletons that earlier programs left.
  func forgetSingletons() {
    for node in Model.Node.allCases where node.facts.lifetime == .singleton {
      handle(node).reset(.instances)
    }
  }
}
