extension DependencyGraph {
  /// A place where code registers a factory or contributes it to a list.
  struct Wiring {
    let kind: Kind
    let factory: Int
    let code: Code.ID
    let step: Step
    /// Whether anything runs that code.
    let runs: Bool
    /// Whether the program always runs that code.
    let isCertain: Bool
    /// Whether the code is the top of the program or a function that sets up a container.
    let isSetUp: Bool
    /// It is what `autoRegister` says, directly or through functions.
    let isDefault: Bool
    /// The container as written in the source, if the code always registers when it runs.
    let receiver: String?
    /// Of a contribution the list, if that is in the program.
    let list: Int?

    enum Kind: Equatable { case registration(Registration.Kind), contribution }
  }

  /// A function that nothing calls, and the wiring that is missing as a result.
  struct Idle {
    let code: Code.ID
    let name: String
    let place: Place
    let wiring: [Wiring]
  }
}

extension DependencyGraph.Wiring {
  /// All registrations and contributions of the factories in this graph.
  static func all(in walk: Walk, _ running: Running, _ numbers: [Code.ID: Int]) -> [Self] {
    func wiring(
      _ kind: Kind, _ factory: Code.ID, _ code: Code.ID, _ place: Place, _ receiver: String? = nil,
      list: Code.ID? = nil
    ) -> Self? {
      guard walk.isInside(place), let number = numbers[factory] else { return nil }
      let step = walk.model.step(to: factory, from: code, at: place)
      return Self(
        kind: kind, factory: number, code: code, step: step, runs: running.codes.contains(code),
        isCertain: running.certain.contains(code), isSetUp: walk.model.isSetUp(code),
        isDefault: running.defaults.contains(code), receiver: receiver,
        list: list.flatMap { numbers[$0] })
    }
    return walk.model.registrations.compactMap {
      wiring(.registration($0.kind), $0.factory, $0.code, $0.place, $0.receiver)
    }
      + walk.model.members.filter { $0.contributor != nil }.compactMap {
        wiring(.contribution, $0.factory, $0.code, $0.place, list: $0.list)
      }
  }
}

extension DependencyGraph.Idle {
  private static let waitingKinds: [DependencyGraph.Wiring.Kind] = [
    .contribution, .registration(.register), .registration(.registerCase),
  ]

  /// The functions that nothing calls and that alone lead to some wiring. Overrides do not count,
  /// because tests call them from outside of the program.
  static func all(
    in walk: Walk, _ running: Running, _ wirings: [DependencyGraph.Wiring]
  ) -> [Self] {
    let waiting = wirings.filter { !$0.runs && waitingKinds.contains($0.kind) }
    if waiting.isEmpty { return [] }
    return running.idle.compactMap { code in
      let reached = running.reached(from: [code])
      let wiring = waiting.filter { reached.contains($0.code) }
      guard let place = walk.model.codes[code].place, !wiring.isEmpty else { return nil }
      return Self(code: code, name: walk.model.codes[code].name, place: place, wiring: wiring)
    }
  }
}
