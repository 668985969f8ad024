/// Finds lifetimes that have no effect.
struct LifetimeCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    graph.factories.indices.flatMap { number in
      graph.factories[number].lifetimeFlaws.map { finding(number, $0) }
    }
  }

  private func finding(_ number: Int, _ flaw: LifetimeFlaw) -> Finding {
    let name = graph.factories[number].name
    switch flaw.kind {
    case .replaced(let first, let second):
      return Finding(
        check: .lifetime, severity: .warning,
        message: "'\(name)' has two lifetimes, and .\(second) replaces .\(first)",
        fix: "Remove one of them.", place: flaw.place, factories: [number], subject: first)
    case .sharesValue:
      return Finding(
        check: .lifetime, severity: .warning,
        message:
          "'\(name)' is .shared and builds a value, which cannot be held weakly, so it is built "
          + "each time",
        fix: "Write .cached, or leave the lifetime out.", place: flaw.place, factories: [number])
    case .agesUnkept:
      return Finding(
        check: .lifetime, severity: .error,
        message: "'\(name)' has a timeToLive but caches no instance that could expire",
        fix: "Write .cached, .shared, .singleton or .scope(…) before it.", place: flaw.place,
        factories: [number])
    }
  }
}
