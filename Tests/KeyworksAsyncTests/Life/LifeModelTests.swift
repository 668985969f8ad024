import Keyworks
import KeyworksAsync
import TestSupport
import Testing

/// Random programs build, reset and close in an app and its requests. A simple model predicts which
/// objects are torn down, and in which order. `KEYWORKS_MODEL_SEED` replays one program.
@Suite("Random programs that close containers") struct LifeModelTests {
  @Test func `random closings tear down what the model expects, in the same order`() async {
    for seed in seeds(upTo: isSanitized ? 100 : 1_000) {
      if let complaint = await LifeProgram(seed: seed).run() {
        Issue.record("seed \(seed): \(complaint)")
        return
      }
    }
  }
}

/// The declaration of a factory of a program.
private struct Spec: CustomStringConvertible {
  let isOfRequest: Bool
  let isKept: Bool
  let hasTeardown: Bool
  let fails: Bool
  /// The factories that its body resolves, and those that its instances can resolve later.
  let needs: [Int]
  let later: [Int]

  var description: String {
    [
      isOfRequest ? "request" : "app", isKept ? "kept" : "unique", hasTeardown ? "torn" : "plain",
      "\(needs)", "\(later)",
    ].joined(separator: " ")
  }
}

private final class LifeProgram {
  private var random: SplitMix
  private let plan: Plan
  private var app: Owner
  private var requests: [Int: Owner] = [:]
  private var expected = Expected()
  private var built: [(real: Node, expected: Object)] = []
  private var steps: [String] = []

  init(seed: Int) {
    var random = SplitMix(seed: seed)
    let areOfRequest = (0..<7).map { $0 > 1 && Bool.random(using: &random) }
    plan = Plan(
      areOfRequest.enumerated().map { index, isOfRequest in
        let allowed = areOfRequest.indices.filter { isOfRequest || !areOfRequest[$0] }
        let needs = allowed.filter { $0 < index && Int.random(in: 0..<3, using: &random) == 0 }
        let later = allowed.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
        return Spec(
          isOfRequest: isOfRequest, isKept: Int.random(in: 0..<3, using: &random) > 0,
          hasTeardown: Bool.random(using: &random),
          fails: Int.random(in: 0..<4, using: &random) == 0, needs: needs, later: later)
      })
    app = Owner(plan, number: 0, in: nil)
    self.random = random
  }

  func run() async -> String? {
    for _ in 0..<Int.random(in: 5...40, using: &random) {
      steps.append(await step())
      if let difference = await difference() { return difference }
    }
    steps.append("end")
    built = []
    return await close(app, .returned)
  }

  private func step() async -> String {
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<9:
      let index = Int.random(in: 0..<plan.specs.count, using: &random)
      guard let owner = owner(for: index) else { return "nothing" }
      built.append(
        (owner[index](), expected.resolve(index, owner.number, plan.specs, user: nil)))
      return "\(owner.number)[\(index)]"
    case 9..<15:
      guard let (real, object) = built.randomElement(using: &random),
        object.owner == 0 || requests[object.owner] != nil,
        let choice = object.spec.later.indices.randomElement(using: &random)
      else { return "nothing" }
      built.append(
        (real.fetch[choice](), expected.fetch(object, object.spec.later[choice], plan.specs)))
      return "\(object) fetches [\(object.spec.later[choice])]"
    case 15..<17:
      let index = Int.random(in: 0..<plan.specs.count, using: &random)
      guard let owner = owner(for: index) else { return "nothing" }
      owner[index].reset(.instances)
      expected.drop(owner.number) { $0 == index }
      return "reset \(owner.number)[\(index)]"
    case 17:
      let owner = ([app] + open).randomElement(using: &random) ?? app
      owner.reset(.instances)
      expected.drop(owner.number) { _ in true }
      return "reset \(owner.number)"
    case 18..<20:
      let number = expected.nextOwner()
      requests[number] = Owner(plan, number: number, in: app)
      return "open \(number)"
    case 20..<23:
      guard let request = open.first else { return "nothing" }
      let isCancelled = Bool.random(using: &random)
      requests[request.number] = nil
      if let difference = await close(request, isCancelled ? .cancelled : .returned) {
        return "\(difference) in close"
      }
      return "close \(request.number)"
    default:
      guard let number = requests.keys.max() else { return "nothing" }
      requests[number] = nil
      expected.abandon(number)
      return "release \(number)"
    }
  }

  private var open: [Owner] { requests.values.sorted { $0.number < $1.number } }

  private func owner(for index: Int) -> Owner? {
    plan.specs[index].isOfRequest ? open.randomElement(using: &random) : app
  }

  /// Closes a container in a task, which is cancelled if that is the outcome of the work.
  private func close(_ owner: Owner, _ outcome: WorkOutcome) async -> String? {
    let closing = Task { () -> [Int] in
      if case .cancelled = outcome { withUnsafeCurrentTask { $0?.cancel() } }
      do {
        try await owner.close(outcome)
        return []
      } catch let error as Trouble {
        return [error.number]
      } catch let error as TeardownFailures {
        return error.failures.map { ($0.underlying as? Trouble)?.number ?? -1 }
      } catch {
        return [-1]
      }
    }
    let failed = await closing.value
    let expectedToFail = expected.close(
      owner.number, "\(outcome)", with: owner === app ? requests.keys.sorted() : [])
    if failed.sorted() != expectedToFail.sorted() {
      return "\(text): failed \(failed), expected \(expectedToFail)"
    }
    return await difference()
  }

  /// Waits for the teardowns in the background, whose order is fixed.
  private func difference() async -> String? {
    let count = expected.log.count
    let deadline = ContinuousClock.now.advanced(by: .seconds(60))
    await wait { [plan] in
      plan.log.withLock { $0.count } >= count || ContinuousClock.now > deadline
    }
    let log = plan.log.withLock { $0 }
    return log == expected.log ? nil : "\(text): \(log), expected \(expected.log)"
  }

  private var text: String {
    plan.specs.enumerated().map { "[\($0)] \($1)" }.joined(separator: "; ") + ": "
      + steps.joined(separator: ", ")
  }
}

// MARK: - The library

private final class Plan: Sendable {
  let specs: [Spec]
  let log = Locked<[String]>([])
  private let count = Locked(0)

  init(_ specs: [Spec]) { self.specs = specs }

  func nextSerial() -> Int { count.next() }
}

private final class Node: Sendable {
  let name: String
  let serial: Int
  let needs: [Node]
  let fetch: [Provider<Node>]

  init(_ name: String, _ serial: Int, _ needs: [Node], _ fetch: [Provider<Node>]) {
    (self.name, self.serial, self.needs, self.fetch) = (name, serial, needs, fetch)
  }
}

private final class Owner: ManagedContainer {
  let manager: ContainerManager
  let plan: Plan
  let number: Int
  let app: Owner?

  init(_ plan: Plan, number: Int, in app: Owner?) {
    (self.plan, self.number, self.app) = (plan, number, app)
    manager = ContainerManager(parent: app)
  }

  subscript(index: Int) -> Factory<Node> {
    let spec = plan.specs[index]
    var factory = self(id: index) { self.build(index) }
    if spec.isKept { factory = factory.cached }
    if spec.hasTeardown {
      factory = factory.teardown { [plan] node, outcome in
        plan.log.withLock { $0.append("\(node.name) \(outcome)") }
        if spec.fails { throw Trouble(number: node.serial) }
      }
    }
    return factory
  }

  private func build(_ index: Int) -> Node {
    let spec = plan.specs[index]
    let needs = spec.needs.map { home(of: $0)[$0]() }
    let fetch = spec.later.map { home(of: $0).provider(\.[$0]) }
    let serial = plan.nextSerial()
    return Node("\(number)[\(index)]#\(serial)", serial, needs, fetch)
  }

  private func home(of index: Int) -> Owner { plan.specs[index].isOfRequest ? self : app ?? self }
}

// MARK: - The model

private final class Object: CustomStringConvertible {
  let owner: Int
  let index: Int
  let spec: Spec
  var serial = 0
  /// The position in the order of completion.
  var completed = 0
  var uses: [Object] = []
  var isOver = false
  /// The object that it is part of. A part is neither cached nor torn down.
  weak var whole: Object?
  var isPart: Bool { !spec.isKept && !spec.hasTeardown }
  /// The object that uses the instances that it resolves later.
  var user: Object? { isPart ? whole : self }

  init(_ owner: Int, _ index: Int, _ spec: Spec) {
    (self.owner, self.index, self.spec) = (owner, index, spec)
  }

  var description: String { "\(owner)[\(index)]#\(serial)" }

  func reaches(_ other: Object) -> Bool { self === other || uses.contains { $0.reaches(other) } }
}

private struct Expected {
  private(set) var log: [String] = []
  private var kept: [Int: [Int: Object]] = [:]
  private var living: [Object] = []
  /// The errors of dropped objects, by owner.
  private var failed: [Int: [Int]] = [:]
  private var serials = 0
  private var completions = 0
  private var owners = 0

  mutating func nextOwner() -> Int {
    owners += 1
    return owners
  }

  mutating func resolve(
    _ index: Int, _ owner: Int, _ specs: [Spec], user: Object?, isLater: Bool = false
  ) -> Object {
    let spec = specs[index]
    let owner = spec.isOfRequest ? owner : 0
    if let known = kept[owner]?[index] {
      note(user, known, isLater)
      return known
    }
    let new = Object(owner, index, spec)
    let isPart = new.isPart
    for need in spec.needs {
      _ = resolve(
        need, owner, specs, user: isPart ? user : new, isLater: isPart && isLater)
    }
    if isPart { new.whole = user }
    serials += 1
    new.serial = serials
    if spec.hasTeardown {
      completions += 1
      new.completed = completions
      living.append(new)
    }
    if spec.isKept { kept[owner, default: [:]][index] = new }
    if !isPart { note(user, new, isLater) }
    return new
  }

  mutating func fetch(_ object: Object, _ index: Int, _ specs: [Spec]) -> Object {
    resolve(index, object.owner, specs, user: object.user, isLater: true)
  }

  private func note(_ user: Object?, _ used: Object, _ isLater: Bool) {
    guard let user, user !== used, !user.isOver, !used.isOver else { return }
    if isLater, used.reaches(user) { return }
    user.uses.append(used)
  }

  mutating func drop(_ owner: Int, _ isDropped: (Int) -> Bool) {
    let objects = (kept[owner] ?? [:]).filter { isDropped($0.key) }
    for index in objects.keys { kept[owner]?[index] = nil }
    failed[owner, default: []] += tearDown(
      living.filter { object in objects.values.contains { $0 === object } }, "returned")
  }

  mutating func abandon(_ owner: Int) {
    kept[owner] = nil
    _ = tearDown(living.filter { $0.owner == owner }, "cancelled")
  }

  /// - Returns: The serial numbers of the objects whose teardown failed.
  mutating func close(_ owner: Int, _ outcome: String, with requests: [Int]) -> [Int] {
    let owners = [owner] + requests
    let failures = tearDown(
      living.filter { owners.contains($0.owner) }, outcome, of: owner)
    for owner in owners { kept[owner] = nil }
    return failures + owners.flatMap { failed.removeValue(forKey: $0) ?? [] }
  }

  /// Tears down the objects that no remaining object uses: those of a request before those of the
  /// app, and the last one first.
  private mutating func tearDown(
    _ objects: [Object], _ outcome: String, of owner: Int? = nil
  ) -> [Int] {
    var left = objects
    var failures: [Int] = []
    while !left.isEmpty {
      let ready = left.filter { candidate in
        !left.contains { $0 !== candidate && $0.reaches(candidate) }
      }
      guard let next = ready.max(by: { isBefore($0, $1) }) else { break }
      left.removeAll { $0 === next }
      living.removeAll { $0 === next }
      let word = owner == nil || next.owner == owner ? outcome : "cancelled"
      log.append("\(next) \(word)")
      if next.spec.fails { failures.append(next.serial) }
      next.isOver = true
      next.uses = []
      for owner in kept.keys where kept[owner]?[next.index] === next {
        kept[owner]?[next.index] = nil
      }
    }
    return failures
  }

  private func isBefore(_ one: Object, _ other: Object) -> Bool {
    (min(one.owner, 1), one.completed) < (min(other.owner, 1), other.completed)
  }
}
