/// Finds the factory of a graph that a running program means.
///
/// The program knows a factory by its name and the line of its braces, the graph by the place of its
/// name. So it is the last one of that name in the file that is declared before its braces. If the file
/// has none of that name, the braces decide.
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
