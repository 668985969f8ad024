import Keyworks
import KeyworksAsync
import TestSupport
import Testing

/// Interrupts a program of tasks after its first job, in another run after its second, and so on,
/// until every place has been tried.
@Suite("An interruption at any point") struct InterruptionTests {
  @Test(arguments: Sweep.Program.allCases, Sweep.Interruption.allCases)
  func `an interruption leaves no task waiting and builds nothing twice`(
    program: Sweep.Program, interruption: Sweep.Interruption
  ) throws {
    var place = 0
    while true {
      let sweep = Sweep(program, interruption, after: place)
      let isDone = sweep.run()
      try #require(sweep.complaint == nil, "after \(place) jobs")
      if isDone { break }
      place += 1
    }
    // Every program runs long enough to be interrupted.
    #expect(place > 10)
  }
}

final class Sweep: Sendable {
  enum Program: CaseIterable {
    case kept, withArguments, inAnother, failing, withChildren, inGraph
  }

  enum Interruption: CaseIterable {
    case cancelFirst, cancelLast, cancelAll, reset, override, register, ask
  }

  private enum Outcome: Equatable { case value(ObjectIdentifier), cancelled, failed }

  private static var waiters: Int { 3 }

  private let executor = StepExecutor()
  private let world: SweptWorld
  private let program: Program
  private let interruption: Interruption
  private let place: Int
  private let outcomes = Locked<[Int: Outcome]>([:])
  private let values = Locked<[Thing]>([])

  init(_ program: Program, _ interruption: Interruption, after place: Int) {
    (self.program, self.interruption, self.place) = (program, interruption, place)
    world = SweptWorld(fails: program == .failing)
  }

  /// - Returns: Whether the program was over before it could be interrupted.
  func run() -> Bool {

    var tasks: [Task<Void, Never>] = []
    OwnerTask.$executor.withValue(executor) {
      for number in 0..<Self.waiters { tasks.append(ask(number)) }
      while executor.jobsRun < place, executor.step() {}
    }
    let isDone = executor.jobsRun < place
    if !isDone { interrupt(tasks) }
    while executor.step() {}
    return isDone
  }

  private func ask(_ number: Int) -> Task<Void, Never> {
    Task(executorPreference: executor) { [self] in
      let outcome: Outcome
      do {
        let thing = try await world.value(of: program)
        values.withLock { $0.append(thing) }
        outcome = .value(ObjectIdentifier(thing))
      } catch is CancellationError {
        outcome = .cancelled
      } catch {
        outcome = .failed
      }
      outcomes.withLock { $0[number] = outcome }
    }
  }

  private func interrupt(_ tasks: [Task<Void, Never>]) {
    switch interruption {
    case .cancelFirst: tasks[0].cancel()
    case .cancelLast: tasks[Self.waiters - 1].cancel()
    case .cancelAll: for task in tasks { task.cancel() }
    case .reset: world.reset(.instances)
    case .override: world.kept.override(with: world.probe.make())
    case .register: world.register(\.kept) { try await $0.make() }
    case .ask: OwnerTask.$executor.withValue(executor) { _ = ask(Self.waiters) }
    }
  }

  var complaint: String? {
    let outcomes = outcomes.withLock { $0 }
    for number in 0..<Self.waiters where outcomes[number] == nil {
      return "task \(number) waits forever"
    }
    let mayLeave: Set<Int> =
      switch interruption {
      case .cancelFirst: [0]
      case .cancelLast: [Self.waiters - 1]
      case .cancelAll: Set(0..<Self.waiters)
      case .reset, .override, .register, .ask: []
      }
    for (number, outcome) in outcomes where outcome == .cancelled && !mayLeave.contains(number) {
      return "task \(number) ended as cancelled, but was not cancelled"
    }
    let isChanged = [.reset, .override, .register].contains(interruption)
    let hasFailed = outcomes.values.contains(.failed)
    if program == .failing, interruption != .override {
      return values.withLock(\.isEmpty) ? nil : "a task did not fail"
    }
    if hasFailed, !isChanged { return "a task failed" }
    let made = world.probe.made
    let most = isChanged ? 3 : 1
    if program != .inGraph, program != .withChildren, made > most {
      return "\(made) instances were made"
    }
    if program == .inGraph { return nil }
    let distinct = Set(values.withLock { $0.map(ObjectIdentifier.init) }).count
    if !isChanged, distinct > 1 { return "tasks got \(distinct) different instances" }
    return world.kept.declaration.waiterCount == 0 ? nil : "the factory still counts a waiter"
  }
}

/// The container that the programs use. Its bodies suspend several times.
final class SweptWorld: ManagedContainer {
  let manager = ContainerManager()
  let probe = Probe()
  private let fails: Bool
  init(fails: Bool) { self.fails = fails }

  func make() async throws -> Thing {
    for _ in 0..<3 { await Task.yield() }
    if fails { throw Breakdown(number: 1) }
    return probe.make()
  }

  func value(of program: Sweep.Program) async throws -> Thing {
    switch program {
    case .kept, .failing: try await kept()
    case .withArguments: try await numbered(1)
    case .inAnother: try await outer()
    case .withChildren: try await parent()
    case .inGraph: try await ofGraph()
    }
  }

  var kept: AsyncFactory<Thing, any Error> { self.async { try await self.make() }.cached }
  var numbered: AsyncParameterFactory<Int, Thing, any Error> {
    self.async { _ async throws in try await self.make() }.cached
  }
  var outer: AsyncFactory<Thing, any Error> {
    self.async {
      await Task.yield()
      return try await self.unique()
    }.cached
  }
  var unique: AsyncFactory<Thing, any Error> { self.async { try await self.kept() } }
  var parent: AsyncFactory<Thing, any Error> {
    self.async {
      async let one = self.kept()
      async let other = self.outer()
      _ = try await other
      return try await one
    }.cached
  }
  var node: AsyncFactory<Thing, any Error> { self.async { try await self.make() }.graph }
  var ofGraph: AsyncFactory<Thing, any Error> {
    self.async {
      async let one = self.node()
      let other = try await self.node()
      guard try await one === other else { throw Breakdown(number: 2) }
      return other
    }
  }
}
