/// Lists whose members are there twice or bound in a loop, and lists that are stored.
struct TagsCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    graph.factories.indices.filter { graph.factories[$0].isList }.flatMap { list in
      stored(list) + doubles(list) + loop(list)
    }
  }

  private func stored(_ number: Int) -> [Finding] {
    let list = graph.factories[number]
    guard list.isStored else { return [] }
    return [
      Finding(
        check: .tags, severity: .error, message: "the list '\(list.name)' is stored, not computed",
        fix: "Write it as a computed property: static var \(list.name): … { […] }",
        place: list.place, factories: [number])
    ]
  }

  private func doubles(_ number: Int) -> [Finding] {
    // A key of a map is a value, which only the program knows: a factory may have several.
    guard graph.factories[number].kind == .list else { return [] }
    return graph.order(of: number).doubles.map { first, second in
      let name = graph.factories[graph.number(of: second.factory)].name
      let list = graph.factories[number].name
      let isListed = first.contributor == nil && second.contributor == nil
      return Finding(
        check: .tags, severity: .error,
        message: isListed
          ? "'\(name)' is twice in the list '\(list)'"
          : "'\(name)' is in the list '\(list)' already, with another priority or order",
        fix: isListed
          ? "Leave one of them out."
          : "Leave one of them out, or write reorder(\\.\(name), priority: …, in: \\.\(list)).",
        place: second.place, factories: [number, graph.number(of: second.factory)],
        path: [.init(name: name, place: first.place), .init(name: name, place: second.place)])
    }
  }

  private func loop(_ number: Int) -> [Finding] {
    let loop = graph.order(of: number).loop
    guard let first = loop.first else { return [] }
    let names = (loop + [first]).map { graph.factories[graph.number(of: $0.factory)].name }
    let list = graph.factories[number]
    return [
      Finding(
        check: .tags, severity: .error,
        message: "the members of '\(list.name)' are bound in a loop: "
          + names.joined(separator: " before "),
        fix: "Take one of the bonds away.", place: list.place,
        factories: [number] + loop.map { graph.number(of: $0.factory) },
        path: zip(names, loop).map { .init(name: $0, place: $1.place) })
    ]
  }
}
