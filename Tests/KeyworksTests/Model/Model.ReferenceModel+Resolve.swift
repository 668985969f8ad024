extension Model.ReferenceModel {
  /// What a body got.
  private struct Parts {
    var held: [Model.Expected] = []
    var serials: [Int?] = []
  }

  /// Resolves for the program: when this is done the graph instances go.
  mutating func resolveOutermost(
    _ node: Model.Node, _ label: Model.Label?, in home: Int
  ) -> Model.Outcome<Model.Expected> {
    defer {
      for (keeper, _) in kept where keeper.node.facts.lifetime == .graph { kept[keeper] = nil }
      graph = []
    }
    return resolve(node, label, in: home)
  }

  private mutating func resolve(
    _ node: Model.Node, _ label: Model.Label?, in home: Int
  ) -> Model.Outcome<Model.Expected> {
    let plan = layers[Model.Keeper(node: node, home: home)] ?? Layers()
    let isOfProcess = node.facts.lifetime == .singleton && plan.isEmpty
    let keeper = Model.Keeper(node: node, home: isOfProcess ? nil : home)
    if let known = kept[keeper]?[label] {
      if let object = known.object {
        coverage.formUnion(node.facts.lifetime == .graph ? .sharedInGraph : .reused)
        return .made(object)
      }
      coverage.formUnion(.expired)
    }
    let dropsBefore = drops[keeper]
    let outcome = build(node, label, in: home, plan)
    // Neither nil nor an error is kept.
    guard let object = outcome.made else {
      coverage.formUnion(.refused)
      return outcome
    }
    if node.facts.isObserved { noteCreation(of: object) }
    if node.facts.lifetime == .singleton, !isOfProcess { coverage.formUnion(.ownSingleton) }
    if node.facts.lifetime == .graph { graph.append(object) }
    if drops[keeper] == dropsBefore {
      kept[keeper, default: [:]][label] = node.facts.keep(object)
    } else {
      coverage.formUnion(.overtaken)
    }
    return outcome
  }

  /// Builds with what is in force when the build begins.
  private mutating func build(
    _ node: Model.Node, _ label: Model.Label?, in home: Int, _ plan: Layers
  ) -> Model.Outcome<Model.Expected> {
    var outcome: Model.Outcome<Model.Expected>
    if let top = plan.overrides.last {
      outcome = hand(out: top.supply, node, label, in: home, by: .override(top.number))
    } else if let bottom = plan.registration {
      outcome = hand(out: bottom.supply, node, label, in: home, by: .registration(bottom.number))
    } else {
      let recipe = Model.Recipe(needs: node.needs, refuses: refusing.contains(node))
      outcome = hand(out: .body(recipe), node, label, in: home, by: .definition)
    }
    guard case .made(var object) = outcome else { return outcome }
    if plan.overrides.isEmpty {
      for number in 0..<node.facts.decorations { object = decorate(object, node, number, in: home) }
    }
    for (number, replaces) in plan.decorations {
      let inner = object
      object = make(holding: replaces ? [] : [inner]) { serial in
        inner.record.decorated(by: .decoration(number), serial, parts: [inner.record.serial])
      }
    }
    outcome = .made(object)
    return outcome
  }

  private mutating func hand(
    out supply: Supply, _ node: Model.Node, _ label: Model.Label?, in home: Int,
    by layer: Model.Layer
  ) -> Model.Outcome<Model.Expected> {
    switch supply {
    case .value(let object): return object.map(Model.Outcome.made) ?? .nothing
    case .body(let recipe):
      var parts = gather(recipe.needs.prefix(1), in: home)
      if let reset = recipe.meanwhile { self.reset(reset, in: home) }
      let rest = gather(recipe.needs.dropFirst(), in: home)
      if recipe.refuses { return node.facts.kind == .optional ? .nothing : refuse() }
      parts.held += rest.held
      parts.serials += rest.serials
      let object = make(holding: parts.held) { serial in
        Model.Record(
          serial: serial, node: node, label: label, layers: [layer], parts: parts.serials)
      }
      return .made(object)
    }
  }

  /// A decoration of the property.
  private mutating func decorate(
    _ inner: Model.Expected, _ node: Model.Node, _ number: Int, in home: Int
  ) -> Model.Expected {
    let parts = gather(node.decorationNeeds[...], in: home)
    return make(holding: [inner] + parts.held) { serial in
      inner.record.decorated(
        by: .propertyDecoration(number), serial, parts: [inner.record.serial] + parts.serials)
    }
  }

  private mutating func gather(_ needs: ArraySlice<Model.Need>, in home: Int) -> Parts {
    var parts = Parts()
    for need in needs {
      if need.isHeld {
        let object = find(need, in: home)
        if let object { parts.held.append(object) }
        parts.serials.append(object?.record.serial)
      } else {
        parts.serials.append(glance(at: need, in: home))
      }
    }
    return parts
  }

  /// What is not held is gone before anything else is resolved.
  @inline(never)
  private mutating func glance(at need: Model.Need, in home: Int) -> Int? {
    find(need, in: home)?.record.serial
  }

  /// The first container has the second for a neighbour, and the second itself.
  private mutating func find(_ need: Model.Need, in home: Int) -> Model.Expected? {
    resolve(need.node, need.label, in: need.isElsewhere ? 1 : home).made
  }
}

extension Model.Facts {
  /// How a value is kept that a resolution built, or nil if it is not.
  func keep(_ object: Model.Expected) -> Model.Kept? {
    switch lifetime {
    case .unique: nil
    case .shared, .scene: kind == .structure ? nil : .weakly(.init(object: object))
    case .graph, .cached, .singleton, .session: .strongly(object)
    }
  }
}
