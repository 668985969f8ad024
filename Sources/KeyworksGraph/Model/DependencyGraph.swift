/// Which factories of a program need which others, and how the code gets from one to the other.
package struct DependencyGraph {
  package let program: Program
  let launch: Launch?
  /// All factories and lists, by place.
  package let factories: [Factory]
  /// For each factory, its needs by place: each once, and a keyed list once for each key.
  package let edges: [[Edge]]
  /// For each factory, the context values that its own code requires.
  let requirements: [[Requirement]]
  /// For each list, its members in the order in which the compiler saw them.
  package let members: [Int: [Member]]
  /// For each list, its members in all programs of the build.
  let listed: [Int: Set<Code.ID>]
  /// The lists that some code reorders, removes members from, or replaces.
  package let rearranged: Set<Int>
  /// The factories that some code removes from a list.
  let removed: Set<Int>
  /// The factories that are reachable from code that runs.
  package let reached: Set<Int>
  /// The factories that every run of the program builds.
  let launched: Set<Int>
  /// For each factory, its registrations and overrides.
  let registrations: [Int: [Wiring]]
  /// Functions that register or contribute but are never called.
  let idle: [Idle]
  /// Instances and bodies that hold their own container, with their factory.
  let leaks: [(factory: Int, leak: Leak)]
  /// Where code hands the instance of one factory to a method of another's instance.
  let handings: [(holder: Int, handed: Int, step: Step)]
  /// Mentions that stop the program wherever they run.
  private(set) var flaws: [(factory: Int?, flaw: Flaw)]
  /// The types of context values that code gives which runs. Nil if some are unknown.
  let givenKeys: Set<Symbol.ID>?
  /// The globals and static properties, with what their values need.
  let globals: [(name: String, place: Place, needs: [Edge])]
  /// For each factory, what its teardown resolves.
  let teardownNeeds: [[(target: Int, place: Place)]]
  let containers: ContainerTypes
  let holdings: Holdings
  /// Where a factory is resolved under a choice of variants, and families, which run under one.
  let choices: [Choice]
  /// The types of variants that code may choose.
  private(set) var chosenTypes = VariantTypes()
  /// For each factory, the types of variants that it varies by or reads.
  let variants: [VariantTypes]
  /// The promises with bodies for variants that code may resolve under no variant of their types,
  /// and the places where it does.
  private(set) var plain: [Int: [Step]] = [:]
  /// The places that end instances.
  let endings: [End]
  /// The places of all code that runs.
  let running: Set<Place>

  private let runningCodes: Set<Code.ID>
  let numbers: [Code.ID: Int]
  private let orders: [Int: ListOrder]

  package struct Edge {
    package let target: Int
    package let timing: Timing
    let traits: Use.Traits
    /// The key that is looked up in a keyed list.
    var key: String?
    /// The variants of the factory under which the target is resolved.
    var inherits = Inheritance.all
    /// The steps from the factory's own code to the place that mentions the target.
    package let steps: [Step]

    /// Whether construction always resolves the target, with the same arguments each time.
    package var isCertain: Bool { isCertain(besides: []) }

    func isCertain(besides other: Use.Traits) -> Bool {
      let harmless: Use.Traits = [
        .isConditional, .hasContextValue, .isInBranch, .isUnkept, .isRead,
      ]
      return timing == .now && traits.isSubset(of: harmless.union(other))
    }

    /// Whether the instance may keep the target.
    package var isKept: Bool { !traits.contains(.isUnkept) }

    /// Whether the target is awaited.
    package var isSuspended: Bool { steps.last?.isSuspended ?? false }
  }

  /// Code of a factory requires a context value.
  struct Requirement {
    let key: String
    /// Nil if the source does not name it.
    let type: Symbol.ID?
    let timing: Timing
    let traits: Use.Traits
    let steps: [Step]
  }

  /// A factory is resolved under variants of these types.
  struct Choice {
    let target: Int
    let types: Set<VariantType>
    /// The types that the target itself may drop.
    var around: Set<VariantType> = []
    var steps: [Step] = []
    /// Whether only one of several implementations resolves it.
    var isDynamic = false
    /// Whether code around it uses the instance, so that its closures may run under `around`.
    var isUsed = false
  }

  /// A place where code ends instances.
  struct End {
    let what: Ending.What
    /// Whether anything runs that code.
    let runs: Bool
    let step: Step
  }

  package struct Step {
    /// The mentioned name, and the code that mentions it.
    package let name: String
    package var user: String?
    package let place: Place
    /// Whether the mention is awaited.
    var isSuspended = false
    /// Whether another implementation may run instead.
    var isDynamic = false

    /// The text after the name in a report.
    var mark: String {
      (isSuspended ? " (suspended)" : "") + (isDynamic ? " (or another implementation)" : "")
    }
  }

  /// The step from a list to one of its members.
  func step(to member: Member) -> Step {
    let factory = factories[number(of: member.factory)]
    return Step(name: factory.name, place: member.place, isSuspended: factory.isAsync)
  }

  /// What a factory resolves during construction. A list is replaced by its members, without the
  /// factory itself: a composite leaves itself out of its own list.
  func construction(from number: Int) -> [Edge] { resolved(by: number, .now) }

  /// What a factory resolves in tasks that its construction starts without waiting for them.
  func started(by number: Int) -> [Edge] {
    resolved(by: number, .inTask).filter { $0.timing == .inTask }
  }

  /// What an instance of a factory keeps: what it was built from, and what it reads lazily.
  func kept(by number: Int) -> [Edge] {
    resolved(by: number, .lazily).filter(\.isKept)
  }

  /// What a factory resolves at any time. This includes everything that is torn down after it.
  func used(by number: Int) -> [Edge] { resolved(by: number, .later) }

  private func resolved(by number: Int, _ latest: Timing) -> [Edge] {
    edges[number].filter { $0.timing <= latest }.flatMap { edge -> [Edge] in
      guard factories[edge.target].isList else { return [edge] }
      return (members[edge.target] ?? []).compactMap { member in
        let target = self.number(of: member.factory)
        if target == number || !member.mayHave(edge.key) { return nil }
        var step = step(to: member)
        step.user = factories[edge.target].name
        return Edge(
          target: target, timing: edge.timing, traits: edge.traits,
          inherits: member.variant.isEmpty ? edge.inherits : .none, steps: edge.steps + [step])
      }
    }
  }

  package func order(of list: Int) -> ListOrder { orders[list] ?? ListOrder(of: []) { _ in "" } }

  /// The members of a list, without those that are contributed only by code that never runs.
  func running(membersOf list: Int) -> [Member] {
    (members[list] ?? []).filter { $0.isThere(if: runningCodes) }
  }

  /// What a factory needs at any time. For a list, its members.
  func needs(of number: Int) -> [Edge] {
    edges[number]
      + order(of: number).members.map { member in
        Edge(
          target: self.number(of: member.factory), timing: .now, traits: [],
          steps: [step(to: member)])
      }
  }

  /// The index of a factory or list.
  func number(of code: Code.ID) -> Int {
    guard let number = numbers[code] else { fatalError("no factory of this program") }
    return number
  }

  /// - Parameters:
  ///   - launch: The launch whose bodies count. Nil for all launches.
  ///   - failing: The conditions of wirings that do not hold.
  init(
    of program: Program, in model: ProgramModel, launch: Launch? = nil,
    failing: Set<Condition> = []
  ) {
    self.program = program
    self.launch = launch
    let walk = Walk(model, program, launch, failing: failing)
    let nodes = model.factories.values.filter { walk.isInside($0.place) }
      .sorted { walk.isBefore($0.place, $1.place) }
    var numbers: [Code.ID: Int] = [:]
    for (number, factory) in nodes.enumerated() { numbers[factory.code] = number }

    var members: [Int: [Member]] = [:]
    for member in model.members where walk.isInside(member.place) && !walk.isOff(member.code) {
      guard let list = numbers[member.list], numbers[member.factory] != nil else { continue }
      members[list, default: []].append(member)
    }
    factories = nodes
    let found = nodes.map { factory in walk.edges(from: factory.code) { numbers[$0] } }
    edges = found.map { found in
      found.needs.sorted { ($0.target, $0.key ?? "") < ($1.target, $1.key ?? "") }
    }
    requirements = found.map(\.requirements)
    self.numbers = numbers
    self.members = members
    listed = model.members.reduce(into: [:]) { listed, member in
      if let list = numbers[member.list] { listed[list, default: []].insert(member.factory) }
    }
    let running = Running(walk)
    runningCodes = running.codes
    orders = members.mapValues { members in
      ListOrder(of: members.filter { $0.isThere(if: running.codes) }) {
        numbers[$0.factory].map { nodes[$0].name } ?? ""
      }
    }
    let wirings = Wiring.all(in: walk, running, numbers)
    registrations = Dictionary(grouping: wirings.filter { $0.kind != .contribution }, by: \.factory)
    idle = Idle.all(in: walk, running, wirings)
    self.running = Set(running.codes.compactMap { model.codes[$0].place })
    rearranged = Set(
      model.rearranged.filter { walk.isInside($0.place) }.compactMap { numbers[$0.list] })
    removed = Set(
      model.removed.filter { walk.isInside($0.place) }.compactMap { numbers[$0.member] })
    let holders = model.leaks.filter { walk.isInside($0.place) }.compactMap { leak in
      numbers[leak.factory].map { ($0, leak) }
    }
    // A container of which only `shared` exists lives as long as the process.
    let made = holders.isEmpty ? [] : walk.madeContainers
    leaks = holders.filter { number, _ in
      !program.isWhole
        || made.contains { model.containers.overlap($0, nodes[number].containerType) }
    }
    handings = model.handings.compactMap { handing in
      guard walk.isInside(handing.step.place), let holder = numbers[handing.holder],
        let handed = numbers[handing.handed]
      else { return nil }
      return (holder, handed, handing.step)
    }
    flaws = model.flaws.filter { flaw in
      // Other programs may read a property of a library.
      walk.isInside(flaw.place) && (program.isWhole || flaw.kind != .idleParent)
    }.map { flaw in (flaw.factory.flatMap { numbers[$0] }, flaw) }
    let given = model.givenKeys.filter { running.codes.contains($0.code) }.map(\.type)
    givenKeys = given.contains(nil) ? nil : Set(given.compactMap(\.self))
    globals = model.globals.filter { walk.isInside($0.place) }.map { code, place in
      let needs = walk.edges(from: code) { numbers[$0] }.needs
      return (model.codes[code].name, place, needs.sorted { $0.target < $1.target })
    }
    teardownNeeds = nodes.map { factory in
      model.codes[factory.code].uses.filter(\.isInTeardown).compactMap { use in
        numbers[use.target].map { ($0, use.place) }
      }
    }
    containers = model.containers
    holdings = model.holdings
    var variants = nodes.map(\.modifiers.variants)
    for (factory, types, place) in model.registeredCases where walk.isInside(place) {
      if let number = numbers[factory] { variants[number].add(types) }
    }
    // Code that reads the variant in force depends on it, unless it caches the value that it
    // builds.
    for (number, factory) in nodes.enumerated() where !factory.isKept {
      variants[number].add(found[number].variants)
    }
    self.variants = variants
    choices =
      model.choices.filter { walk.isInside($0.place) }.flatMap { choice in
        let step = model.step(to: choice.factory, from: choice.code, at: choice.place)
        if let number = numbers[choice.factory] {
          return [
            Choice(
              target: number, types: choice.types, around: choice.around.subtracting(choice.own),
              steps: [step], isUsed: choice.isUsed)
          ]
        }
        // Code that runs under a variant resolves under it.
        return walk.edges(from: choice.factory) { numbers[$0] }.needs
          .filter { $0.isCertain(besides: .isDynamic) && $0.inherits == .all }.sorted {
            $0.target < $1.target
          }
          .map {
            Choice(
              target: $0.target, types: choice.types, around: choice.around,
              steps: [step] + $0.steps, isDynamic: $0.traits.contains(.isDynamic))
          }
      }
      + nodes.indices.filter { nodes[$0].isByVariant }.map {
        Choice(target: $0, types: nodes[$0].modifiers.variants.known)
      }
    for (types, place) in model.chosenTypes where walk.isInside(place) { chosenTypes.add(types) }
    for factory in nodes where factory.isByVariant { chosenTypes.add(factory.modifiers.variants) }
    var launchTypes = VariantTypes()
    for (types, place) in model.launchTypes where walk.isInside(place) { launchTypes.add(types) }
    chosenTypes.add(launchTypes)
    for (number, factory) in nodes.enumerated()
    where factory.isPromised && !factory.isByVariant {
      let types = variants[number].known
      if types.isEmpty || types.contains(where: launchTypes.mayContain) { continue }
      plain[number] = running.resolves(factory.code, withoutAnyOf: types) { code in
        numbers[code].map { variants[$0] } ?? VariantTypes()
      }
    }
    endings = model.endings.filter { walk.isInside($0.place) }.map { ending in
      let step = Step(name: ending.verb, user: model.codes[ending.code].name, place: ending.place)
      return End(what: ending.what, runs: running.codes.contains(ending.code), step: step)
    }
    launched = Set(running.certain.compactMap { numbers[$0] }.filter { !nodes[$0].isList })
    // What only a forgotten function registers or contributes is missing, and not unused.
    let used = running.reached(from: Array(running.codes) + idle.map(\.code))
    reached = Set(used.compactMap { numbers[$0] })
    let conditions = model.conditions.filter { walk.isInside($0.wiring.lowerBound) }
    flaws += self.flaws(of: conditions, wirings, walk, running).map {
      ($0.factory.flatMap { numbers[$0] }, $0)
    }
  }
}

extension Member {
  fileprivate func isThere(if running: Set<Code.ID>) -> Bool {
    contributor == nil || running.contains(code)
  }
}
