import Keyworks

extension Model {
  /// A layer that a verb added to a factory.
  struct Addition {
    enum Kind { case registration, override, decoration }

    /// Unique, and higher for a later layer.
    let id: Int
    /// The number of the step that added it.
    let number: Int
    let kind: Kind
    let supply: ReferenceModel.Supply
    /// The variant that it is for.
    let mood: Mood?
    /// Whether a decoration replaces the decorated value instead of holding it.
    let replaces: Bool
    /// The container whose `autoRegister` added it, if any.
    let author: Author?
  }

  /// The layers of one factory in one container, in the order in which they were added.
  struct Layers {
    var all: [Addition] = []

    /// The layers by strength, the strongest last. Those of the wiring come first.
    private var ranked: [Addition] {
      all.filter { $0.author != nil } + all.filter { $0.author == nil }
    }

    /// The override in force that is for no variant.
    var override: Addition? { ranked.last { $0.kind == .override && $0.mood == nil } }
    var registration: Addition? { ranked.last { $0.kind == .registration && $0.mood == nil } }
    var decorations: [Addition] { ranked.filter { $0.kind == .decoration } }

    /// The layers for variants. An override of the whole factory hides all overrides of the wiring.
    var cases: [Addition] {
      ranked.filter { layer in
        let isHidden = layer.kind == .override && layer.author != nil && override?.author == nil
        return layer.mood != nil && !(isHidden && override != nil)
      }
    }

    /// The body for a variant that a verb of this kind added.
    func body(_ kind: Addition.Kind, under mood: Mood?) -> Addition? {
      mood == nil ? nil : cases.last { $0.kind == kind && $0.mood == mood }
    }

    /// Whether a singleton belongs to the container.
    func decides(under mood: Mood?) -> Bool {
      override != nil || registration != nil || !decorations.isEmpty
        || body(.override, under: mood) != nil || body(.registration, under: mood) != nil
    }
  }

}

extension Model.ReferenceModel {
  enum Supply {
    case body(Model.Recipe)
    case value(Model.Expected?)
  }

  /// Adds a layer. Every layer drops the cached values, even below an override.
  mutating func add(
    _ kind: Model.Addition.Kind, _ node: Model.Node, in home: Int, _ number: Int,
    _ supply: Supply = .value(nil), for mood: Model.Mood? = nil, replaces: Bool = false
  ) {
    prepare(home)
    let layer = Model.Addition(
      id: nextID(), number: number, kind: kind, supply: supply, mood: mood, replaces: replaces,
      author: author)
    let (keeper, realm) = (Model.Keeper(node: node, home: home), realm(of: home))
    var layers = realm.layers[keeper] ?? Model.Layers()
    layers.all.removeAll { old in
      guard old.kind == kind, (old.mood == nil) == (mood == nil) else { return false }
      let isSame = old.kind == .registration && old.mood == mood && old.author == author
      let isForgotten = isLeftBehind(old.author) && (kind != .registration || old.mood == mood)
      return isSame || isForgotten
    }
    layers.all.append(layer)
    realm.layers[keeper] = layers
    realm.drop(keeper)
  }

  /// Whether a statement of `autoRegister` gives way to that of another one: its container is gone.
  func isLeftBehind(_ earlier: Model.Author?) -> Bool {
    guard let earlier, author != nil else { return false }
    return !homes.contains(earlier.home) || !realms.contains { $0.number == earlier.realm }
  }

  /// Takes a layer out. An override that is not in force has no cached values, so taking it out
  /// drops none.
  mutating func take(out layer: Model.Addition, _ keeper: Model.Keeper, _ realm: Model.Realm) {
    let isInForce = realm.layers[keeper]?.override?.id == layer.id
    realm.layers[keeper]?.all.removeAll { $0.id == layer.id }
    let isBelow = layer.kind == .override && layer.mood == nil && !isInForce
    if !isBelow { realm.drop(keeper) }
    if layer.kind == .decoration { coverage.formUnion(.revertedDecoration) }
    if layer.kind == .override { coverage.formUnion(isBelow ? .revertedBelow : .revertedTop) }
  }

  /// Reverts the layer that a step added, in any realm.
  mutating func revert(_ number: Int) {
    for realm in realms {
      for (keeper, old) in realm.layers {
        for layer in old.all where layer.number == number && layer.kind != .registration {
          return take(out: layer, keeper, realm)
        }
      }
      for (home, list) in realm.lists {
        if let index = list.replacements.firstIndex(where: { $0.number == number }) {
          realm.lists[home]?.replacements.remove(at: index)
          return
        }
      }
    }
    coverage.formUnion(.revertedNothing)
  }

  mutating func reset(_ reset: Model.Reset, in home: Int) {
    let realm = realm(of: home)
    switch reset {
    case .container(let options):
      if options.contains(.registrations), realm.phases[home] == .done {
        realm.phases[home] = .due
      }
      if options.contains(.contributions) {
        realm.lists[home]?.statements.removeAll(where: \.isSaid)
      }
      if options.contains(.overrides) {
        realm.lists[home]?.replacements.removeAll(where: \.isSaid)
      }
      for node in Model.Node.allCases {
        let keeper = Model.Keeper(node: node, home: home)
        removeLayers(options, keeper, realm)
        if options.contains(.instances) { realm.drop(keeper) }
      }
    case .factory(let node, let options):
      removeLayers(options, Model.Keeper(node: node, home: home), realm)
      if options.contains(.instances) {
        realm.drop(Model.Keeper(node: node, home: home))
        realm.drop(Model.Keeper(node: node, home: nil))
      }
    case .scope(let lifetime):
      for node in Model.Node.allCases where node.facts.lifetime == lifetime {
        realm.drop(Model.Keeper(node: node, home: home))
      }
    }
  }

  /// Removes the layers that a reset names, except those of the wiring. Decorations go with
  /// registrations. If it removes a layer, it also drops the cached values.
  private mutating func removeLayers(
    _ options: ResetOptions, _ keeper: Model.Keeper, _ realm: Model.Realm
  ) {
    guard let old = realm.layers[keeper] else { return }
    let rest = old.all.filter { layer in
      layer.author != nil
        || !options.contains(layer.kind == .override ? .overrides : .registrations)
    }
    realm.layers[keeper]?.all = rest
    if rest.count < old.all.count { realm.drop(keeper) }
    if !rest.isEmpty, rest.count < old.all.count { coverage.formUnion(.backToWiring) }
  }
}
