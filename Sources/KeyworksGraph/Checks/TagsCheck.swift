/// Finds lists with duplicate members or contradictory bonds, and lists that cannot be identified.
struct TagsCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    let checks = [stored, bare, doubles, sameKeys, loop, bonds, empty]
    return graph.factories.indices.filter { graph.factories[$0].isList }.flatMap { list in
      checks.flatMap { $0(list) }
    }
  }

  /// Finds a list that is gathered although nothing in the program contributes to it. If a
  /// contribution is missing because nothing calls it, another check reports that.
  private func empty(_ number: Int) -> [Finding] {
    let list = graph.factories[number]
    let mayHaveMembers =
      graph.members[number]?.isEmpty == false || graph.rearranged.contains(number)
      || graph.idle.contains { idle in idle.wiring.contains { $0.list == number } }
    guard graph.program.isWhole, graph.reached.contains(number), !mayHaveMembers,
      bare(number).isEmpty
    else { return [] }
    return [
      Finding(
        check: .tags, severity: .warning,
        message: "nothing in \(graph.program.name) contributes to the list '\(list.name)'",
        fix: "Contribute to it, or remove it.", place: list.place, factories: [number])
    ]
  }

  /// Finds bonds to factories that no program of the build adds to the list. Such a bond has no
  /// effect.
  private func bonds(_ number: Int) -> [Finding] {
    if graph.rearranged.contains(number) { return [] }
    let list = graph.factories[number].name
    return (graph.members[number] ?? []).flatMap { member in
      member.bonds.filter { bond in graph.listed[number]?.contains(bond.other) != true }.map {
        bond in
        let name = graph.factories[graph.number(of: member.factory)].name
        return Finding(
          check: .tags, severity: .warning,
          message:
            "'\(name)' is ordered \(bond.isBefore ? "before" : "after") '\(bond.name)' in the list "
            + "'\(list)', which does not contain '\(bond.name)'",
          fix: "Add '\(bond.name)' to the list, or remove the constraint.", place: member.place,
          factories: [number, graph.number(of: member.factory)], subject: bond.name)
      }
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

  /// A list is identified by the places of its members. An empty literal has none. If two of them
  /// have the same type, or if both a requirement and its property lead to one, the program stops
  /// when they are used.
  private func bare(_ number: Int) -> [Finding] {
    let list = graph.factories[number]
    guard list.isBareLiteral else { return [] }
    let literal = list.kind == .map ? "[:]" : "[]"
    let call =
      (list.isAsync ? "Async" : list.isOfMainActor ? "MainActor" : "")
      + (list.kind == .map ? "KeyedTags()" : "Tags()")
    let other = graph.factories[..<number].first { $0.isBareLiteral && $0.hasType(of: list) }
    guard other != nil || list.isWitness else { return [] }
    let message =
      other.map {
        "the lists '\($0.name)' and '\(list.name)' have the same type, and an empty \(literal) does "
          + "not tell them apart"
      } ?? "the list '\(list.name)' fulfills a requirement, and an empty \(literal) does not "
      + "identify it"
    return [
      Finding(
        check: .tags, severity: other == nil ? .warning : .error, message: message,
        fix: "Write \(call) instead of \(literal).", place: list.place, factories: [number])
    ]
  }

  private func doubles(_ number: Int) -> [Finding] {
    // A key of a map is known only at run time, and a factory may have several keys.
    guard graph.factories[number].kind == .list else { return [] }
    return graph.order(of: number).doubles.map { first, second in
      let name = graph.factories[graph.number(of: second.factory)].name
      let list = graph.factories[number].name
      let isListed = first.contributor == nil && second.contributor == nil
      return Finding(
        check: .tags, severity: .error,
        message: isListed
          ? "'\(name)' appears twice in the list '\(list)'"
          : "'\(name)' is in the list '\(list)' already, with another priority or order",
        fix: isListed
          ? "Remove one of them."
          : "Remove one of them, or write reorder(\\.\(name), priority: …, in: \\.\(list)).",
        place: second.place, factories: [number, graph.number(of: second.factory)],
        path: [.init(name: name, place: first.place), .init(name: name, place: second.place)])
    }
  }

  /// Finds two members of a map whose keys are equal literals. The first use stops the program.
  private func sameKeys(_ number: Int) -> [Finding] {
    let map = graph.factories[number]
    guard map.kind == .map else { return [] }
    let members = graph.running(membersOf: number)
    return members.indices.compactMap { index in
      let second = members[index]
      guard
        let first = members[..<index].first(where: {
          $0.hasSameKey(as: second) && !$0.mayExclude(second) && !$0.isRepeated(by: second)
        }), let key = second.key
      else { return nil }
      let names = [first, second].map { graph.factories[graph.number(of: $0.factory)].name }
      return Finding(
        check: .tags, severity: .error,
        message: "the key \(key) appears twice in the map '\(map.name)'",
        fix: "Remove one of them, or give it another key.", place: second.place,
        factories: [number] + [first, second].map { graph.number(of: $0.factory) }, subject: key,
        path: zip(names, [first, second]).map { .init(name: $0, place: $1.place) })
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
        message: "the order of the list '\(list.name)' contradicts itself: "
          + names.joined(separator: " before "),
        fix: "Remove one of these constraints.", place: list.place,
        factories: [number] + loop.map { graph.number(of: $0.factory) },
        path: zip(names, loop).map { .init(name: $0, place: $1.place) })
    ]
  }
}

extension Factory {
  fileprivate func hasType(of other: Factory) -> Bool {
    (kind, container, type, isAsync, isOfMainActor)
      == (other.kind, other.container, other.type, other.isAsync, other.isOfMainActor)
  }
}
