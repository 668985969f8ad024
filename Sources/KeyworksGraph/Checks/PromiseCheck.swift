/// Promises that nothing of the program registers.
struct PromiseCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    guard graph.program.isWhole else { return [] }
    return graph.factories.indices.compactMap { number in
      let factory = graph.factories[number]
      guard factory.isPromised, graph.program.modules.isDisjoint(with: factory.registeredIn) else {
        return nil
      }
      return Finding(
        check: .promise, severity: .error,
        message: "'\(factory.name)' is promised and nothing in \(graph.program.name) registers it",
        fix:
          "Register it before it is resolved: container.\(factory.name)\(factory.isFunction ? "(…)" : "").register { … }",
        place: factory.place, factories: [number])
    }
  }
}
