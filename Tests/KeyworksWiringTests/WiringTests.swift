import Keyworks
import KeyworksAsync
import KeyworksTracing
import KeyworksWiring
import TestSupport
import Testing

@Suite struct `A wiring` {
  private let world = WiringWorld()

  private func expect(
    _ payment: String, _ steps: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(world.payment() == payment, sourceLocation: sourceLocation)
    #expect(world[\.steps] == steps, sourceLocation: sourceLocation)
  }

  @Test func `activating a wiring applies its statements and drops cached instances`() {
    // Deactivating it undoes both, and it can be activated again.
    for _ in 0..<2 {
      expect("definition", "base")
      let activation = world.activate(\.premium)
      expect("premium", "fees", "base")
      activation.revert()
    }
    expect("definition", "base")
  }

  @Test func `a wiring that is activated twice, or by itself, is active once`() {
    let first = world.activate(\.premium)
    let second = world.activate(\.premium)
    #expect(world[\.steps] == ["fees", "base"])
    for activation in [first, second, first] {
      activation.revert()
      expect("definition", "base")
    }
    world.custom.set { world in
      world.diary.note("itself")
      world.activate(\.arbitrary)
    }
    world.activate(\.arbitrary)
    #expect(world.diary.all == ["itself"])
  }

  @Test func `wirings can be deactivated in any order without affecting each other`() {
    let premium = world.activate(\.premium)
    let beta = world.activate(\.beta)
    premium.revert()
    expect("beta", "rebate", "base")
    beta.revert()
    expect("definition", "base")
  }

  @Test func `a container releases a wiring that is deactivated`() {
    do {
      let activation = world.activate(\.holding)
      #expect(WiringWorld.held.withLock(\.self)?() != nil)
      activation.revert()
    }
    #expect(WiringWorld.held.withLock(\.self)?() == nil)
  }

  @Test func `an activation does not retain the container and can outlive it`() {
    weak var gone: WiringWorld?
    var activation: Token?
    do {
      let world = WiringWorld()
      gone = world
      activation = world.activate(\.premium)
      #expect(world.payment() == "premium")
    }
    #expect(gone == nil)
    activation?.revert()
  }

  @Test func `a wiring beats the definition but gives way to a registration or an override`() {
    world.payment.register { "registered" }
    let activation = world.activate(\.premium)
    #expect(world.payment() == "registered")
    world.payment.reset(.registrations)
    #expect(world.payment() == "premium")
    let override = world.payment.override { "mock" }
    #expect(world.payment() == "mock")
    activation.revert()
    #expect(world.payment() == "mock")
    override.revert()
    #expect(world.payment() == "definition")
  }

  @Test func `the wiring of higher priority wins, and of equal ones the last activated`() {
    let urgent = world.activate(\.urgent)
    world.activate(\.beta)
    let premium = world.activate(\.premium)
    #expect(world.payment() == "urgent")
    urgent.revert()
    #expect(world.payment() == "premium")
    world.activate(\.urgent)
    #expect(world.payment() == "urgent")
    premium.revert()
    #expect(world.payment() == "urgent")
  }

  @Test func `a wiring beats autoRegister unless its priority is lower`() {
    world.automatic.set { $0.payment.register { "automatic" } }
    world.activate(\.modest)
    #expect(world.payment() == "automatic")
    world.activate(\.premium)
    #expect(world.payment() == "premium")
  }

  @Test func `a wiring that is active alone and in two groups decorates once`() {
    let world = WiringWorld()
    let tokens = [
      world.activate(\.framed), world.activate(\.framedGroup), world.activate(\.otherFramedGroup),
      world.activate(\.framedParts), world.activate(\.framedPartsGroup),
    ]
    #expect(world.payment() == "{{[[definition]]}}")
    let left = tokens.map { token in
      token.revert()
      return world.payment()
    }
    #expect(
      left == [
        "{{[[definition]]}}", "{{[[definition]]}}", "{{definition}}", "{{definition}}",
        "definition",
      ])
  }

  @Test func `a wiring can override and decorate, but gives way to other overrides`() {
    world.custom.set { world in
      world.payment.override { "wired" }
      world.payment.decorate { "<\($0)>" }
    }
    let activation = world.activate(\.arbitrary)
    world.payment.register { "registered" }
    #expect(world.payment() == "<wired>")
    let mock = world.payment.override { "mock" }
    #expect(world.payment() == "<mock>")
    activation.revert()
    #expect(world.payment() == "mock")
    mock.revert()
    #expect(world.payment() == "registered")
  }

  @Test func `a wiring stays active in a reset, and runs again after one of registrations`() {
    let counted = Locked(0)
    world.custom.set { world in
      let run = counted.next()
      world.payment.register { "run \(run)" }
    }
    world.activate(\.arbitrary)
    #expect(world.payment() == "run 1")
    world.reset(.overrides)
    #expect(world.payment() == "run 1")
    world.reset(.registrations)
    #expect(world.payment() == "run 2")
    world.reset()
    #expect(world.payment() == "run 3")
  }

  @Test func `deactivating a wiring deactivates what it activated, unless that is active alone`() {
    let alone = world.activate(\.group)
    expect("premium", "fees")
    alone.revert()
    expect("definition", "base")
    world.activate(\.premium)
    let group = world.activate(\.group)
    #expect(world[\.steps] == ["fees"])
    group.revert()
    expect("premium", "fees", "base")
  }

  @Test func `a wiring in a group ranks by the activation of the group, even after a reset`() {
    world.activate(\.group)
    world.activate(\.beta)
    #expect(world.payment() == "beta")
    world.reset(.registrations)
    #expect(world.payment() == "beta")
  }

  @Test func `a merged wiring lets its last part win and raises each part by its own priority`() {
    let both = world.activate(\.both)
    expect("beta", "fees", "rebate", "base")
    world.activate(\.urgent)
    #expect(world.payment() == "urgent")
    let urgent = world.activate(\.bothUrgent)
    #expect(world.payment() == "beta")
    both.revert()
    #expect(world[\.steps] == ["fees", "rebate", "base"])
    urgent.revert()
    #expect(world[\.steps] == ["base"])
    world.activate(\.nested)
    #expect(world[\.steps] == ["fees", "rebate", "base"])
  }

  @Test func `a wiring activated by autoRegister ends when autoRegister no longer activates it`() {
    world.automatic.set { $0.activate(\.premium) }
    #expect(world.payment() == "premium")
    world.automatic.set(nil)
    world.reset(.registrations)
    expect("definition", "base")
  }

  @Test func `a wiring that deactivates itself has no effect`() {
    let activation = Locked<Token?>(nil)
    world.custom.set { world in
      world.payment.register { "before" }
      activation.withLock(\.self)?.revert()
      world.fees.register { "after" }
    }
    let first = world.activate(\.arbitrary)
    #expect(world.payment() == "before")
    activation.set(first)
    // Runs the statements of the wiring again.
    world.reset(.registrations)
    #expect(world.payment() == "definition")
    #expect(world.fees() == "fees")
  }

  @Test func `a wiring that a thread deactivates while it is switched on leaves nothing behind`() {
    for _ in 0..<(isSanitized ? 20 : 200) {
      let world = WiringWorld()
      let handedOut = Locked<Token?>(nil)
      let other = Running {
        waitHere { handedOut.withLock { $0 != nil } }
        handedOut.withLock(\.self)?.revert()
      }
      world.custom.set { world in
        world.payment.register { "arbitrary" }
        handedOut.set(world.activate(\.arbitrary))
      }
      world.activate(\.arbitrary)
      other.join()
      #expect(world.payment() == "definition")
    }
  }

  @Test func `a change ends the earlier trackings of a condition`() {
    world.activate(\.tracked)
    for number in 0..<100 {
      world.fees.register { "\(number)" }
      #expect(world.payment() == "tracked")
    }
    #expect(WiringWorld.trackings.withLock(\.self) == 1)
    // Readings without a change add up to few trackings.
    for _ in 0..<100 { _ = world.payment() }
    #expect(WiringWorld.trackings.withLock(\.self) <= 10)
    world.activate(\.tracked).revert()
    #expect(WiringWorld.trackings.withLock(\.self) == 0)
  }

  @Test func `a body can activate and deactivate a wiring while it builds`() {
    let activation = Locked<Token?>(nil)
    world.register(\.payment) { world in
      activation.set(world.activate(\.beta))
      return "first"
    }
    expect("first", "rebate", "base")
    world.base.register {
      activation.withLock(\.self)?.revert()
      return "base"
    }
    _ = world.base()
    #expect(world[\.steps] == ["base"])
  }

  @Test func `a wiring can be deactivated from within another sandbox`() {
    let activation = world.activate(\.premium)
    #expect(world.payment() == "premium")
    withSandbox { activation.revert() }
    expect("definition", "base")
  }

  @Test func `deactivating a wiring undoes its statements about another container`() {
    let other = WiringWorld()
    world.custom.set { _ in other.payment.register { "from afar" } }
    let activation = world.activate(\.arbitrary)
    #expect(other.payment() == "from afar")
    activation.revert()
    #expect(other.payment() == "definition")
  }

  @Test func `a wiring does not run under the variant of the resolve that activates it`() {
    world.custom.set { world in
      let tone = world.tone()
      world.payment.register { tone }
    }
    world.register(\.warm) { world in
      world.activate(\.arbitrary)
      return Cable("")
    }
    _ = world.warm.under(Tone.loud)()
    #expect(world.payment() == "plain")
  }

  @Test func `a wiring can require what another wiring registers, even later in its group`() {
    world.activate(\.keeping)
    world.activate(\.demanding)
    #expect(world.session() == "session")
    let later = WiringWorld()
    later.automatic.set { world in
      world.activate(\.demanding)
      world.activate(\.keeping)
    }
    #expect(later.session() == "session")
  }

  @Test func `a wiring builds what it starts before a resolve, and in its sandbox`() async throws {
    let world = world
    world.activate(\.warming)
    try await world.started(\.warming)
    #expect(world.diary.all == ["+warm"])
    _ = world.warm()
    #expect(world.diary.all == ["+warm"])
    try await withSandbox { () async throws in
      world.activate(\.warming)
      try await world.started(\.warming)
      #expect(world.diary.all == ["+warm", "+warm"])
      _ = world.warm()
    }
    #expect(world.diary.all == ["+warm", "+warm"])
  }

  @Test func `a reactivated wiring rebuilds what its deactivation tore down`() async throws {
    for _ in 0..<20 {
      let (world, pause) = (WiringWorld(), Pause())
      world.patient.register {
        await pause()
        return Cable("patient")
      }
      world.connection.register { [diary = world.diary] in
        diary.note("+connection")
        return Cable("connection")
      }
      let first = world.activate(\.patiently)
      await pause.reached()
      await wait { world.diary.all == ["+connection"] }
      first.revert()
      world.activate(\.patiently)
      await Task.yield()
      pause.end()
      try await world.started(\.patiently)
      #expect(world.diary.all == ["+connection", "-connection", "+connection"])
    }
  }

  @Test func `starting a merged wiring waits for its parts and throws their errors`() async throws {
    world.activate(\.mergedWarming)
    try await world.started(\.mergedWarming)
    #expect(world.diary.all == ["+warm"])
    await #expect(throws: WiringRefusal.self) {
      world.activate(\.mergedFailing)
      try await world.started(\.mergedFailing)
    }
  }

  @Test func `waiting for a wiring does not wait for others, or an inactive one`() async throws {
    world.activate(\.failing)
    world.activate(\.warming)
    try await world.started(\.warming)
    try await world.started(\.patiently)
    #expect(world.diary.all.contains("+connection") == false)
  }

  @Test func `a wiring, a decoration and an observer can last as long as a closure`() {
    let heard = Locked(0)
    let inside = world.activate(\.premium).during {
      world.payment.decorate { "<\($0)>" }.during {
        world.observe { _ in heard.withLock { $0 += 1 } }.during { world.payment() }
      }
    }
    #expect(inside == "<premium>")
    let before = heard.withLock(\.self)
    #expect(world.payment() == "definition")
    #expect(before > 0 && heard.withLock(\.self) == before)
  }

  @Test func `a container can close while a wiring is starting`() async throws {
    for _ in 0..<100 {
      let world = WiringWorld()
      world.activate(\.warming)
      try await world.close()
    }
  }

  @Test func `a failed start throws its error and is reported to observers`() async {
    let heard = world.heard()
    world.activate(\.failing)
    await #expect(throws: WiringRefusal.self) { try await world.started(\.failing) }
    #expect(heard.all.filter { $0.hasSuffix("failed") } == ["cold failed"])
  }

  @Test func `deactivating a wiring tears down the instances that it built`() async {
    let activation = world.activate(\.connected)
    #expect(world.connection().name == "wired")
    activation.revert()
    #expect(world.connection().name == "connection")
    await world.settle()
    #expect(world.diary.all == ["-wired"])
  }
}

extension Stop {
  static let ofWirings: [Stop] = [
    Stop(
      "activating a wiring in a closed container stops the program",
      """
      'premium' (WiringWorld.swift:\(WiringWorld.premiumLine)) is registered, overridden or \
      decorated in a WiringWorld that is closed. Do so before you close it.
      """
    ) {
      let world = WiringWorld()
      try await world.close()
      world.activate(\.premium)
    },
    Stop(
      "a wiring that requires an unregistered promise stops the program",
      """
      The wiring 'demanding' (WiringWorld.swift:\(WiringWorld.demandingLine)) requires 'session' \
      (WiringWorld.swift:\(WiringWorld.sessionLine)), which is promised but not registered. \
      Register it before you activate the wiring, or in another active wiring.
      """
    ) { WiringWorld().activate(\.demanding) },
    Stop(
      "a container that refuses conflicts stops the program",
      """
      'payment' (WiringWorld.swift:\(WiringWorld.paymentLine)) is registered at \
      WiringWorld.swift:\(WiringWorld.premiumLine + 1) and again at \
      WiringWorld.swift:\(WiringWorld.premiumLine + 7), with the same priority. Remove one of \
      them, or put it in a wiring with another priority.
      """
    ) {
      let world = WiringWorld()
      world.manager.refusesConflicts = true
      world.activate(\.premium)
      world.activate(\.urgent)
      world.activate(\.beta)
    },
  ]
}
