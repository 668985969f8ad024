import Dispatch
import Foundation
import Keyworks
import KeyworksObservation
import Synchronization
import Testing

@Suite struct `A condition` {
  private let world = ObservedWorld()
  private var session: Session { world.session() }

  @Test func `switches a wiring on and off as an observed object changes`() {
    world.activate(\.premium)
    #expect(world.payment() == "definition")
    session.isPremium = true
    #expect(world.payment() == "premium")
    #expect(world[\.steps] == ["fees"])
    session.isPremium = false
    #expect(world.payment() == "definition")
    #expect(world[\.steps] == [])
  }

  @Test func `of a wiring that is deactivated has no effect any more`() {
    let activation = world.activate(\.premium)
    session.isPremium = true
    activation.deactivate()
    #expect(world.payment() == "definition")
    session.isPremium = false
    session.isPremium = true
    #expect(world.payment() == "definition")
  }

  @Test func `of a group holds for its members, too`() {
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

  @Test func `is one of several that all have to hold`() {
    world.activate(\.twoConditions)
    session.isPremium = true
    #expect(world.payment() == "definition")
    session.hasEmoji = true
    #expect(world.payment() == "both")
    session.isPremium = false
    #expect(world.payment() == "definition")
  }

  @Test func `follows what is registered and overridden in the container`() {
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

  @Test func `follows another object after a reset`() {
    world.activate(\.premium)
    session.isPremium = true
    #expect(world.payment() == "premium")
    world.session.reset(.instances)
    #expect(world.payment() == "definition")
    session.isPremium = true
    #expect(world.payment() == "premium")
  }

  @Test func `follows what is registered in a container around it`() {
    let inner = InnerWorld()
    inner.activate(\.generous)
    #expect(inner.greeting() == "definition")
    inner.outer.limit.register { 2 }
    #expect(inner.greeting() == "generous")
    inner.outer.limit.reset(.registrations)
    #expect(inner.greeting() == "definition")
  }

  @Test func `follows singletons`() {
    withSandbox {
      let world = ObservedWorld()
      // It is not read again for any other reason.
      world.manager.settlingTime = .zero
      world.activate(\.forAll)
      // Held, since the end of what was observed is a change, too.
      let shared = world.shared()
      shared.isPremium = true
      for _ in 0..<2 { #expect(world.payment() == "for all") }
      Container.resetSingletons()
      #expect(world.shared() !== shared)
      #expect(world.payment() == "definition")
    }
  }

  @Test func `holds as an override says, which beats the wiring, too`() {
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

  @Test func `does not miss a change that is announced before it can be seen`() {
    // However long the machine takes.
    world.manager.settlingTime = .seconds(1_000)
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
    // The condition is read again, and tracked from here on; but the change is already on its way.
    #expect(world.payment() == "definition")
    mayChange.signal()
    isDone.wait()
    #expect(world.payment() == "premium")
  }

  @Test func `is not read by each resolve once it has settled`() {
    world.manager.settlingTime = .zero
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

  @Test func `is not asked inside of a body that it may ask for`() {
    world.manager.settlingTime = .seconds(1_000)
    world.activate(\.agent)
    #expect(world.agentName() == "agent")
    #expect(world.payment() == "definition")
    world.agentState().isPremium = true
    #expect(world.payment() == "agent")
  }

  @Test func `is asked no more in a container that is closed`() async throws {
    let world = ObservedWorld()
    world.activate(\.premium)
    _ = world.payment()
    try await world.close()
    #expect(world.fees() == "fees")
  }

  @Test func `that never reads the same stops, and does not hang`() async {
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

  @Test func `that is flipped by a thread that does nothing else lets others go on`() {
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

  @Test func `follows what a condition of the container around it decides`() {
    let inner = InnerWorld()
    for manager in [inner.manager, inner.outer.manager] { manager.settlingTime = .zero }
    inner.outer.activate(\.raised)
    inner.activate(\.generous)
    for _ in 0..<3 { #expect(inner.greeting() == "definition") }
    inner.outer.session().isPremium = true
    #expect(inner.greeting() == "generous")
  }

  // MARK: - Threads

  @Test func `that flips a thousand times is right at each of its ends`() {
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
        if world[\.steps] != [isOn ? "fees" : "emoji"] { Issue.record("flip \(flip) of the list") }
      }
      isOver.set()
    }
    session.isPremium = false
    session.hasEmoji = true
    #expect(world.payment() == "definition")
    #expect(world[\.steps] == ["emoji"])
  }

  // MARK: - Misuse

  @Test func `stops if it depends on what the wiring registers`() async {
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

  @Test func `stops if it would never come to rest`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { InnerWorld().activate(\.swing) }
    expectMessage(
      """
      The condition of 'swing' (ObservedWorld.swift:\(InnerWorld.swingLine)) depends on something \
      that 'swing' changes. Make the condition read something else.
      """, in: result)
  }

  @Test func `stops if it depends on a list that the wiring changes`() async {
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

/// Something that happens once.
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
