import Keyworks
import KeyworksUI

// MARK: - The list

/// Gives access to the list through another key path: that of the requirement.
private protocol Mixing: ManagedContainer {
  static var mixture: TagList<Self, Model.Made> { get }
}

extension Mixing {
  fileprivate func gatherAsRequired() -> [Model.Made] { self[\.mixture] }
  fileprivate func removeAsRequired(
    _ factory: any KeyPath<Self, Factory<Model.Made>> & Sendable
  ) {
    remove(factory, from: \.mixture)
  }
}

extension ModelContainer: Mixing {
  /// The members with their ranks, in the order of `Model.Node.listed`.
  static var mixture: Tags<Made> {
    [
      Tagged(\.log, priority: 2),
      Tagged(\.stock, priority: 1, .before(\.seed)),
      Tagged(\.cart, priority: 2),
      Tagged(\.seed, priority: 1),
    ]
  }

  /// Gathers the list in one of the possible ways.
  func gather(asRequired: Bool) -> [Made] {
    if world.isOfMainActor {
      return MainActor.assumeIsolated { self.mainActor { self[\.mainMixture].map { $0() } }() }
    }
    return asRequired ? gatherAsRequired() : self[\.mixture]
  }

  func say(_ saying: Model.Saying, asRequired: Bool) {
    if world.isOfMainActor { return sayOfMainActor(saying) }
    switch saying {
    case .contribute(let node): contribute(node)
    case .remove(let node):
      guard let path = Self.path(node) else { return }
      if asRequired { removeAsRequired(path) } else { remove(path, from: \.mixture) }
    case .reorder(let node, let rank):
      guard let path = Self.path(node) else { return }
      guard let before = rank.before.flatMap(Self.path) else {
        return reorder(path, priority: rank.priority, in: \.mixture)
      }
      reorder(path, priority: rank.priority, .before(before), in: \.mixture)
    }
  }

  /// Contributes each factory as if from a separate line, since threads contribute concurrently.
  private func contribute(_ node: Model.Node) {
    guard let path = Self.path(node) else { return }
    let order = node.rank.before.flatMap(Self.path).map { [TagOrder<ModelContainer>.before($0)] }
    contribute(path, node.rank.priority, order ?? [], line: UInt(node.line))
  }

  private func contribute(
    _ path: any KeyPath<ModelContainer, Factory<Made>> & Sendable, _ priority: Int,
    _ order: [TagOrder<ModelContainer>], line: UInt
  ) {
    if let bond = order.first {
      contribute(Tagged(path, priority: priority, bond, line: line, column: 1), to: \.mixture)
    } else {
      contribute(Tagged(path, priority: priority, line: line, column: 1), to: \.mixture)
    }
  }

  func replaceList(_ replacement: Model.Replacement) -> Token {
    if world.isOfMainActor { return replaceListOfMainActor(replacement) }
    return replace(replacement)
  }

  private func replace(_ replacement: Model.Replacement) -> Token {
    switch replacement {
    case .nothing: override(\.mixture, with: [])
    case .few: override(\.mixture, with: [Tagged(\.flow), Tagged(\.log, priority: -1)])
    case .many:
      override(
        \.mixture, with: [Tagged(\.desk), Tagged(\.cart, .before(\.seed)), Tagged(\.seed)])
    }
  }

  private typealias Path = any KeyPath<ModelContainer, Factory<Made>> & Sendable

  private static func path(_ node: Model.Node) -> Path? { paths[node] }

  private static let paths: [Model.Node: Path] = [
    .shop: \.shop, .desk: \.desk, .cart: \.cart, .flow: \.flow, .view: \.view, .stock: \.stock,
    .log: \.log, .seed: \.seed,
  ]
}
