/// Finds lifetimes that have no effect.
struct LifetimeCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    graph.factories.enumerated().flatMap { number, factory in
      factory.lifetimeFlaws.map { finding(number, factory.name, $0) }
    }
  }

  private func finding(_ number: Int, _ name: String, _ flaw: LifetimeFlaw) -> Finding {
    switch flaw.kind {
    case .replaced(let first, let second):
      Finding(
        .lifetime, .warning, "'\(name)' has two lifetimes, and .\(second) replaces .\(first)",
        fix: "Remove one of them.", at: flaw.place, of: [number], about: first)
    case .sharesValue:
      Finding(
        .lifetime, .warning,
        "'\(name)' is .shared and builds a value, which cannot be held weakly, so it is built "
          + "each time",
        fix: "Write .cached, or leave the lifetime out.", at: flaw.place, of: [number])
    case .agesUnkept:
      Finding(
        .lifetime, .error, "'\(name)' has a timeToLive but caches no instance that could expire",
        fix: "Write .cached, .shared, .singleton or .scope(…) before it.", at: flaw.place,
        of: [number])
    }
  }
}
