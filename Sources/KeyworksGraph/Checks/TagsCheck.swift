/// Finds lists with duplicate members or contradictory bonds, and lists that cannot be identified.
struct TagsCheck: GraphCheck {
  let graph: DependencyGraph

  func findings() -> [Finding] {
    graph.factories.enumerated().filter(\.element.isList).flatMap { number, list in
      [stored, bare, loop, empty].compactMap { $0(number, list) }
        + [doubles, sameKeys, bonds].flatMap { $0(number, list) }
    }
  }

  /// Finds a list that is gathered although nothing in the program contributes to it. If a
  /// contribution is missing because nothing calls it, another check reports that.
  private func empty(_ number: Int, _ list: Factory) -> Finding? {
    let mayHaveMembers =
      graph.members[number]?.isEmpty == false || graph.rearranged.contains(number)
      || graph.idle.contains { idle in idle.wiring.contains { $0.list == number } }
    guard graph.program.isWhole, graph.reached.contains(number), !mayHaveMembers,
      bare(number, list) == nil
    else { return nil }
    return Finding(
      .tags, .warning, "nothing in \(graph.program.name) contributes to the list '\(list.name)'",
      fix: "Contribute to it, or remove it.", at: list.place, of: [number])
  }

  /// Finds bonds to factories that no program of the build adds to the list. Such a bond has no
  /// effect.
  private func bonds(_ number: Int, _ list: Factory) -> [Finding] {
    if graph.rearranged.contains(number) { return [] }
    return (graph.members[number] ?? []).flatMap { member in
      member.bonds.filter { graph.listed[number]?.contains($0.other) != true }.map { bond in
        Finding(
          .tags, .warning,
          "'\(name(member))' is ordered \(bond.isBefore ? "before" : "after") '\(bond.name)' in the "
            + "list '\(list.name)', which does not contain '\(bond.name)'",
          fix: "Add '\(bond.name)' to the list, or remove the constraint.", at: member.place,
          of: [number, graph.number(of: member.factory)], about: bond.name)
      }
    }
  }

  private func stored(_ number: Int, _ list: Factory) -> Finding? {
    guard list.isStored else { return nil }
    return Finding(
      .tags, .error, "the list '\(list.name)' is stored, not computed",
      fix: "Write it as a computed property: static var \(list.name): … { […] }", at: list.place,
      of: [number])
  }

  /// A list is identified by the places of its members. An empty literal has none. If two of them
  /// have the same type, or if both a requirement and its property lead to one, the program stops
  /// when they are used.
  private func bare(_ number: Int, _ list: Factory) -> Finding? {
    guard list.isBareLiteral else { return nil }
    let literal = list.kind == .map ? "[:]" : "[]"
    let call =
      (list.isAsync ? "Async" : list.isOfMainActor ? "MainActor" : "")
      + (list.kind == .map ? "KeyedTags()" : "Tags()")
    let other = graph.factories[..<number].first { $0.isBareLiteral && $0.hasType(of: list) }
    guard other != nil || list.isWitness else { return nil }
    return Finding(
      .tags, other == nil ? .warning : .error,
      other.map {
        "the lists '\($0.name)' and '\(list.name)' have the same type, and an empty \(literal) does "
          + "not tell them apart"
      } ?? "the list '\(list.name)' fulfills a requirement, and an empty \(literal) does not "
        + "identify it",
      fix: "Write \(call) instead of \(literal).", at: list.place, of: [number])
  }

  private func doubles(_ number: Int, _ list: Factory) -> [Finding] {
    // A key of a keyed list is known only at run time, and a factory may have several keys.
    guard list.kind == .list else { return [] }
    return graph.order(of: number).doubles.compactMap { first, second in
      let name = name(second)
      let isListed = first.contributor == nil && second.contributor == nil
      // A member that is removed may be contributed again.
      if !isListed, graph.rearranged.contains(number),
        graph.removed.contains(graph.number(of: second.factory))
      {
        return nil
      }
      return Finding(
        .tags, .error,
        isListed
          ? "'\(name)' appears twice in the list '\(list.name)'"
          : "'\(name)' is in the list '\(list.name)' already, with another priority or order",
        fix: "Remove one of them"
          + (isListed
            ? "." : ", or write reorder(\\.\(name), priority: …, in: \\.\(list.name))."),
        at: second.place, of: [number, graph.number(of: second.factory)],
        path: [.init(name: name, place: first.place), .init(name: name, place: second.place)])
    }
  }

  /// Finds two members of a keyed list whose keys are equal literals. The first use stops the
  /// program.
  private func sameKeys(_ number: Int, _ map: Factory) -> [Finding] {
    guard map.kind == .map else { return [] }
    let members = graph.running(membersOf: number)
    return members.enumerated().compactMap { index, second in
      let first = members[..<index].first {
        $0.hasSameKey(as: second) && !$0.mayExclude(second) && !$0.isRepeated(by: second)
      }
      guard let first, let key = second.key else { return nil }
      return Finding(
        .tags, .error, "the key \(key) appears twice in the map '\(map.name)'",
        fix: "Remove one of them, or give it another key.", at: second.place,
        of: [number] + [first, second].map { graph.number(of: $0.factory) }, about: key,
        path: [first, second].map { .init(name: name($0), place: $0.place) })
    }
  }

  private func loop(_ number: Int, _ list: Factory) -> Finding? {
    let loop = graph.order(of: number).loop
    guard let first = loop.first else { return nil }
    return Finding(
      .tags, .error,
      "the order of the list '\(list.name)' contradicts itself: "
        + (loop + [first]).map(name).joined(separator: " before "),
      fix: "Remove one of these constraints.", at: list.place,
      of: [number] + loop.map { graph.number(of: $0.factory) },
      path: loop.map { .init(name: name($0), place: $0.place) })
  }

  private func name(_ member: Member) -> String {
    graph.factories[graph.number(of: member.factory)].name
  }
}

extension Factory {
  fileprivate func hasType(of other: Factory) -> Bool {
    (kind, container, type, isAsync, isOfMainActor)
      == (other.kind, other.container, other.type, other.isAsync, other.isOfMainActor)
  }
}
