/// Lifetimes that have no effect where they are written.
struct LifetimeCheck {
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
        fix: "Leave one of them out.", place: flaw.place, factories: [number], subject: first)
    case .agesUnkept:
      return Finding(
        check: .lifetime, severity: .error,
        message: "'\(name)' has a timeToLive and keeps no instance that could age",
        fix: "Write .cached, .shared, .singleton or .scope(…) before it.", place: flaw.place,
        factories: [number])
    }
  }
}
