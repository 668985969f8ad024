extension DependencyGraph {
  /// That code registers a factory, or contributes it to a list.
  struct Wiring {
    let kind: Kind
    let factory: Int
    let code: Code.ID
    let step: Step
    /// Something runs that code.
    let runs: Bool
    /// The program surely runs it, outside of branches and of what is called later.
    let isCertain: Bool
    /// The code is a function for this, or the top of the program.
    let isSetUp: Bool
    /// It is what `autoRegister` says, directly or through functions.
    let isDefault: Bool
    /// The container, as the source has it.
    let receiver: String
    /// Of a contribution the list, if that is in the program.
    let list: Int?

    enum Kind: Equatable { case registration(Registration.Kind), contribution }
  }

  /// A function that nothing calls, and what is not wired because of it.
  struct Idle {
    let name: String
    let place: Place
    let wiring: [Wiring]
  }
}

extension DependencyGraph.Wiring {
  /// All that is registered or contributed, of the factories with numbers.
  static func all(in walk: Walk, _ running: Running, _ numbers: [Code.ID: Int]) -> [Self] {
    func wiring(
      _ kind: Kind, _ factory: Code.ID, _ code: Code.ID, _ place: Place, _ receiver: String? = nil,
      list: Code.ID? = nil
    ) -> Self? {
      guard walk.isInside(place), let number = numbers[factory] else { return nil }
      let step = DependencyGraph.Step(
        name: walk.model.codes[factory].name, user: walk.model.codes[code].name, place: place)
      return Self(
        kind: kind, factory: number, code: code, step: step, runs: running.codes.contains(code),
        isCertain: receiver != nil && running.certain.contains(code),
        isSetUp: walk.model.isSetUp(code), isDefault: running.defaults.contains(code),
        receiver: receiver ?? "", list: list.flatMap { numbers[$0] })
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

  /// The functions that nothing calls and that lead to wiring to which nothing else leads. What
  /// overrides is for tests, which call it from outside of the program.
  static func all(
    in walk: Walk, _ running: Running, _ wirings: [DependencyGraph.Wiring]
  ) -> [Self] {
    let waiting = wirings.filter { !$0.runs && waitingKinds.contains($0.kind) }
    if waiting.isEmpty { return [] }
    return running.idle.compactMap { code in
      let reached = running.reached(from: [code])
      let wiring = waiting.filter { reached.contains($0.code) }
      guard let place = walk.model.codes[code].place, !wiring.isEmpty else { return nil }
      return Self(name: walk.model.codes[code].name, place: place, wiring: wiring)
    }
  }
}
