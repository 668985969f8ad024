import Keyworks

/// The work of the bodies.
extension ModelContainer {
  /// The values that a body resolved.
  private struct Parts {
    var held: [Made] = []
    var serials: [Int?] = []

    mutating func add(_ others: Parts) {
      held += others.held
      serials += others.serials
    }
  }

  /// The body of a definition.
  func define(
    _ node: Model.Node, _ label: Label? = nil, by layer: Model.Layer = .definition
  ) -> Made {
    make(node, label, by: layer, gather(node.needs[...]))
  }

  /// The body of an asynchronous definition. It waits after its first need.
  func defineSlowly(_ node: Model.Node, by layer: Model.Layer = .definition) async -> Made {
    var parts = gather(node.needs.prefix(1))
    await Task.yield()
    parts.add(gather(node.needs.dropFirst()))
    return make(node, nil, by: layer, parts)
  }

  /// The body of a definition that may give nil or throw an error.
  func tryToDefine(_ node: Model.Node) -> Model.Outcome<Made> {
    let recipe = Model.Recipe(needs: node.needs, refuses: world.refuses(node))
    return build(node, nil, by: .definition, recipe)
  }

  /// The body for a recipe.
  func build(
    _ node: Model.Node, _ label: Label?, by layer: Model.Layer, _ recipe: Model.Recipe
  ) -> Model.Outcome<Made> {
    var parts = gather(recipe.needs.prefix(1))
    if let reset = recipe.meanwhile { self.reset(reset) }
    parts.add(gather(recipe.needs.dropFirst()))
    if let offer = recipe.offers { self.offer(offer) }
    if let number = recipe.calls, let offer = world.offer(number), offer.node > node {
      parts.add(Parts(held: [], serials: [call(offer)]))
    }
    if recipe.refuses {
      return node.facts.kind == .optional ? .nothing : .refused(world.noteRefusal())
    }
    return .made(make(node, label, by: layer, parts))
  }

  /// A decoration of a property. It holds the decorated value.
  func decorate(_ inner: Made, _ node: Model.Node, _ number: Int) -> Made {
    let parts = gather(node.decorationNeeds[...])
    return Made(world, parts: [inner] + parts.held) { serial in
      inner.record.decorated(
        by: .propertyDecoration(number), serial, parts: [inner.record.serial] + parts.serials)
    }
  }

  private func make(
    _ node: Model.Node, _ label: Label?, by layer: Model.Layer, _ parts: Parts
  ) -> Made {
    Made(world, parts: parts.held) { serial in
      Model.Record(serial: serial, node: node, label: label, layers: [layer], parts: parts.serials)
    }
  }

  private func gather(_ needs: ArraySlice<Model.Need>) -> Parts {
    var parts = Parts()
    for need in needs {
      if need.isHeld {
        let made = find(need)
        if let made { parts.held.append(made) }
        parts.serials.append(made?.record.serial)
      } else {
        parts.serials.append(glance(at: need))
      }
    }
    return parts
  }

  /// The serial number of a value that is released at once. This is never inlined, so that the
  /// value is gone before anything else is resolved.
  @inline(never)
  private func glance(at need: Model.Need) -> Int? { find(need)?.record.serial }

  @inline(never)
  private func call(_ offer: Model.Offered) -> Int? { offer.call().made?.record.serial }

  /// Resolves a need of a body. Returns nil if the factory gives nil or throws an error.
  private func find(_ need: Model.Need) -> Made? {
    let container = need.isElsewhere ? elsewhere : self
    if case (.inherited, .here) = (need.choice, need.course) {
    } else {
      return container.resolve(need).made
    }
    let label = need.label
    if world.isOfMainActor, need.node.isOfMainActor {
      return MainActor.assumeIsolated { container.findOnMainActor(need.node, label) }
    }
    if let label { return container.find(need.node, label) }
    return container.find(need.node)
  }

  // Some are resolved by call and some by key path, which must make no difference.

  private func find(_ node: Model.Node, _ label: Label) -> Made? {
    switch node {
    case .page: self[\.page, label]
    case .tint: tint(label)
    case .price: price(label)
    case .rate: self[\.rate, label]
    default: nil
    }
  }

  private func find(_ node: Model.Node) -> Made? {
    switch node {
    case .app: self[\.app]
    case .shop: self[\.shop]
    case .slip: self[\.slip].made
    case .desk: desk()
    case .cart: self[\.cart]
    case .attempt: try? attempt()
    case .ledger: try? self[\.ledger]
    case .notice: self[\.notice]
    case .flow: flow()
    case .view: view()
    case .draft: draft()
    case .theme: theme().made
    case .stock: stock()
    case .log: log()
    case .clock: clock().made
    case .seed: self[\.seed]
    case .page, .tint, .price, .rate, .wire, .cable, .telex: nil
    }
  }
}

extension Model.Outcome {
  /// The object, or the error.
  func get() throws(Model.Refusal) -> Object {
    switch self {
    case .made(let object): return object
    case .refused(let number): throw Model.Refusal(number: number)
    case .nothing: throw Model.Refusal(number: 0)
    }
  }
}
