/// Finds functions that register or contribute but that nothing in the program calls.
struct WiringCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    graph.idle.map { idle in
      let isFunction = idle.name.hasSuffix(")")
      let numbers = Set(idle.wiring.map(\.factory)).sorted()
      let names = numbers.map { "'\(graph.factories[$0].name)'" }.joined(separator: ", ")
      return Finding(
        .wiring, .warning,
        "'\(idle.name)' is never \(isFunction ? "called" : "read") in \(graph.program.name), so what "
          + "it registers and contributes is missing: \(names)",
        fix: idle.name.hasSuffix(".autoRegister()")
          ? "Conform the container to AutoRegistering, or call it."
          : "\(isFunction ? "Call" : "Read") it at the start of the program or in autoRegister(), "
            + "or remove it.",
        at: idle.place, of: numbers, about: idle.name, path: idle.wiring.map(\.step))
    }
  }
}
