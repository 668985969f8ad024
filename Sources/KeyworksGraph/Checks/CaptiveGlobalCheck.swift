/// Finds globals and static properties that keep instances with a shorter life. Globals live as
/// long as the process. The findings are `captive`, like those of `CaptiveCheck`.
struct CaptiveGlobalCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    graph.globals.flatMap { global in
      global.needs.filter { isMeant($0) }.map { need in
        let factory = graph.factories[need.target]
        return Finding(
          .captive, .warning,
          "'\(global.name)' lasts as long as the process and keeps '\(factory.name)', which "
            + (factory.ages ? "expires" : "is \(factory.lifetime.text)"),
          fix: "Resolve it where it is used.", at: global.place, of: [need.target],
          about: global.name, path: need.steps)
      }
    }
  }

  private func isMeant(_ need: Edge) -> Bool {
    let factory = graph.factories[need.target]
    guard need.timing <= .lazily, !need.traits.contains(.isUnkept) else { return false }
    return factory.isScoped || factory.ages && factory.lifetime != .unique
  }
}
