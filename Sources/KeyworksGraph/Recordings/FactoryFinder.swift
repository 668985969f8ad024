/// Finds the factory of the graph for a factory in a recording.
///
/// The program identifies a factory by its name and the line of its braces. The graph knows the
/// place of its name. So the factory is the last one with that name that is declared before the
/// braces in the same file. If the file has no factory with that name, the line of the braces
/// decides.
struct FactoryFinder {
  private struct Name: Hashable {
    let file: String
    let name: String
  }

  private struct Line: Hashable {
    let file: String
    let line: Int
  }

  private let graph: DependencyGraph
  private var named: [Name: [Int]] = [:]
  private var bodies: [Line: Int] = [:]

  init(_ graph: DependencyGraph) {
    self.graph = graph
    for (number, factory) in graph.factories.enumerated() where !factory.isList {
      for name in Set([factory.name, factory.fullName]) {
        named[Name(file: factory.place.fileID, name: name), default: []].append(number)
      }
      for body in factory.bodies {
        bodies[Line(file: body.fileID, line: body.position.line)] = number
      }
    }
  }

  func factory(of origin: Recording.Origin) -> Int? {
    let candidates = named[Name(file: origin.file, name: origin.name)] ?? []
    return candidates.last { graph.factories[$0].place.position.line <= origin.line }
      ?? candidates.first ?? bodies[Line(file: origin.file, line: origin.line)]
  }
}
