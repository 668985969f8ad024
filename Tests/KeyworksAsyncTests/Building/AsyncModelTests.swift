import Keyworks
import KeyworksAsync
import TestSupport
import Testing

/// Random programs of tasks that resolve, are cancelled and change the wiring do what a simple
/// model predicts.
///
/// Bodies wait in a gate until a step decides how they end, and after each step everything runs
/// that can, so the model depends on no schedule. `KEYWORKS_MODEL_SEED` replays one program.
@Suite("Random programs of tasks") struct AsyncModelTests {
  @Test func `programs of random task steps do what the model predicts`() {
    for seed in seeds(upTo: isSanitized ? 50 : 500) {
      if let complaint = AsyncProgram.run(seed) {
        Issue.record("seed \(seed): \(complaint)")
        return
      }
    }
  }
}

private enum AsyncProgram {
  /// What tasks resolve. `pair` needs `zero`.
  enum Key: CaseIterable { case zero, one, pair }

  enum End: Equatable { case value(Int), failed(Int), cancelled }

  static func run(_ seed: Int) -> String? {
    var random = SplitMix(seed: seed)
    let real = Real()
    var expected = Expected()
    var steps: [String] = []
    for _ in 0..<Int.random(in: 5...40, using: &random) {
      steps.append(step(&random, real, &expected))
      real.settle()
      let difference = expected.difference(from: real)
      if let difference { return "\(steps.joined(separator: ", ")): \(difference)" }
    }
    // Every waiter gets a result in the end.
    while let build = expected.open.first {
      real.end(build, .value(build))
      expected.end(build, .value(build))
      real.settle()
      if let difference = expected.difference(from: real) {
        return "\(steps.joined(separator: ", ")), at the end: \(difference)"
      }
    }
    return expected.waiting.isEmpty ? nil : "tasks \(expected.waiting) wait forever"
  }

  private static func step(
    _ random: inout SplitMix, _ real: Real, _ expected: inout Expected
  ) -> String {
    let key = Key.allCases.randomElement(using: &random) ?? .zero
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8:
      real.ask(key)
      expected.ask(key)
      return "ask \(key)"
    case 8..<13:
      guard let build = expected.open.randomElement(using: &random) else { break }
      let end: End = Int.random(in: 0..<5, using: &random) < 3 ? .value(build) : .failed(build)
      real.end(build, end)
      expected.end(build, end)
      return "end \(build) as \(end)"
    case 13..<15:
      guard let task = expected.waiting.randomElement(using: &random) else { break }
      real.cancel(task)
      expected.cancel(task)
      return "cancel \(task)"
    case 15:
      real.askCancelled(key)
      expected.askCancelled(key)
      return "ask \(key) by a cancelled task"
    case 16:
      real.world.reset(.instances)
      for key in Key.allCases { expected.drop(key) }
      return "reset"
    case 17:
      real.override()
      expected.override()
      return "override"
    case 18:
      guard real.revert() else { break }
      expected.revert()
      return "revert"
    default:
      real.world.register(\.items) { try await $0.build($1) }
      expected.register()
      return "register"
    }
    return "nothing"
  }

  // MARK: - The model

  struct Expected {
    private enum Waiter { case task(Int), build(Int) }
    private enum State { case empty, building(Int), kept(Int) }
    private struct Build {
      let key: Key
      var waiters: [Waiter] = []
      /// The gate in which its body waits, if it has reached one.
      var gate: Int?
    }

    private var states: [Key: State] = [:]
    private var builds: [Int: Build] = [:]
    private var begun = 0
    private var gates = 0
    private var tasks = 0
    private var overrides: [Int] = []
    private var overridden = 0
    private(set) var ends: [Int: End] = [:]

    /// The gates in which bodies wait.
    var open: [Int] { builds.values.compactMap(\.gate).sorted() }
    var waiting: [Int] { (0..<tasks).filter { ends[$0] == nil } }

    mutating func ask(_ key: Key) {
      tasks += 1
      resolve(key, for: .task(tasks - 1))
    }

    mutating func askCancelled(_ key: Key) {
      tasks += 1
      ends[tasks - 1] = value(of: key).map(End.value) ?? .cancelled
    }

    /// The value that is available without a build.
    private mutating func value(of key: Key) -> Int? {
      if key != .pair, let value = overrides.last { return value }
      if case .kept(let value)? = states[key] { return value }
      return nil
    }

    private mutating func resolve(_ key: Key, for waiter: Waiter) {
      if let value = value(of: key) { return tell(waiter, .value(value)) }
      if case .building(let build)? = states[key] {
        builds[build]?.waiters.append(waiter)
        return
      }
      begun += 1
      let build = begun
      states[key] = .building(build)
      builds[build] = Build(key: key, waiters: [waiter])
      if key == .pair { resolve(.zero, for: .build(build)) } else { enterGate(build) }
    }

    private mutating func enterGate(_ build: Int) {
      gates += 1
      builds[build]?.gate = gates
    }

    /// Tells a waiter how the build ended.
    private mutating func tell(_ waiter: Waiter, _ end: End) {
      switch (waiter, end) {
      case (.task(let task), _): ends[task] = end
      case (.build(let build), .value): enterGate(build)
      case (.build(let build), _): finish(build, end)
      }
    }

    mutating func end(_ gate: Int, _ end: End) {
      guard let build = builds.first(where: { $0.value.gate == gate })?.key else { return }
      finish(build, end)
    }

    private mutating func finish(_ number: Int, _ end: End) {
      guard let build = builds.removeValue(forKey: number) else { return }
      if case .building(number)? = states[build.key] {
        states[build.key] = if case .value(let value) = end { .kept(value) } else { .empty }
      }
      for waiter in build.waiters { tell(waiter, end) }
    }

    mutating func cancel(_ task: Int) {
      ends[task] = .cancelled
      for build in builds.keys {
        builds[build]?.waiters.removeAll { if case .task(task) = $0 { true } else { false } }
      }
    }

    mutating func drop(_ key: Key) { states[key] = .empty }

    mutating func override() {
      overridden -= 1
      overrides.append(overridden)
      register()
    }

    mutating func revert() {
      overrides.removeLast()
      register()
    }

    /// Any change of the layers drops the instances.
    mutating func register() { for key in [Key.zero, .one] { drop(key) } }

    func difference(from real: Real) -> String? {
      let ended = real.ends.withLock { $0 }
      if ended != ends { return "tasks ended as \(ended) and not as \(ends)" }
      let gates = real.world.open
      return gates == open ? nil : "builds are in \(gates) and not in \(open)"
    }
  }

  // MARK: - The library

  final class Real {
    let world = ModelledWorld()
    let ends = Locked<[Int: End]>([:])
    private let executor = StepExecutor()
    private var tasks: [Task<Void, Never>] = []
    private var tokens: [Token] = []
    private var overridden = 0

    func settle() { while executor.step() {} }

    func ask(_ key: Key) {
      let (number, world, ends) = (tasks.count, world, ends)
      OwnerTask.$executor.withValue(executor) {
        tasks.append(
          Task(executorPreference: executor) {
            let end: End
            do {
              switch key {
              case .zero: end = .value(try await world.items(0))
              case .one: end = .value(try await world.items(1))
              case .pair: end = .value(try await world.pair())
              }
            } catch let error as Breakdown {
              end = .failed(error.number)
            } catch {
              end = .cancelled
            }
            ends.withLock { $0[number] = end }
          })
      }
    }

    /// The task is cancelled before it runs.
    func askCancelled(_ key: Key) {
      ask(key)
      tasks[tasks.count - 1].cancel()
    }

    func cancel(_ task: Int) { tasks[task].cancel() }
    func end(_ gate: Int, _ end: End) { world.end(gate, end) }

    func override() {
      overridden -= 1
      tokens.append(world.items.override(with: overridden))
    }

    func revert() -> Bool {
      guard let token = tokens.popLast() else { return false }
      token.revert()
      return true
    }
  }
}

private final class ModelledWorld: ManagedContainer {
  let manager = ContainerManager()

  private struct Gates {
    var last = 0
    var open: [Int: (gate: Gate, end: Locked<AsyncProgram.End?>)] = [:]
  }
  private let gates = Locked(Gates())

  var items: AsyncParameterFactory<Int, Int, any Error> {
    self.async { try await self.build($0) }.cached
  }
  var pair: AsyncFactory<Int, any Error> {
    self.async {
      _ = try await self.items(0)
      return try await self.build(2)
    }.cached
  }

  var open: [Int] { gates.withLock { $0.open.keys.sorted() } }

  /// Waits for a step that decides how it ends.
  func build(_: Int) async throws -> Int {
    let (gate, end) = (Gate(), Locked<AsyncProgram.End?>(nil))
    gates.withLock { gates in
      gates.last += 1
      gates.open[gates.last] = (gate, end)
    }
    await gate.wait()
    switch end.withLock({ $0 }) {
    case .value(let value): return value
    case .failed(let number): throw Breakdown(number: number)
    case .cancelled, nil: throw CancellationError()
    }
  }

  func end(_ number: Int, _ end: AsyncProgram.End) {
    let body = gates.withLock { $0.open.removeValue(forKey: number) }
    body?.end.withLock { $0 = end }
    body?.gate.open()
  }
}
