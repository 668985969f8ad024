import Keyworks

extension Model.ReferenceModel {
  /// What verbs made of one factory in one container.
  struct Layers {
    var registration: (number: Int, supply: Supply)?
    var overrides: [(number: Int, supply: Supply)] = []
    var decorations: [(number: Int, replaces: Bool)] = []

    var isEmpty: Bool { registration == nil && overrides.isEmpty && decorations.isEmpty }
  }

  enum Supply {
    case body(Model.Recipe)
    case value(Model.Expected?)
  }

  /// Adds a layer. Whatever is added drops what is kept, even below an override.
  mutating func change(_ node: Model.Node, in home: Int, _ change: (inout Layers) -> Void) {
    let keeper = Model.Keeper(node: node, home: home)
    change(&layers[keeper, default: Layers()])
    drop(keeper)
  }

  /// Reverts what a step added, wherever that was. An override that is not the one in
  /// force built nothing that is kept, so nothing is dropped with it.
  mutating func revert(_ number: Int) {
    for (keeper, old) in layers {
      if let index = old.overrides.firstIndex(where: { $0.number == number }) {
        layers[keeper]?.overrides.remove(at: index)
        let isInForce = index == old.overrides.count - 1
        coverage.formUnion(isInForce ? .revertedTop : .revertedBelow)
        if isInForce { drop(keeper) }
        return
      }
      if let index = old.decorations.firstIndex(where: { $0.number == number }) {
        layers[keeper]?.decorations.remove(at: index)
        coverage.formUnion(.revertedDecoration)
        return drop(keeper)
      }
    }
    coverage.formUnion(.revertedNothing)
  }

  mutating func reset(_ reset: Model.Reset, in home: Int) {
    switch reset {
    case .container(let options):
      for node in Model.Node.allCases {
        removeLayers(options, Model.Keeper(node: node, home: home))
        if options.contains(.instances) { drop(Model.Keeper(node: node, home: home)) }
      }
    case .factory(let node, let options):
      removeLayers(options, Model.Keeper(node: node, home: home))
      if options.contains(.instances) {
        drop(Model.Keeper(node: node, home: home))
        drop(Model.Keeper(node: node, home: nil))
      }
    case .scope(let lifetime):
      for node in Model.Node.allCases where node.facts.lifetime == lifetime {
        drop(Model.Keeper(node: node, home: home))
      }
    }
  }

  /// Removes what a reset names: decorations are wiring, as registrations are. If there
  /// was something to remove, what it built goes with it.
  private mutating func removeLayers(_ options: ResetOptions, _ keeper: Model.Keeper) {
    guard let old = layers[keeper] else { return }
    var new = old
    if options.contains(.registrations) { (new.registration, new.decorations) = (nil, []) }
    if options.contains(.overrides) { new.overrides = [] }
    layers[keeper] = new.isEmpty ? nil : new
    let isLess =
      new.overrides.count < old.overrides.count || new.decorations.count < old.decorations.count
      || (new.registration == nil && old.registration != nil)
    if isLess { drop(keeper) }
  }

  /// Forgets what is kept for a factory: all arguments.
  private mutating func drop(_ keeper: Model.Keeper) {
    kept[keeper] = nil
    drops[keeper, default: 0] += 1
  }
}
