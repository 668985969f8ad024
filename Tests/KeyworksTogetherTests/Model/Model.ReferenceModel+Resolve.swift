extension Model.ReferenceModel {
  /// The values that a body resolved.
  private struct Parts {
    var held: [Model.Expected] = []
    var serials: [Int?] = []

    mutating func add(_ others: Parts) {
      held += others.held
      serials += others.serials
    }
  }

  /// Calls a provider, which resolves under the variant where it was made.
  mutating func call(_ offer: Promise) -> Model.Outcome<Model.Expected> {
    if mood != offer.mood { coverage.formUnion(.calledElsewhere) }
    let (moodBefore, scopeBefore) = (mood, moodOfScope)
    defer { (mood, moodOfScope) = (moodBefore, scopeBefore) }
    (mood, moodOfScope) = (offer.mood, offer.mood)
    return resolve(offer.need, in: offer.home)
  }

  /// Gathers the list of a container, with one graph for all members.
  mutating func gather(in home: Int) -> [Model.Outcome<Model.Expected>] {
    synchronousDepth += 1
    defer { leaveSynchronous() }
    prepare(home)
    let members = (realm(of: home).lists[home] ?? Model.List()).inOrder
    return members.map { resolve(Model.Need($0), in: home) }
  }

  /// Ends a synchronous resolve. After the outermost one, the graph releases its instances.
  private mutating func leaveSynchronous() {
    synchronousDepth -= 1
    if synchronousDepth > 0 { return }
    for realm in realms {
      for (keeper, _) in realm.kept where keeper.node.facts.lifetime == .graph {
        realm.kept[keeper] = nil
      }
    }
    graph = []
  }

  mutating func resolve(
    _ need: Model.Need, in home: Int
  ) -> Model.Outcome<Model.Expected> {
    guard need.isInTask else { return resolveHere(need, in: home) }
    coverage.formUnion(moodOfScope == nil ? [] : .inTaskOfScope)
    coverage.formUnion(moodOfScope == mood ? [] : .inTaskOfBody)
    // A task does not inherit the variant of a synchronous body. It shares the graph, because all of
    // its jobs run on the thread of the body.
    let moodBefore = mood
    defer { mood = moodBefore }
    mood = moodOfScope
    return resolveHere(need, in: home)
  }

  private mutating func resolveHere(
    _ need: Model.Need, in home: Int
  ) -> Model.Outcome<Model.Expected> {
    let moodBefore = mood
    let isSynchronous = need.node.facts.kind != .asynchronous
    if isSynchronous { synchronousDepth += 1 }
    defer {
      mood = moodBefore
      if isSynchronous { leaveSynchronous() }
    }
    var isAsked = false
    switch need.choice {
    case .inherited: break
    case .none: mood = nil
    case .exactly(let wanted): (mood, isAsked) = (wanted, true)
    }
    if need.node.facts.kind == .asynchronous, mood != moodOfScope {
      coverage.formUnion(.asynchronousChoice)
    }
    prepare(home)
    return find(need, in: home, isAsked: isAsked)
  }

  /// Finds or builds an instance under the variant in force.
  private mutating func find(
    _ need: Model.Need, in home: Int, isAsked: Bool
  ) -> Model.Outcome<Model.Expected> {
    let (node, facts, realm) = (need.node, need.node.facts, realm(of: home))
    let plan = realm.layers[Model.Keeper(node: node, home: home)] ?? Model.Layers()
    let isOfProcess = facts.lifetime == .singleton && !plan.decides(under: mood)
    let keeper = Model.Keeper(node: node, home: isOfProcess ? nil : home)
    let isSplit = isAsked || facts.hasWildBody || !plan.cases.isEmpty || facts.lifetime == .graph
    let inputs = Model.Inputs(label: need.label, mood: isSplit ? mood : nil)
    if let known = realm.kept[keeper]?[inputs] {
      if let object = known.object {
        coverage.formUnion(facts.lifetime == .graph ? .sharedInGraph : .reused)
        if node.isForNil { coverage.formUnion(.reusedForNil) }
        return .made(object)
      }
      coverage.formUnion(.expired)
    }
    let dropsBefore = realm.drops[keeper]
    let outcome = build(need, in: home, isOfProcess ? Model.Layers() : plan, inputs)
    // Neither nil nor an error is cached.
    guard let object = outcome.made else {
      coverage.formUnion(.refused)
      return outcome
    }
    if facts.lifetime == .singleton, !isOfProcess { coverage.formUnion(.ownSingleton) }
    if facts.lifetime == .graph { graph.append(object) }
    if realm.drops[keeper] == dropsBefore {
      realm.kept[keeper, default: [:]][inputs] = facts.keep(object)
      if inputs.mood != nil { coverage.formUnion(.keptForVariant) }
    } else {
      coverage.formUnion(.overtaken)
    }
    return outcome
  }

  /// Builds with the layers that are in force when the build begins.
  private mutating func build(
    _ need: Model.Need, in home: Int, _ plan: Model.Layers, _ inputs: Model.Inputs
  ) -> Model.Outcome<Model.Expected> {
    let node = need.node
    let top = plan.body(.override, under: mood) ?? plan.override
    let bottom = plan.body(.registration, under: mood) ?? declaredCase(node, plan)
    let isWild = top == nil && bottom == nil && mood == .wild && node.facts.hasWildBody
    // A cached instance does not depend on a variant that is not part of its inputs.
    if node.facts.lifetime.isKept { mood = inputs.mood }
    var outcome: Model.Outcome<Model.Expected>
    if let top {
      outcome = hand(out: top.supply, node, need.label, in: home, by: .override(top.number))
    } else if let bottom {
      outcome = hand(
        out: bottom.supply, node, need.label, in: home, by: .registration(bottom.number))
    } else {
      let recipe = Model.Recipe(needs: node.needs, refuses: refusing.contains(node))
      outcome = hand(
        out: .body(recipe), node, need.label, in: home,
        by: isWild ? .wildDefinition : .definition)
    }
    guard case .made(var object) = outcome else { return outcome }
    if top == nil {
      for number in 0..<node.facts.decorations { object = decorate(object, node, number, in: home) }
    }
    for decoration in plan.decorations {
      let inner = object
      object = make(holding: decoration.replaces ? [] : [inner]) { serial in
        inner.record.decorated(
          by: .decoration(decoration.number), serial, parts: [inner.record.serial])
      }
    }
    outcome = .made(object)
    return outcome
  }

  /// A property's own body for a variant takes precedence over a registration of the whole factory.
  private func declaredCase(_ node: Model.Node, _ plan: Model.Layers) -> Model.Addition? {
    mood == .wild && node.facts.hasWildBody ? nil : plan.registration
  }

  private mutating func hand(
    out supply: Supply, _ node: Model.Node, _ label: Model.Label?, in home: Int,
    by layer: Model.Layer
  ) -> Model.Outcome<Model.Expected> {
    switch supply {
    case .value(let object): return object.map(Model.Outcome.made) ?? .nothing
    case .body(let recipe):
      let scopeBefore = moodOfScope
      defer { moodOfScope = scopeBefore }
      // An asynchronous body passes its variant on to its tasks.
      if node.facts.kind == .asynchronous { moodOfScope = mood }
      var parts = gather(recipe.needs.prefix(1), in: home)
      if let reset = recipe.meanwhile { self.reset(reset, in: home) }
      parts.add(gather(recipe.needs.dropFirst(), in: home))
      if let offer = recipe.offers {
        offers[offer.number] = Promise(need: offer.need, home: home, mood: mood)
        if mood != moodOfScope { coverage.formUnion(.offeredInBody) }
      }
      if let number = recipe.calls, let offer = offers[number], offer.need.node > node {
        parts.add(Parts(held: [], serials: [callAtOnce(offer)]))
      }
      if recipe.refuses { return node.facts.kind == .optional ? .nothing : refuse() }
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

  /// Releases the value before anything else is resolved.
  @inline(never)
  private mutating func glance(at need: Model.Need, in home: Int) -> Int? {
    find(need, in: home)?.record.serial
  }

  @inline(never)
  private mutating func callAtOnce(_ offer: Promise) -> Int? { call(offer).made?.record.serial }

  /// The second container is the neighbour of every container, including itself.
  private mutating func find(_ need: Model.Need, in home: Int) -> Model.Expected? {
    resolve(need, in: need.isElsewhere ? 1 : home).made
  }
}

extension Model.Facts {
  /// The cached form of a value, or nil if the lifetime does not cache it.
  func keep(_ object: Model.Expected) -> Model.Kept? {
    switch lifetime {
    case .unique: nil
    case .shared, .scene: kind == .structure ? nil : .weakly(.init(object: object))
    case .graph, .cached, .singleton, .session: .strongly(object)
    }
  }
}
