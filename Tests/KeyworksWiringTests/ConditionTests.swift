import Dispatch
import Foundation
import Keyworks
import KeyworksAsync
import KeyworksWiring
import Observation
import Synchronization
import TestSupport
import Testing

/// Where a condition must not be read again, a test runs in a sandbox: other tests change the
/// singletons of the process.
@Suite struct `A condition` {
  private let world = ObservedWorld()
  private var session: Session { world.session() }

  @Test func `a condition switches a wiring on and off as an observed object changes`() {
    world.activate(\.premium)
    #expect(world.payment() == "definition")
    session.isPremium = true
    #expect(world.payment() == "premium")
    #expect(world[\.steps] == ["fees"])
    session.isPremium = false
    #expect(world.payment() == "definition")
    #expect(world[\.steps] == [])
  }

  @Test func `a reset releases an instance before it tells conditions`() {
    world.manager.settlingTime = 0
    for reset in [{ $0.guest.reset() }, { $0.reset(scope: .cached) }] as [(ObservedWorld) -> Void] {
      _ = world.guest()
      let activation = world.activate(\.company)
      #expect(world.payment() == "shared")
      reset(world)
      #expect(world.payment() == "definition")
      activation.revert()
    }
  }

  @Test func `the condition of a deactivated wiring no longer has an effect`() {
    let activation = world.activate(\.premium)
    session.isPremium = true
    activation.revert()
    #expect(world.payment() == "definition")
    session.isPremium = false
    session.isPremium = true
    #expect(world.payment() == "definition")
  }

  @Test func `the condition of a group also applies to its members`() {
    world.activate(\.group)
    session.hasEmoji = true
    #expect(world[\.steps] == [])
    session.isPremium = true
    #expect(world[\.steps] == ["emoji"])
    session.hasEmoji = false
    #expect(world[\.steps] == [])
    session.hasEmoji = true
    session.isPremium = false
    #expect(world[\.steps] == [])
  }

  @Test func `a wiring with several conditions is on only if all of them hold`() {
    world.activate(\.twoConditions)
    session.isPremium = true
    #expect(world.payment() == "definition")
    session.hasEmoji = true
    #expect(world.payment() == "both")
    session.isPremium = false
    #expect(world.payment() == "definition")
  }

  @Test func `a condition follows registrations and overrides in its container`() {
    world.activate(\.generous)
    #expect(world.payment() == "definition")
    let override = world.limit.override { 5 }
    #expect(world.payment() == "generous")
    override.revert()
    #expect(world.payment() == "definition")
    world.limit.register { 7 }
    #expect(world.payment() == "generous")
    world.limit.reset(.registrations)
    #expect(world.payment() == "definition")
  }

  @Test func `a condition follows the new object after a reset`() {
    world.activate(\.premium)
    session.isPremium = true
    #expect(world.payment() == "premium")
    world.session.reset(.instances)
    #expect(world.payment() == "definition")
    session.isPremium = true
    #expect(world.payment() == "premium")
  }

  @Test func `a condition follows registrations in the parent container`() {
    let inner = InnerWorld()
    inner.activate(\.generous)
    #expect(inner.greeting() == "definition")
    inner.outer.limit.register { 2 }
    #expect(inner.greeting() == "generous")
    inner.outer.limit.reset(.registrations)
    #expect(inner.greeting() == "definition")
  }

  @Test(arguments: [false, true])
  func `a condition follows a singleton and its reset`(byAnotherContainer: Bool) {
    withSandbox {
      let world = ObservedWorld()
      // So that nothing but a change makes the container read the condition again.
      world.manager.settlingTime = 0
      world.activate(\.forAll)
      // Held, because the release of the observed object is also a change.
      let shared = world.shared()
      shared.isPremium = true
      for _ in 0..<2 { #expect(world.payment() == "for all") }
      (byAnotherContainer ? ObservedWorld() : world).reset(scope: .singleton)
      #expect(world.shared() !== shared)
      #expect(world.payment() == "definition")
    }
  }

  @Test func `a condition reads an overridden object, and an override beats its wiring`() {
    world.activate(\.premium)
    let mock = Session()
    mock.isPremium = true
    world.session.override(with: mock)
    #expect(world.payment() == "premium")
    world.payment.override { "mock" }
    #expect(world.payment() == "mock")
    mock.isPremium = false
    #expect(world.payment() == "mock")
    #expect(world[\.steps] == [])
  }

  @Test func `a condition does not miss a change announced before its value is visible`() {
    // Longer than the test can take on any machine.
    world.manager.settlingTime = 1_000_000_000_000
    world.activate(\.premium)
    #expect(world.payment() == "definition")
    let (isAnnounced, mayChange, isDone) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    session.whenAnnounced.withLock {
      $0 = {
        isAnnounced.signal()
        mayChange.wait()
      }
    }
    let session = session
    DispatchQueue.global().async {
      session.isPremium = true
      isDone.signal()
    }
    isAnnounced.wait()
    // The condition is read again and tracked from here on, but the change was announced before.
    #expect(world.payment() == "definition")
    mayChange.signal()
    isDone.wait()
    #expect(world.payment() == "premium")
  }

  @Test func `a resolve does not read a condition that has settled`() {
    withSandbox {
      world.manager.settlingTime = 0
      let reads = Counter()
      world.limit.register {
        reads.count()
        return 1
      }
      world.activate(\.generous)
      _ = world.payment()
      _ = world.payment()
      let before = reads.value
      for _ in 0..<10 { _ = world.payment() }
      #expect(reads.value == before)
    }
  }

  @Test func `many registrations in a row read a condition once`() {
    withSandbox {
      let reads = Counter()
      world.limit.register {
        reads.count()
        return 1
      }
      world.activate(\.generous)
      let before = reads.value
      for number in 0..<100 {
        world.fees.register { "\(number)" }
        world.contribute(Tagged(\.fees, priority: number), to: \.steps)
      }
      _ = world.emoji()
      #expect(reads.value == before + 1)
    }
  }

  @Test(arguments: [0, 1_000_000_000_000] as [Nanoseconds])
  func `tracking a resolve reports no change before a value that a condition reads has changed`(
    settlingTime: Nanoseconds
  ) {
    withSandbox {
      world.manager.settlingTime = settlingTime
      world.activate(\.premium)
      let changes = Counter()
      for _ in 0..<50 {
        withObservationTracking {
          _ = world.payment()
        } onChange: {
          changes.count()
        }
      }
      #expect(changes.value == 0)
      session.isPremium = true
      #expect(changes.value > 0)
    }
  }

  @Test func `a condition is not read inside a body that it depends on`() {
    world.manager.settlingTime = 1_000_000_000_000
    world.activate(\.agent)
    #expect(world.agentName() == "agent")
    #expect(world.payment() == "definition")
    world.agentState().isPremium = true
    #expect(world.payment() == "agent")
  }

  @Test func `a condition is not read in a closed container`() async throws {
    let world = ObservedWorld()
    world.activate(\.premium)
    _ = world.payment()
    try await world.close()
    #expect(world.fees() == "fees")
  }

  @Test func `a condition whose value never equals itself stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = ObservedWorld()
      world.reset(scope: .session, whenever: { _ in Double.nan }, line: 7)
      _ = world.payment()
    }
    expectMessage(
      """
      The condition of 'reset(scope:whenever:)' (ConditionTests.swift:7) depends on something \
      that 'reset(scope:whenever:)' changes. Make the condition read something else.
      """, in: result)
  }

  @Test func `a condition that flips constantly does not block other threads`() {
    world.activate(\.premium)
    let (world, session, isOver) = (world, session, Flag())
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      if thread == 0 {
        while !isOver.isSet { session.isPremium.toggle() }
      } else {
        for _ in 0..<500 { _ = world.payment() }
        isOver.set()
      }
    }
    session.isPremium = true
    #expect(world.payment() == "premium")
  }

  @Test func `a condition follows a condition of the parent container`() {
    let inner = InnerWorld()
    for manager in [inner.manager, inner.outer.manager] { manager.settlingTime = 0 }
    inner.outer.activate(\.raised)
    // Once the outer condition has settled, the inner one no longer reads `isPremium` itself.
    for _ in 0..<3 { _ = inner.outer.payment() }
    inner.activate(\.generous)
    for _ in 0..<3 { #expect(inner.greeting() == "definition") }
    inner.outer.session().isPremium = true
    #expect(inner.greeting() == "generous")
  }

  @Test func `a condition can read a container that has a condition on the same factory`() {
    for inner in [InnerWorld(), InnerWorld(apart: true)] {
      inner.outer.activate(\.generous)
      inner.activate(\.generous)
      let session = inner.reset(scope: .session, whenever: { $0.outer.payment() })
      for _ in 0..<3 { #expect(inner.greeting() == "definition") }
      inner.outer.limit.register { 2 }
      #expect(inner.outer.payment() == "generous")
      inner.outer.limit.register { 1 }
      #expect(inner.outer.payment() == "definition")
      session.revert()
    }
  }

  @Test func `a change in another container does not make a condition settle early`() {
    withSandbox {
      let (one, other) = (Peer(), Peer())
      one.peer.withLock { $0 = other }
      for peer in [one, other] {
        peer.manager.settlingTime = 1_000_000_000_000
        peer.activate(\.curious)
      }
      _ = one.result()
      other.value.register { 1 }
      // Ends the tracking of its condition, which is part of that of the first condition.
      _ = other.result()
      for _ in 0..<3 {
        let before = one.reads.value
        _ = one.result()
        #expect(one.reads.value == before + 1)
      }
    }
  }

  @Test func `two containers whose conditions read each other settle after a change`() {
    withSandbox {
      let (one, other) = peers(settlingTime: 0)
      defer { one.peer.withLock { $0 = nil } }
      func use() { for _ in 0..<10 { _ = (one.result(), other.result()) } }
      use()
      one.value.register { 2 }
      use()
      #expect((one.result(), other.result()) == (0, 1))
      let before = (one.reads.value, other.reads.value)
      use()
      #expect((one.reads.value, other.reads.value) == before)
    }
  }

  @Test func `two containers whose conditions read each other report one change once`() {
    withSandbox {
      let (one, other) = peers(settlingTime: 1_000_000_000_000)
      defer { one.peer.withLock { $0 = nil } }
      let changes = Counter()
      func use() {
        for _ in 0..<10 {
          withObservationTracking {
            _ = (one.result(), other.result())
          } onChange: {
            changes.count()
          }
        }
      }
      one.value.register { 1 }
      use()
      let before = changes.value
      use()
      #expect(changes.value == before)
    }
  }

  /// Two containers whose conditions read each other.
  private func peers(settlingTime: Nanoseconds) -> (Peer, Peer) {
    let (one, other) = (Peer(), Peer())
    one.peer.withLock { $0 = other }
    other.peer.withLock { $0 = one }
    for peer in [one, other] {
      peer.manager.settlingTime = settlingTime
      peer.activate(\.curious)
    }
    return (one, other)
  }

  // MARK: - Threads

  @Test func `a condition follows each of a thousand changes while other threads resolve`() {
    world.activate(\.premium)
    world.activate(\.emojis)
    let (world, session, isOver) = (world, session, Flag())
    DispatchQueue.concurrentPerform(iterations: 9) { thread in
      guard thread == 0 else {
        while !isOver.isSet {
          #expect(["definition", "premium"].contains(world.payment()))
          #expect(Set(world[\.steps]).isSubset(of: ["fees", "emoji"]))
        }
        return
      }
      for flip in 1...1_000 {
        let isOn = flip.isMultiple(of: 2)
        session.isPremium = isOn
        session.hasEmoji = !isOn
        if world.payment() != (isOn ? "premium" : "definition") {
          Issue.record("flip \(flip) was missed")
        }
        if world[\.steps] != [isOn ? "fees" : "emoji"] {
          Issue.record("flip \(flip) of the list was missed")
        }
      }
      isOver.set()
    }
    session.isPremium = false
    session.hasEmoji = true
    #expect(world.payment() == "definition")
    #expect(world[\.steps] == ["emoji"])
  }

  // MARK: - Misuse

  @Test func `a condition that depends on a registration of its wiring stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { ObservedWorld().activate(\.selfish) }
    expectMessage(
      """
      The condition of 'selfish' (ObservedWorld.swift:\(ObservedWorld.selfishLine)) depends on \
      'limit' (ObservedWorld.swift:\(ObservedWorld.limitLine)), which 'selfish' changes. Make the \
      condition read something else.
      """, in: result)
  }

  @Test func `a condition that never settles stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = InnerWorld()
      world.activate(\.swing)
      _ = world.greeting()
    }
    expectMessage(
      """
      The condition of 'swing' (ObservedWorld.swift:\(InnerWorld.swingLine)) depends on something \
      that 'swing' changes. Make the condition read something else.
      """, in: result)
  }

  @Test func `a condition that depends on a list its wiring changes stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { ObservedWorld().activate(\.selfishList) }
    expectMessage(
      """
      The condition of 'selfishList' (ObservedWorld.swift:\(ObservedWorld.selfishListLine)) \
      depends \
      on 'steps' (ObservedWorld.swift:\(ObservedWorld.stepsLine)), which 'selfishList' changes. \
      Make the condition read something else.
      """, in: result)
  }
}

/// Checks that a process ended with exactly this message.
private func expectMessage(_ message: String, in result: ExitTest.Result?) {
  let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  let found = output.split(separator: "\n")
    .compactMap { line in line.range(of: "Fatal error: ").map { String(line[$0.upperBound...]) } }
  #expect(found == [message])
}

/// A flag that is set once.
private final class Flag: Sendable {
  private let state = Atomic(false)
  var isSet: Bool { state.load(ordering: .acquiring) }
  func set() { state.store(true, ordering: .releasing) }
}

private final class Counter: Sendable {
  private let state = Atomic(0)
  var value: Int { state.load(ordering: .relaxed) }
  func count() { state.add(1, ordering: .relaxed) }
}

/// A container whose condition reads another one, which is neither its parent nor its child.
private final class Peer: ManagedContainer {
  let manager = ContainerManager()
  let peer = Mutex<Peer?>(nil)
  let reads = Counter()
}

extension Peer {
  fileprivate var value: Factory<Int> { self { 1 } }
  fileprivate var result: Factory<Int> { self { 0 } }
  fileprivate static var curious: Wiring<Peer> {
    Wiring { $0.result.register { 1 } }.enabled { here in
      here.reads.count()
      return here.peer.withLock { $0 }.map { $0.value() > 1 } ?? false
    }
  }
}
