import Keyworks
import KeyworksWiring
import TestSupport
import Testing

@Suite struct `Random programs of wirings` {
  @Test func `random wiring programs resolve and gather what the model predicts`() {
    for seed in seeds(upTo: isSanitized ? 50 : 500) {
      if let complaint = WiringProgram(seed: seed).run() {
        Issue.record("KEYWORKS_MODEL_SEED=\(seed)\n\(complaint)")
        return
      }
    }
  }
}

// MARK: - The container

private enum Statement {
  case register(Int)
  case override(Int)
  case decorate(Int)
  case contribute(Int)
  case remove(Int)
  case activate(Int)
}

private final class WiringModelWorld: ManagedContainer {
  let manager = ContainerManager()
  let statements: [[Statement]]
  let flags = [Flag(), Flag()]

  init(_ statements: [[Statement]]) { self.statements = statements }

  func say(_ wiring: Int) {
    for statement in statements[wiring] {
      switch statement {
      case .register(let value): self[keyPath: Self.values[value]].register { "wiring \(wiring)" }
      case .override(let value):
        self[keyPath: Self.values[value]].override { "override \(wiring)" }
      case .decorate(let value): self[keyPath: Self.values[value]].decorate { "\($0)<\(wiring)>" }
      case .contribute(let member): contribute(member)
      case .remove(let member): remove(Self.members[member], from: \.list)
      case .activate(let other): activate(Self.wirings[other])
      }
    }
  }

  func contribute(_ member: Int) {
    let path = Self.members[member]
    contribute(Tagged(path, priority: member), to: \.list)
  }

  fileprivate var value0: Factory<String> { self { "definition" }.cached }
  fileprivate var value1: Factory<String> { self { "definition" } }
  fileprivate var member0: Factory<Int> { self { 0 } }
  fileprivate var member1: Factory<Int> { self { 1 } }
  fileprivate var member2: Factory<Int> { self { 2 } }

  fileprivate static var list: Tags<Int> { [Tagged(\.member0, priority: 0)] }

  fileprivate static var values: [any KeyPath<WiringModelWorld, Factory<String>> & Sendable] {
    [\.value0, \.value1]
  }
  fileprivate static var members: [any KeyPath<WiringModelWorld, Factory<Int>> & Sendable] {
    [\.member0, \.member1, \.member2]
  }

  fileprivate static var wiring0: Wiring<WiringModelWorld> { plain(0) }
  fileprivate static var wiring1: Wiring<WiringModelWorld> { plain(1) }
  fileprivate static var wiring2: Wiring<WiringModelWorld> { plain(2) }
  fileprivate static var wiring3: Wiring<WiringModelWorld> { plain(3) }
  fileprivate static var wiring4: Wiring<WiringModelWorld> { plain(4) }

  /// The priority of each wiring, and the flag that it depends on.
  fileprivate static let facts: [(priority: Int, flag: Int?)] = [
    (0, nil), (0, 0), (1, 1), (-1, 0), (1, nil),
  ]
  private static func plain(_ number: Int) -> Wiring<WiringModelWorld> {
    let wiring = Wiring<WiringModelWorld> { $0.say(number) }.priority(facts[number].priority)
    guard let flag = facts[number].flag else { return wiring }
    return wiring.enabled(tracker: FlagTracker.self) { $0.flags[flag].isSet }
  }
  fileprivate static var wirings: [KeyPath<WiringModelWorld.Type, Wiring<WiringModelWorld>>] {
    [\.wiring0, \.wiring1, \.wiring2, \.wiring3, \.wiring4]
  }
}

/// A flag whose changes are observed like those of an `@Observable` object.
private final class Flag: Sendable {
  private let state = Locked((isSet: false, onChange: [@Sendable () -> Void]()))
  @TaskLocal fileprivate static var reads: Locked<[Flag]>?

  var isSet: Bool {
    Self.reads?.withLock { $0.append(self) }
    return state.withLock(\.isSet)
  }

  func toggle() {
    let onChange = state.withLock { state in
      let onChange = state.onChange
      state.onChange = []
      return onChange
    }
    for call in onChange { call() }
    state.withLock { $0.isSet.toggle() }
  }

  func tell(_ onChange: @escaping @Sendable () -> Void) {
    state.withLock { $0.onChange.append(onChange) }
  }
}

private final class FlagTracker: ChangeTracker {
  func track(_ read: () -> Void, _ onChange: @escaping @Sendable () -> Void) {
    let reads = Locked<[Flag]>([])
    Flag.$reads.withValue(reads, operation: read)
    for flag in reads.withLock(\.self) { flag.tell(onChange) }
  }

  func end() {}
}

// MARK: - The model

private final class Active {
  let wiring: Int
  let parent: Active?
  let priority: Int
  /// The numbers of the activations, from the outermost wiring to this one.
  let numbers: [Int]
  var isOn = false
  var isDue = false
  var isAnew = false

  init(_ wiring: Int, in parent: Active?, number: Int) {
    (self.wiring, self.parent) = (wiring, parent)
    numbers = (parent?.numbers ?? []) + [number]
    priority = WiringModelWorld.facts[wiring].priority + (parent?.priority ?? 0)
  }
}

private struct WiringModel {
  let statements: [[Statement]]
  var flags = [false, false]
  private(set) var active: [Active] = []
  private var count = 0
  var registrations: [Int: String] = [:]
  var overrides: [[String]] = [[], []]
  var said: [Statement] = []

  init(_ statements: [[Statement]]) { self.statements = statements }

  // MARK: Switching

  mutating func activate(_ wiring: Int, in parent: Active? = nil) {
    let running = sequence(first: parent) { $0?.parent }.contains { $0?.wiring == wiring }
    if running { return }
    if active.contains(where: { $0.parent === parent && $0.wiring == wiring }) { return }
    count += 1
    let new = Active(wiring, in: parent, number: count)
    active.append(new)
    perform(new)
  }

  mutating func deactivate(_ wiring: Int) {
    guard let old = active.first(where: { $0.parent == nil && $0.wiring == wiring }) else { return }
    switchOff(old)
    active.removeAll { $0 === old }
  }

  mutating func toggle(_ flag: Int) {
    flags[flag].toggle()
    for one in active where WiringModelWorld.facts[one.wiring].flag == flag { one.isDue = true }
    performAll()
  }

  mutating func sayAnew() {
    for one in active { (one.isDue, one.isAnew) = (true, true) }
    performAll()
  }

  private mutating func performAll() {
    while let next = active.first(where: \.isDue) {
      next.isDue = false
      perform(next)
    }
  }

  private mutating func perform(_ one: Active) {
    let isAnew = one.isAnew
    one.isAnew = false
    let isWanted = WiringModelWorld.facts[one.wiring].flag.map { flags[$0] } ?? true
    if one.isOn, isAnew || !isWanted { switchOff(one) }
    guard isWanted, !one.isOn else { return }
    one.isOn = true
    for case .activate(let other) in statements[one.wiring] { activate(other, in: one) }
  }

  private mutating func switchOff(_ one: Active) {
    one.isOn = false
    for child in active where child.parent === one {
      switchOff(child)
      active.removeAll { $0 === child }
    }
  }

  // MARK: Results

  private var inOrder: [Active] {
    active.filter(\.isOn).sorted {
      $0.priority == $1.priority
        ? $0.numbers.lexicographicallyPrecedes($1.numbers) : $0.priority < $1.priority
    }
  }

  func value(_ value: Int) -> String {
    var (registered, overridden): (String?, String?)
    var suffix = ""
    for one in inOrder {
      for statement in statements[one.wiring] {
        switch statement {
        case .register(value): registered = "wiring \(one.wiring)"
        case .override(value): overridden = "override \(one.wiring)"
        // A wiring that is active several times decorates once.
        case .decorate(value) where inOrder.last { $0.wiring == one.wiring } === one:
          suffix += "<\(one.wiring)>"
        default: break
        }
      }
    }
    let body =
      overrides[value].last ?? overridden ?? registrations[value] ?? registered ?? "definition"
    return body + suffix
  }

  var list: [Int] {
    var members: Set<Int> = [0]
    for statement in inOrder.flatMap({ statements[$0.wiring] }) + said {
      if case .contribute(let member) = statement { members.insert(member) }
      if case .remove(let member) = statement { members.remove(member) }
    }
    return members.sorted()
  }
}

// MARK: - Programs

private final class WiringProgram {
  private var random: SplitMix
  private let world: WiringModelWorld
  private var model: WiringModel
  private var activations: [Int: Token] = [:]
  private var tokens: [[Token]] = [[], []]
  private var steps: [String] = []

  init(seed: Int) {
    var random = SplitMix(seed: seed)
    let statements = (0..<5).map { wiring in
      (0..<Int.random(in: 0...4, using: &random)).map { _ -> Statement in
        let value = Int.random(in: 0..<2, using: &random)
        switch Int.random(in: 0..<7, using: &random) {
        case 0, 1: return .register(value)
        case 2: return .override(value)
        case 3: return .decorate(value)
        case 4: return .contribute(Int.random(in: 1..<3, using: &random))
        case 5: return .remove(Int.random(in: 0..<3, using: &random))
        default: return .activate(Int.random(in: 0..<5, using: &random))
        }
      }
    }
    self.random = random
    (world, model) = (WiringModelWorld(statements), WiringModel(statements))
    steps.append("wirings: \(statements)")
  }

  func run() -> String? {
    for _ in 0..<30 {
      steps.append(step())
      // A container applies a change at its next use, which can be a gather or a resolve.
      if Bool.random(using: &random) { _ = world[\.list] }
      for value in 0..<2 {
        let real = world[keyPath: WiringModelWorld.values[value]]()
        if real != model.value(value) {
          return complaint("value\(value)", real, model.value(value))
        }
      }
      if world[\.list] != model.list { return complaint("list", world[\.list], model.list) }
    }
    return nil
  }

  private func complaint(_ what: String, _ real: some Any, _ expected: some Any) -> String {
    "\(steps.joined(separator: "\n"))\n\(what) is \(real), and should be \(expected)"
  }

  private func step() -> String {
    let wiring = Int.random(in: 0..<5, using: &random)
    let value = Int.random(in: 0..<2, using: &random)
    let path = WiringModelWorld.values[value]
    let text = "\(steps.count)"
    switch Int.random(in: 0..<14, using: &random) {
    case 0...2:
      activations[wiring] = world.activate(WiringModelWorld.wirings[wiring])
      model.activate(wiring)
      return "activate \(wiring)"
    case 3, 4:
      activations[wiring]?.revert()
      model.deactivate(wiring)
      return "deactivate \(wiring)"
    case 5...7:
      let flag = Int.random(in: 0..<2, using: &random)
      world.flags[flag].toggle()
      model.toggle(flag)
      return "toggle \(flag)"
    case 8:
      world[keyPath: path].register { text }
      model.registrations[value] = text
      return "register \(value)"
    case 9:
      tokens[value].append(world[keyPath: path].override { text })
      model.overrides[value].append(text)
      return "override \(value)"
    case 10:
      guard let token = tokens[value].popLast() else { return "nothing" }
      token.revert()
      model.overrides[value].removeLast()
      return "revert \(value)"
    case 11:
      let member = Int.random(in: 1..<3, using: &random)
      world.contribute(member)
      model.said.append(.contribute(member))
      return "contribute \(member)"
    case 12:
      let member = Int.random(in: 0..<3, using: &random)
      world.remove(WiringModelWorld.members[member], from: \.list)
      model.said.append(.remove(member))
      return "remove \(member)"
    default:
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        world.reset(.registrations)
        model.registrations = [:]
        model.sayAnew()
        return "reset registrations"
      case 1:
        world.reset(.overrides)
        model.overrides = [[], []]
        tokens = [[], []]
        return "reset overrides"
      default:
        world.reset(.contributions)
        model.said = []
        return "reset contributions"
      }
    }
  }
}
