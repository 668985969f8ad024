import Keyworks
import Testing

@Suite struct `A wiring` {
  private let world = WiringWorld()

  // MARK: - On and off

  @Test func `says nothing before it is activated`() {
    #expect(world.payment() == "definition")
    #expect(world[\.steps] == ["base"])
  }

  @Test func `says what it says from its activation on, and drops what was kept`() {
    #expect(world.payment() == "definition")
    world.activate(\.premium)
    #expect(world.payment() == "premium")
    #expect(world[\.steps] == ["fees", "base"])
  }

  @Test func `is taken back by its deactivation, which drops what was kept because of it`() {
    let activation = world.activate(\.premium)
    #expect(world.payment() == "premium")
    activation.deactivate()
    #expect(world.payment() == "definition")
    #expect(world[\.steps] == ["base"])
  }

  @Test func `that is activated twice is active once`() {
    let first = world.activate(\.premium)
    let second = world.activate(\.premium)
    #expect(world[\.steps] == ["fees", "base"])
    first.deactivate()
    #expect(world.payment() == "definition")
    #expect(world[\.steps] == ["base"])
    second.deactivate()
    first.deactivate()
    #expect(world.payment() == "definition")
  }

  @Test func `is forgotten once it is deactivated`() {
    do {
      let activation = world.activate(\.holding)
      #expect(WiringWorld.held.withLock(\.self)?() != nil)
      activation.deactivate()
    }
    #expect(WiringWorld.held.withLock(\.self)?() == nil)
  }

  @Test func `can be activated again`() {
    world.activate(\.premium).deactivate()
    let again = world.activate(\.premium)
    #expect(world.payment() == "premium")
    again.deactivate()
    #expect(world.payment() == "definition")
  }

  @Test func `is taken back in any order, and leaves what others say`() {
    let premium = world.activate(\.premium)
    let beta = world.activate(\.beta)
    #expect(world.payment() == "beta")
    premium.deactivate()
    #expect(world.payment() == "beta")
    #expect(world[\.steps] == ["rebate", "base"])
    beta.deactivate()
    #expect(world.payment() == "definition")
    #expect(world[\.steps] == ["base"])
  }

  @Test func `that is let go stays, and its token does not hold the container`() {
    weak var gone: WiringWorld?
    var activation: Activation?
    do {
      let world = WiringWorld()
      gone = world
      activation = world.activate(\.premium)
      #expect(world.payment() == "premium")
    }
    #expect(gone == nil)
    activation?.deactivate()
  }

  // MARK: - Who wins

  @Test func `beats the definition, and gives way to a registration and to an override`() {
    world.payment.register { "registered" }
    let activation = world.activate(\.premium)
    #expect(world.payment() == "registered")
    world.payment.reset(.registrations)
    #expect(world.payment() == "premium")
    let override = world.payment.override { "mock" }
    #expect(world.payment() == "mock")
    activation.deactivate()
    #expect(world.payment() == "mock")
    override.revert()
    #expect(world.payment() == "definition")
  }

  @Test func `of higher priority wins, whoever was activated first`() {
    let urgent = world.activate(\.urgent)
    world.activate(\.premium)
    #expect(world.payment() == "urgent")
    urgent.deactivate()
    #expect(world.payment() == "premium")
    world.activate(\.urgent)
    #expect(world.payment() == "urgent")
  }

  @Test func `that was activated later wins among those of one priority`() {
    world.activate(\.beta)
    world.activate(\.premium)
    #expect(world.payment() == "premium")
  }

  @Test func `wins over autoRegister, unless its priority is lower`() {
    world.automatic.withLock { $0 = { $0.payment.register { "automatic" } } }
    world.activate(\.modest)
    #expect(world.payment() == "automatic")
    world.activate(\.premium)
    #expect(world.payment() == "premium")
  }

  @Test func `can override and decorate, below what others override`() {
    let activation = world.activate(\.overriding)
    #expect(world.payment() == "<overridden by the wiring>")
    world.payment.register { "registered" }
    #expect(world.payment() == "<overridden by the wiring>")
    let mock = world.payment.override { "mock" }
    #expect(world.payment() == "<mock>")
    activation.deactivate()
    #expect(world.payment() == "mock")
    mock.revert()
    #expect(world.payment() == "registered")
  }

  // MARK: - Resets

  @Test func `stays when the container is reset`() {
    world.activate(\.premium)
    world.reset()
    #expect(world.payment() == "premium")
    #expect(world[\.steps] == ["fees", "base"])
  }

  @Test func `says what it says anew after a reset of registrations`() {
    let counted = Locked(0)
    world.custom.withLock {
      $0 = { world in
        let run = counted.withLock { count in
          count += 1
          return count
        }
        world.payment.register { "run \(run)" }
      }
    }
    world.activate(\.arbitrary)
    #expect(world.payment() == "run 1")
    world.reset(.overrides)
    #expect(world.payment() == "run 1")
    world.reset(.registrations)
    #expect(world.payment() == "run 2")
  }

  // MARK: - Groups

  @Test func `may be of others, which go with it`() {
    let activation = world.activate(\.group)
    #expect(world.payment() == "premium")
    #expect(world[\.steps] == ["fees"])
    activation.deactivate()
    #expect(world.payment() == "definition")
    #expect(world[\.steps] == ["base"])
  }

  @Test func `of a group stays if it was activated beside that, too`() {
    world.activate(\.premium)
    let group = world.activate(\.group)
    #expect(world[\.steps] == ["fees"])
    group.deactivate()
    #expect(world.payment() == "premium")
    #expect(world[\.steps] == ["fees", "base"])
  }

  @Test func `merges others, of which the later wins, and adds its priority to theirs`() {
    let both = world.activate(\.both)
    #expect(world.payment() == "beta")
    #expect(world[\.steps] == ["fees", "rebate", "base"])
    world.activate(\.urgent)
    #expect(world.payment() == "urgent")
    world.activate(\.bothUrgent)
    #expect(world.payment() == "beta")
    both.deactivate()
    #expect(world[\.steps] == ["fees", "rebate", "base"])
  }

  @Test func `may merge what is merged`() {
    let activation = world.activate(\.nested)
    #expect(world[\.steps] == ["fees", "rebate", "base"])
    activation.deactivate()
    #expect(world[\.steps] == ["base"])
  }

  @Test func `of a group counts from when that was activated, however often it speaks`() {
    world.activate(\.group)
    world.activate(\.beta)
    #expect(world.payment() == "beta")
    world.reset(.registrations)
    #expect(world.payment() == "beta")
  }

  @Test func `that autoRegister activates belongs to that`() {
    world.automatic.withLock { $0 = { $0.activate(\.premium) } }
    #expect(world.payment() == "premium")
    world.automatic.withLock { $0 = nil }
    world.reset(.registrations)
    #expect(world.payment() == "definition")
    #expect(world[\.steps] == ["base"])
  }

  @Test func `that activates itself is active once`() {
    world.activate(\.itself)
    #expect(world.diary.all == ["itself"])
    #expect(world.payment() == "itself")
  }

  @Test func `that deactivates itself says nothing`() {
    let activation = Locked<Activation?>(nil)
    world.custom.withLock {
      $0 = { world in
        world.payment.register { "before" }
        activation.withLock(\.self)?.deactivate()
        world.fees.register { "after" }
      }
    }
    let first = world.activate(\.arbitrary)
    #expect(world.payment() == "before")
    activation.withLock { $0 = first }
    // Its statements run again.
    world.reset(.registrations)
    #expect(world.payment() == "definition")
    #expect(world.fees() == "fees")
  }

  @Test func `whose condition is asked again follows one reading of it at a time`() {
    world.activate(\.tracked)
    for number in 0..<100 {
      world.fees.register { "\(number)" }
      #expect(world.payment() == "tracked")
    }
    #expect(WiringWorld.trackings.withLock(\.self) == 1)
    world.activate(\.tracked).deactivate()
    #expect(WiringWorld.trackings.withLock(\.self) == 0)
  }

  // MARK: - From within

  @Test func `can be switched by a body that is under construction`() {
    let activation = Locked<Activation?>(nil)
    world.register(\.payment) { world in
      let new = world.activate(\.beta)
      activation.withLock { $0 = new }
      return "first"
    }
    #expect(world.payment() == "first")
    #expect(world[\.steps] == ["rebate", "base"])
    world.base.register {
      activation.withLock(\.self)?.deactivate()
      return "base"
    }
    _ = world.base()
    #expect(world[\.steps] == ["base"])
  }

  @Test func `is deactivated from within another sandbox, too`() {
    let activation = world.activate(\.premium)
    #expect(world.payment() == "premium")
    withSandbox { activation.deactivate() }
    #expect(world.payment() == "definition")
    #expect(world[\.steps] == ["base"])
  }

  @Test func `says what others say about another container, too`() {
    let other = WiringWorld()
    world.custom.withLock { $0 = { _ in other.payment.register { "from afar" } } }
    let activation = world.activate(\.arbitrary)
    #expect(other.payment() == "from afar")
    activation.deactivate()
    #expect(other.payment() == "definition")
  }

  @Test func `is evaluated for all, and not under the variant of who asks`() {
    world.custom.withLock {
      $0 = { world in
        let tone = world.tone()
        world.payment.register { tone }
      }
    }
    world.register(\.warm) { world in
      world.activate(\.arbitrary)
      return Cable("")
    }
    _ = world[\.warm, under: .exactly(Tone.loud)]
    #expect(world.payment() == "plain")
  }

  // MARK: - What it needs and what it starts

  @Test func `may require what another wiring registers`() {
    world.activate(\.keeping)
    world.activate(\.demanding)
    #expect(world.session() == "session")
  }

  @Test func `may require what is registered later in the same group`() {
    world.automatic.withLock {
      $0 = { world in
        world.activate(\.demanding)
        world.activate(\.keeping)
      }
    }
    #expect(world.session() == "session")
  }

  @Test func `builds what it starts before somebody asks`() async throws {
    let activation = world.activate(\.warming)
    try await activation.started()
    #expect(world.diary.all == ["+warm"])
    _ = world.warm()
    #expect(world.diary.all == ["+warm"])
  }

  @Test func `that is activated again builds anew what its first start takes back`() async throws {
    for _ in 0..<20 {
      let (world, isBuilding, go) = (WiringWorld(), Gate(), Gate())
      world.patient.register {
        isBuilding.open()
        await go.wait()
        return Cable("patient")
      }
      world.connection.register { [diary = world.diary] in
        diary.note("+connection")
        return Cable("connection")
      }
      let first = world.activate(\.patiently)
      await isBuilding.wait()
      await wait { world.diary.all == ["+connection"] }
      first.deactivate()
      let second = world.activate(\.patiently)
      await Task.yield()
      go.open()
      try await second.started()
      #expect(world.diary.all == ["+connection", "-connection", "+connection"])
    }
  }

  @Test func `waits for what its parts start, too`() async throws {
    try await world.activate(\.mergedWarming).started()
    #expect(world.diary.all == ["+warm"])
    await #expect(throws: WiringRefusal.self) {
      try await world.activate(\.mergedFailing).started()
    }
  }

  @Test func `that starts something lets its container be closed at once`() async throws {
    for _ in 0..<100 {
      let world = WiringWorld()
      world.activate(\.warming)
      try await world.close()
    }
  }

  @Test func `throws what it could not start, tells observers, and stays`() async {
    let failed = Locked<[String]>([])
    world.observe { event in
      if case .failed = event.kind { failed.withLock { $0.append(event.factory.name) } }
    }
    let activation = world.activate(\.failing)
    await #expect(throws: WiringRefusal.self) { try await activation.started() }
    #expect(failed.withLock(\.self) == ["cold"])
  }

  // MARK: - What is dropped

  @Test func `that is switched off has what it built torn down`() async {
    let activation = world.activate(\.connected)
    #expect(world.connection().name == "wired")
    activation.deactivate()
    #expect(world.connection().name == "connection")
    await world.settle()
    #expect(world.diary.all == ["-wired"])
  }

  @Test func `cannot be activated in a closed container`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let world = WiringWorld()
      try await world.close()
      world.activate(\.premium)
    }
    expectMessage(
      """
      'premium' (WiringWorld.swift:\(WiringWorld.premiumLine)) is registered, overridden or \
      decorated in a WiringWorld that is closed. Do so before you close it.
      """, in: result)
  }

  @Test func `stops if nobody keeps the promise that it requires`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { WiringWorld().activate(\.demanding) }
    expectMessage(
      """
      The wiring 'demanding' (WiringWorld.swift:\(WiringWorld.demandingLine)) requires 'session' \
      (WiringWorld.swift:\(WiringWorld.sessionLine)), which is promised but not registered. \
      Register it before you activate the wiring, or in another active wiring.
      """, in: result)
  }
}
