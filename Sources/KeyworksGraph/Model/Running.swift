/// The code of a program that runs: its start, what a framework may call, and everything reachable
/// from these. Code that nothing calls does not wire anything.
///
/// All code of a library counts, because its importers may call it.
struct Running {
  private(set) var codes: Set<Code.ID> = []
  /// The code that every run of the program executes.
  private(set) var certain: Set<Code.ID> = []
  /// What `autoRegister` runs, whatever happens.
  private(set) var defaults: Set<Code.ID> = []
  /// The code that runs without being called.
  private var starts: [Code.ID] = []
  private let walk: Walk
  private var model: ProgramModel { walk.model }

  init(_ walk: Walk) {
    self.walk = walk
    var called: Set<Code.ID> = []
    var calledByName: Set<Code.ID> = []
    for (id, code) in model.codes.enumerated() {
      for use in code.uses where use.target != id && !use.isDead && walk.isInside(use.place) {
        called.insert(use.target)
        if !use.isAssumed { calledByName.insert(use.target) }
      }
    }
    let entries = Set(model.entries(called: called))
    idle = model.codes.indices.filter {
      walk.program.isWhole && isHere($0) && !calledByName.contains($0)
        && model.factories[$0] == nil && model.isOnlyCalledByName($0) && !model.isMain($0)
    }
    let isIdle = Set(idle)
    starts = model.codes.indices.filter {
      isHere($0) && !isIdle.contains($0) && (entries.contains($0) || model.fulfillsOutside($0))
    }
    codes = reached(from: starts)
    certain = certain(from: codes.filter(model.beginsProgram))
    defaults = certain(from: codes.filter(model.isAutoRegister))
  }

  private func certain(from start: Set<Code.ID>) -> Set<Code.ID> {
    var found = start
    var left = Array(start)
    while let next = left.popLast() {
      if model.factories[next]?.isList == true {
        left += model.members.filter { $0.list == next && $0.contributor == nil }.map(\.factory)
          .filter { found.insert($0).inserted }
      }
      left += model.codes[next].uses.filter { use in
        walk.isInside(use.place) && use.timing == .now
          && use.traits.isSubset(of: [.isConditional, .isUnkept, .isRead]) && !use.isAssumed
          && use.launch == nil
      }.map(\.target).filter { found.insert($0).inserted }
    }
    return found
  }

  /// Code that runs only if something mentions it, but that nothing mentions.
  private(set) var idle: [Code.ID] = []

  private func isHere(_ code: Code.ID) -> Bool {
    model.codes[code].place.map(walk.isInside) ?? false
  }

  /// Everything reachable from some code. A contribution counts if the code that makes it runs.
  func reached(
    from start: [Code.ID], along isMeant: (Code.ID, Use) -> Bool = { _, _ in true }
  ) -> Set<Code.ID> {
    var listed: [Code.ID: [Code.ID]] = [:]
    var contributed: [Code.ID: [(list: Code.ID, factory: Code.ID)]] = [:]
    for member in model.members where walk.isInside(member.place) {
      let use = Use(target: member.factory, timing: .now, place: member.place)
      if !isMeant(member.list, use) { continue }
      if member.contributor == nil {
        listed[member.list, default: []].append(member.factory)
      } else {
        contributed[member.code, default: []].append((member.list, member.factory))
      }
    }
    var found = Set(start)
    var left = start
    while let next = left.popLast() {
      // A list already found gets this contribution now, and one found later all earlier ones.
      for (list, factory) in contributed[next] ?? [] {
        listed[list, default: []].append(factory)
        if found.contains(list), found.insert(factory).inserted { left.append(factory) }
      }
      for use in model.codes[next].uses
      where walk.isInside(use.place) && !use.isDead
        && !(use.isAssumed && model.isOnlyCalledByName(use.target))
        && !(walk.program.isWhole && use.traits.contains(.isDynamic)
          && model.isOfNoInstance(use.target))
        && isMeant(next, use)
        && found.insert(use.target).inserted
      {
        left.append(use.target)
      }
      left += (listed[next] ?? []).filter { found.insert($0).inserted }
    }
    return found
  }

  /// Whether code may resolve a factory under no variant of some types, and the places that do.
  ///
  /// - Parameter variants: The types by which a factory varies.
  func resolves(
    _ factory: Code.ID, withoutAnyOf types: Set<VariantType>,
    _ variants: (Code.ID) -> VariantTypes
  ) -> [DependencyGraph.Step]? {
    let chosen = model.choices.filter { $0.mayName(types) }
      .reduce(into: [Code.ID: Set<Place>]()) { $0[$1.factory, default: []].insert($1.place) }
    func varies(_ code: Code.ID) -> Bool { types.contains(where: variants(code).mayContain) }
    func mayBePlain(_ code: Code.ID, _ use: Use) -> Bool {
      // What gets a factory as a value may choose a variant for it.
      let isValue =
        !use.isProvided && use.receiver.map { use.timing > .now || choosesVariants($0) } == true
      let isChosen =
        use.traits.contains(.isUnderVariant) || model.factories[code]?.isByVariant == true
      return !isValue && chosen[use.target]?.contains(use.place) != true
        && !(isChosen && varies(code))
    }
    var choosing: [Code.ID: Bool] = [:]
    func choosesVariants(_ receiver: Code.ID) -> Bool {
      if let known = choosing[receiver] { return known }
      // All readers of a stored factory may choose.
      var isChoosing = if case .initialValue = model.pieces[receiver] { true } else { false }
      isChoosing =
        isChoosing
        || reachable(from: [receiver]) { code in
          model.codes[code].uses.map(\.target).filter { model.factories[$0] == nil }
        }.contains { model.codes[$0].choosesVariants }
      choosing[receiver] = isChoosing
      return isChoosing
    }
    // Such a factory builds its instance under no variant, whoever resolves it.
    let dropping = codes.filter {
      $0 != factory && model.factories[$0]?.isKept == true && !varies($0)
    }
    let reached = reached(from: starts + dropping, along: mayBePlain)
    if !reached.contains(factory) { return nil }
    return reached.sorted().flatMap { code in
      model.codes[code].uses.filter { $0.target == factory && mayBePlain(code, $0) }
        .map { model.step(to: factory, from: code, at: $0.place) }
    }
  }
}
