/// Finds the factory of the graph for a factory in a recording.
///
/// The program identifies a factory by its name and the line of its braces. The graph knows the
/// place of its name. So the factory is the last one with that name that is declared before the
/// braces in the same file. If the file has no factory with that name, the line of the braces
/// decides.
struct FactoryFinder {
  private let graph: DependencyGraph
  /// The factories by file and name, and those by file and line of their braces.
  private var named: [String: [Int]] = [:]
  private var bodies: [String: Int] = [:]

  init(_ graph: DependencyGraph) {
    self.graph = graph
    for (number, factory) in graph.factories.enumerated() where !factory.isList {
      for name in Set([factory.name, factory.fullName]) {
        named["\(factory.place.fileID) \(name)", default: []].append(number)
      }
      for body in factory.bodies { bodies["\(body.fileID) \(body.position.line)"] = number }
    }
  }

  func factory(of origin: Recording.Origin) -> Int? {
    let candidates = named["\(origin.file) \(origin.name)"] ?? []
    return candidates.last { graph.factories[$0].place.position.line <= origin.line }
      ?? candidates.first ?? bodies["\(origin.file) \(origin.line)"]
  }
}
