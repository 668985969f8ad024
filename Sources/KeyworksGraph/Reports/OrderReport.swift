/// The effective order of lists, one member per line. As a snapshot, it shows in a review what a
/// change moved.
package struct OrderReport {
  private let graph: DependencyGraph

  package init(_ graph: DependencyGraph) { self.graph = graph }

  /// The lists that match a name, or all lists.
  package func text(of name: String? = nil) -> String {
    graph.factories.indices
      .filter { number in
        let factory = graph.factories[number]
        return factory.isList && (name.map { Pattern($0).matches(factory) } ?? true)
      }
      .map(text).joined(separator: "\n")
  }

  private func text(_ number: Int) -> String {
    let list = graph.factories[number]
    let order = graph.order(of: number)
    var lines = ["\(list.module).\(list.name)"]
    if order.ordered == nil { lines[0] += ": its order contradicts itself" }
    if !order.isKnown { lines[0] += ": known only at run time, from container.entries" }
    if graph.rearranged.contains(number) {
      lines[0] += ": changed while the program runs"
    }
    for member in order.ordered ?? order.members {
      let factory = graph.factories[graph.number(of: member.factory)]
      let priority =
        switch member.priority {
        case .value(let value): String(value)
        case .unknown(let text): text
        }
      let contributor = member.contributor.map { ", contributed by \($0)" } ?? ""
      lines.append("  \(factory.module).\(factory.name), priority \(priority)\(contributor)")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
