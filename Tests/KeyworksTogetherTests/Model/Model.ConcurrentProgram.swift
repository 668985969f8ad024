import Keyworks
import TestSupport

extension Model {
  /// Several random programs that run concurrently on one container.
  ///
  /// The result of a single step is unpredictable. But a factory that no step touches must build
  /// once, and the instances cached at the end must be those that the final layers build.
  struct ConcurrentProgram: Sendable {
    static let laneCount = 4

    let seed: Int
    let lanes: [[Step]]

    /// The program that belongs to a seed.
    init(seed: Int) {
      self.seed = seed
      var random = SplitMix(seed: seed)
      // The fewer factories the verbs change, the more threads meet at factories that must build
      // once.
      let changeable = Node.allCases.filter { _ in random.chance(30) }
      let manner = StepMaker.Manner(
        changeable: changeable.isEmpty ? [.log] : changeable,
        resetsContainers: random.chance(40), bodiesReset: false, extent: .oneContainer)
      lanes = (0..<Self.laneCount).map { lane in
        var maker = StepMaker(SplitMix(seed: seed * Self.laneCount + lane), manner)
        return (0..<25).map { maker.step(lane * 100 + $0) }
      }
    }

    /// Whether some step can make the factory build more than once.
    func touches(_ node: Node) -> Bool {
      lanes.joined().contains { $0.action.touches(node) }
    }
  }
}

extension Model.Action {
  fileprivate func touches(_ node: Model.Node) -> Bool {
    switch self {
    // A token only reverts what another step has changed.
    case .resolve, .letGo, .revert, .offer, .call: false
    case .register(let other, _, _), .override(let other, _, _), .decorate(let other, _),
      .refuse(let other, _), .reset(.factory(let other, _)):
      other == node
    case .gather, .say, .replaceList, .make: false
    case .with, .sandbox, .onThread, .inNoSandbox: inside.contains { $0.action.touches(node) }
    case .reset(.container(let options)):
      // The process keeps its singletons. An earlier step touched a container's own singleton.
      options.contains(.instances) && node.facts.lifetime != .singleton
    case .reset(.scope(let lifetime)): node.facts.lifetime == lifetime
    }
  }
}

extension Model.ConcurrentProgram: CustomStringConvertible {
  var description: String {
    lanes.map { steps in
      (["  one thread:"] + steps.map { "    \($0)" }).joined(separator: "\n")
    }
    .joined(separator: "\n")
  }
}
