import Keyworks
import KeyworksUI

/// The main-actor twins of factories, with the same declarations.
extension ModelContainer {
  var mainShop: MainActorFactory<Made> { mainMarked(1, .shop).cached }
  var mainDesk: MainActorFactory<Made> { self.mainActor { self.define(.desk) }.graph }
  var mainView: MainActorFactory<Made> {
    self.mainActor { self.define(.view) }
      .when(Model.Mood.wild) { self.define(.view, by: .wildDefinition) }
      .scope(.modelScene)
  }
  var mainCart: MainActorFactory<Made> {
    self.mainActor { self.define(.cart) }.decorated { self.decorate($0, .cart, 0) }
      .scope(.modelSession)
      .decorated { self.decorate($0, .cart, 1) }
  }
  var mainStock: MainActorFactory<Made> {
    mainMarked(nil, .stock).singleton
      .decorated { self.decorate($0, .stock, 0) }
  }
  var mainSeed: MainActorFactory<Made> {
    self.mainActor { self.define(.seed) }
      .when(Model.Mood.wild) { self.define(.seed, by: .wildDefinition) }
      .decorated { self.decorate($0, .seed, 0) }
  }
  private func mainMarked(_ id: Int?, _ node: Model.Node) -> MainActorFactory<Made> {
    self.mainActor(id: id) { self.define(node) }
  }
  var mainPage: MainActorParameterFactory<Label, Made> {
    self.mainActor { self.define(.page, $0) }.graph
  }
  var mainPrice: MainActorParameterFactory<Label, Made> {
    self.mainActor { self.define(.price, $0) }.cached
      .decorated { self.decorate($0, .price, 0) }
  }

  /// Resolves a twin: some by call and some by key path.
  @MainActor
  func findOnMainActor(_ node: Model.Node, _ label: Label?) -> Made? {
    let label = label ?? Label(number: 0)
    return switch node {
    case .page: self[\.mainPage, label]
    case .shop: self[\.mainShop]
    case .desk: mainDesk()
    case .cart: self[\.mainCart]
    case .view: mainView()
    case .price: mainPrice(label)
    case .stock: mainStock()
    case .seed: self[\.mainSeed]
    default: nil
    }
  }
}

extension Model.Node {
  /// Whether the factory has a main-actor twin.
  var isOfMainActor: Bool {
    [.page, .shop, .desk, .cart, .view, .price, .stock, .seed].contains(self)
  }
}

extension Model {
  struct MainActorHandle<Argument: Sendable, Key>: Handle {
    let factory: BasicMainActorFactory<Argument, Key, Made>
    let argument: Argument

    func resolve(_ choice: Choice) -> Outcome<Made> {
      // SAFETY: all of this runs on the main actor, and nothing leaves it.
      nonisolated(unsafe) let own = self
      return MainActor.assumeIsolated {
        .made(choice.applied(to: own.factory)(own.argument))
      }
    }

    func register(_ supply: Supply, for mood: Mood?) {
      switch (supply, mood) {
      case (.value(let made), _): factory.register(with: definite(made))
      case (.body(let body), let mood?): factory.register(for: mood, body: made(by: body))
      case (.body(let body), nil): factory.register(body: made(by: body))
      }
    }

    func override(_ supply: Supply, for mood: Mood?) -> Token {
      switch (supply, mood) {
      case (.value(let made), _): factory.override(with: definite(made))
      case (.body(let body), let mood?): factory.override(for: mood, body: made(by: body))
      case (.body(let body), nil): factory.override(body: made(by: body))
      }
    }

    private func made(
      by body: @escaping @Sendable (Label?) -> Outcome<Made>
    ) -> @MainActor (Argument) -> Made {
      { definite(body($0 as? Label).made) }
    }

    func decorate(_ decoration: @escaping @Sendable (Made) -> Made) -> Token {
      factory.decorate(decoration)
    }

    func reset(_ options: ResetOptions) { factory.reset(options) }
  }
}

// MARK: - The list

extension ModelContainer {
  static var mainMixture: MainActorTags<Made> {
    [
      Tagged(\.log, priority: 2),
      Tagged(\.mainStock, priority: 1, .before(\.mainSeed)),
      Tagged(\.mainCart, priority: 2),
      Tagged(\.mainSeed, priority: 1),
    ]
  }

  func sayOfMainActor(_ saying: Model.Saying) {
    switch saying {
    case .contribute(let node), .remove(let node), .reorder(let node, _):
      switch node {
      case .shop: say(saying, about: \.mainShop)
      case .desk: say(saying, about: \.mainDesk)
      case .cart: say(saying, about: \.mainCart)
      case .flow: say(saying, about: \.flow)
      case .view: say(saying, about: \.mainView)
      case .stock: say(saying, about: \.mainStock)
      case .log: say(saying, about: \.log)
      case .seed: say(saying, about: \.mainSeed)
      default: break
      }
    }
  }

  private func say<Declared: MainActorMember>(
    _ saying: Model.Saying, about path: any KeyPath<ModelContainer, Declared> & Sendable
  ) where Declared.ProvidedOnMainActor == MainActorProvider<Made> {
    switch saying {
    case .contribute(let node):
      let line = UInt(node.line)
      if let bond = bond(before: node.rank.before) {
        contribute(
          Tagged(path, priority: node.rank.priority, bond, line: line, column: 1), to: \.mainMixture
        )
      } else {
        contribute(
          Tagged(path, priority: node.rank.priority, line: line, column: 1), to: \.mainMixture)
      }
    case .remove: remove(path, from: \.mainMixture)
    case .reorder(_, let rank):
      if let bond = bond(before: rank.before) {
        reorder(path, priority: rank.priority, bond, in: \.mainMixture)
      } else {
        reorder(path, priority: rank.priority, in: \.mainMixture)
      }
    }
  }

  private func bond(before node: Model.Node?) -> TagOrder<ModelContainer>? {
    switch node {
    case .shop: .before(\.mainShop)
    case .desk: .before(\.mainDesk)
    case .cart: .before(\.mainCart)
    case .flow: .before(\.flow)
    case .view: .before(\.mainView)
    case .stock: .before(\.mainStock)
    case .log: .before(\.log)
    case .seed: .before(\.mainSeed)
    default: nil
    }
  }

  func replaceListOfMainActor(_ replacement: Model.Replacement) -> Token {
    switch replacement {
    case .nothing: override(\.mainMixture, with: [])
    case .few: override(\.mainMixture, with: [Tagged(\.flow), Tagged(\.log, priority: -1)])
    case .many:
      override(
        \.mainMixture,
        with: [Tagged(\.mainDesk), Tagged(\.mainCart, .before(\.mainSeed)), Tagged(\.mainSeed)])
    }
  }
}
