/// Which factory of a program needs which, and by what way through the code.
package struct DependencyGraph {
  package let program: Program
  let launch: Launch?
  /// In the order of their places. Lists of factories are among them.
  package let factories: [Factory]
  /// For each factory what it needs, each other one once, in the order of their places; a map
  /// once for each key that it is asked for.
  package let edges: [[Edge]]
  /// For each factory the values of the context that its own code requires.
  let requirements: [[Requirement]]
  /// For each list its members, in the order in which the compiler saw them.
  package let members: [Int: [Member]]
  /// For each list its members in all programs of the build.
  let listed: [Int: Set<Code.ID>]
  /// The lists that some code reorders, takes members out of, or replaces.
  package let rearranged: Set<Int>
  /// The factories that code outside of factories leads to.
  package let reached: Set<Int>
  /// What each run of the program builds, whatever happens.
  let launched: Set<Int>
  /// For each factory what registers or overrides it.
  let registrations: [Int: [Wiring]]
  /// Functions that register and contribute, and that nothing calls.
  let idle: [Idle]
  /// What holds its own container, with the factory that it is of.
  let leaks: [(factory: Int, leak: Leak)]
  /// What stops the program wherever it runs.
  let flaws: [(factory: Int?, flaw: Flaw)]
  /// The keys of the context that some code gives values for; nil if that is not known.
  let givenKeys: Set<String>?
  /// What globals and static properties need for their values.
  let globals: [Global]
  /// For each factory what its teardown resolves.
  let teardownNeeds: [[(target: Int, place: Place)]]
  let containers: ContainerTypes
  /// What ends instances.
  let endings: [End]
  /// The places of all code that runs.
  let running: Set<Place>

  private let runningCodes: Set<Code.ID>
  private let numbers: [Code.ID: Int]
  private let orders: [Int: ListOrder]

  package struct Edge {
    package let target: Int
    package let timing: Timing
    let traits: Use.Traits
    /// The key that a map is asked for.
    var key: String?
    /// From the factory's own code to the place where the target is mentioned.
    package let steps: [Step]

    /// While it is built, whatever runs, with the same arguments each time.
    package var isCertain: Bool {
      timing == .now && traits.subtracting([.hasContextValue, .isInBranch, .isOfProvider]).isEmpty
    }

    /// What resolves the target awaits it.
    package var isSuspended: Bool { steps.last?.isSuspended ?? false }
  }

  /// That the code of a factory requires a value of the context.
  struct Requirement {
    let key: String
    let timing: Timing
    let traits: Use.Traits
    let steps: [Step]
  }

  /// A global or a static property.
  struct Global {
    let name: String
    let place: Place
    let needs: [Edge]
  }

  /// That some code ends instances.
  struct End {
    let what: Ending.What
    /// Something runs that code.
    let runs: Bool
    let step: Step
  }

  package struct Step {
    /// What is mentioned there, and by which code.
    package let name: String
    package var user: String?
    package let place: Place
    /// What is mentioned there is awaited.
    var isSuspended = false

    /// What a text has after the name.
    var mark: String { isSuspended ? " (suspended)" : "" }
  }

  /// That a list has a member.
  func step(to member: Member) -> Step {
    let factory = factories[number(of: member.factory)]
    return Step(name: factory.name, place: member.place, isSuspended: factory.isAsync)
  }

  /// What a factory resolves while it is built. A list stands for its members, but for the
  /// factory itself: a composite leaves itself out of its own list.
  func construction(from number: Int) -> [Edge] {
    resolved(by: number, .now)
  }

  /// What a factory resolves in tasks that its construction starts and does not wait for.
  func started(by number: Int) -> [Edge] {
    resolved(by: number, .inTask).filter { $0.timing == .inTask }
  }

  /// What an instance of a factory keeps: what it was built from, and what it reads lazily.
  func kept(by number: Int) -> [Edge] {
    resolved(by: number, .lazily).filter { !$0.traits.contains(.isOfProvider) }
  }

  /// What a factory resolves at any time. What is torn down after it is among that.
  func used(by number: Int) -> [Edge] { resolved(by: number, .later) }

  private func resolved(by number: Int, _ latest: Timing) -> [Edge] {
    edges[number].filter { $0.timing <= latest }.flatMap { edge -> [Edge] in
      guard factories[edge.target].isList else { return [edge] }
      // What the list itself resolves to know its members comes first.
      let own = edges[edge.target].filter { $0.timing <= latest && $0.target != number }.map {
        need in
        Edge(
          target: need.target, timing: max(edge.timing, need.timing),
          traits: edge.traits.union(need.traits), steps: edge.steps + need.steps)
      }
      return own
        + (members[edge.target] ?? []).compactMap { member in
          let target = self.number(of: member.factory)
          if target == number || !member.mayHave(edge.key) { return nil }
          var step = step(to: member)
          step.user = factories[edge.target].name
          return Edge(
            target: target, timing: edge.timing, traits: edge.traits, steps: edge.steps + [step])
        }
    }
  }

  package func order(of list: Int) -> ListOrder { orders[list] ?? ListOrder(of: []) { _ in "" } }

  /// The members of a list but for those that only code contributes which never runs.
  func running(membersOf list: Int) -> [Member] {
    (members[list] ?? []).filter { $0.isThere(if: runningCodes) }
  }

  /// What a factory needs at any time, or the members of a list.
  func needs(of number: Int) -> [Edge] {
    edges[number]
      + order(of: number).members.map { member in
        Edge(
          target: self.number(of: member.factory), timing: .now, traits: [],
          steps: [step(to: member)])
      }
  }

  /// The number of a factory or list.
  func number(of code: Code.ID) -> Int {
    guard let number = numbers[code] else { fatalError("no factory of this program") }
    return number
  }

  /// - Parameter launch: What the needs depend on; nil for those of all launches.
  init(of program: Program, in model: ProgramModel, launch: Launch? = nil) {
    self.program = program
    self.launch = launch
    let walk = Walk(model, program, launch)
    let nodes = model.factories.values.filter { walk.isInside($0.place) }
      .sorted { walk.isBefore($0.place, $1.place) }
    var numbers: [Code.ID: Int] = [:]
    for (number, factory) in nodes.enumerated() { numbers[factory.code] = number }

    var members: [Int: [Member]] = [:]
    for member in model.members where walk.isInside(member.place) {
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
    listed = Dictionary(grouping: model.members.filter { numbers[$0.list] != nil }) {
      numbers[$0.list] ?? 0
    }.mapValues { Set($0.map(\.factory)) }
    let running = Running(walk)
    runningCodes = running.codes
    orders = members.mapValues { members in
      ListOrder(of: members.filter { $0.isThere(if: running.codes) }) {
        numbers[$0.factory].map { nodes[$0].name } ?? ""
      }
    }
    let wirings = Wiring.all(in: walk, running, numbers)
    registrations = Dictionary(
      grouping: wirings.filter { $0.kind != .contribution }, by: \.factory)
    idle = Idle.all(in: walk, running, wirings)
    self.running = Set(running.codes.compactMap { model.codes[$0].place })
    rearranged = Set(
      model.rearranged.filter { walk.isInside($0.place) }.compactMap { numbers[$0.list] })
    leaks = model.leaks.compactMap { leak in
      numbers[leak.factory].flatMap { walk.isInside(leak.place) ? ($0, leak) : nil }
    }
    flaws = model.flaws.filter { walk.isInside($0.place) }.map { flaw in
      (flaw.factory.flatMap { numbers[$0] }, flaw)
    }
    let given = model.givenKeys.filter { walk.isInside($0.place) }.map(\.keys)
    givenKeys = given.contains(nil) ? nil : given.reduce(into: []) { $0.formUnion($1 ?? []) }
    globals = model.globals.filter { walk.isInside($0.place) }.map { code, place in
      Global(
        name: model.codes[code].name, place: place,
        needs: walk.edges(from: code) { numbers[$0] }.needs.sorted { $0.target < $1.target })
    }
    teardownNeeds = nodes.map { factory in
      model.codes[factory.code].uses.filter(\.isInTeardown).compactMap { use in
        numbers[use.target].map { ($0, use.place) }
      }
    }
    containers = model.containers
    endings = model.endings.filter { walk.isInside($0.place) }.map { ending in
      End(
        what: ending.what, runs: running.codes.contains(ending.code),
        step: Step(
          name: ending.verb, user: model.codes[ending.code].name, place: ending.place))
    }
    launched = Set(running.certain.compactMap { numbers[$0] }.filter { !nodes[$0].isList })
    reached = Set(walk.reached().compactMap { numbers[$0] })
  }
}

extension Member {
  fileprivate func isThere(if running: Set<Code.ID>) -> Bool {
    contributor == nil || running.contains(code)
  }
}
