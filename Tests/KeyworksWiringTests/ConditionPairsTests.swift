import Keyworks
import KeyworksAsync
import KeyworksWiring
import TestSupport
import Testing

@Suite struct `A condition and other features` {
  private let pairs = Pairs()

  @Test(arguments: Pairs.alone.keys.sorted())
  func `a condition works together with other features`(sentence: String) async {
    await #expect(processExitsWith: .success) { [sentence] in try await Pairs.alone[sentence]?() }
  }

  enum Reading: CaseIterable, Codable { case atUse, afterAutoRegister, inAutoRegister }

  @Test(arguments: Reading.allCases)
  func `a body waits for autoRegister but for no condition that reads it`(reading: Reading) async {
    await #expect(processExitsWith: .success) { [reading] in
      let race = Race()
      if reading == .inAutoRegister { race.activates.set(true) } else { race.activate(\.following) }
      #expect(race.other() == "definition")
      let builder = race.buildUntilAsked()
      if reading != .atUse { race.reset(.registrations) }
      #expect(race.other() == "wired")
      #expect(builder.join() == "name")
    }
  }

  @Test func `a part that a condition activates in a later round is on at once`() {
    pairs.activate(\.deep)
    pairs.activate(\.raising)
    pairs.flag.set(true)
    #expect(pairs.theme() == "premium")
  }

  @Test func `a body can deactivate a wiring with a condition`() {
    let premium = pairs.activate(\.premium)
    pairs.flag.set(true)
    #expect(pairs.theme() == "premium")
    let theme = pairs.inBody { pairs in
      premium.revert()
      return pairs.theme()
    }
    #expect(theme == "definition")
  }

  @Test func `a lazy property and a start follow a condition that has changed`() async throws {
    pairs.activate(\.premium)
    let screen = pairs.screen()
    pairs.flag.set(true)
    #expect(screen.theme == "premium")
    let others = Pairs()
    others.activate(\.premium)
    others.flag.set(true)
    try await others.start(\.page)
    #expect(others.page().name == "premium")
  }

  @Test func `a sandbox that begins in a body follows a condition that has changed`() {
    let theme = pairs.inBody { pairs in
      withSandbox {
        pairs.activate(\.premium)
        pairs.flag.set(true)
        return pairs.theme()
      }
    }
    #expect(theme == "premium")
  }

  @Test func `a requirement that a body left unchecked is checked at the next use`() async {
    await #expect(processExitsWith: .failure) {
      let pairs = Pairs()
      _ = pairs.inBody { pairs in
        let reset = pairs.reset(
          scope: .visit, tracker: NoTracker.self, whenever: { _ in 1 }, file: #fileID, line: #line)
        pairs.activate(\.alwaysDemanding)
        reset.revert()
      }
      _ = pairs.theme()
    }
  }

  @Test func `a wiring that is switched off has no start to wait for`() async throws {
    pairs.flag.set(true)
    pairs.activate(\.failing)
    await #expect(throws: WiringRefusal.self) { try await pairs.started(\.failing) }
    pairs.flag.set(false)
    _ = pairs.theme()
    try await pairs.started(\.failing)
  }

  @Test func `two wirings that a condition switches on together are a conflict`() {
    let heard = pairs.heard()
    pairs.activate(\.premium)
    pairs.activate(\.gold)
    pairs.flag.set(true)
    #expect(pairs.theme() == "gold")
    #expect(heard.all.count { $0.hasSuffix("registeredTwice") } == 1)
  }

}

extension Pairs {
  /// Tests that each run in a separate process, because a mistake would stop the process or hang it.
  fileprivate static let alone: [String: @Sendable () async throws -> Void] = [
    "a group that a body activates asks its conditions at the next use": {
      let pairs = Pairs()
      #expect(pairs.inBody { $0.activate(\.group) } != nil)
      #expect(pairs.theme() == "agent")
    },
    "autoRegister that runs again in a body asks conditions at the next use": {
      let pairs = Pairs()
      #expect(pairs.theme() == "definition")
      pairs.automatic.set { $0.activate(\.agent) }
      let level = pairs.inBody { pairs in
        pairs.reset(.registrations)
        return pairs.level()
      }
      #expect(level == 1)
      #expect(pairs.theme() == "agent")
    },
    "a wiring can require what a condition switches on in a later round": {
      let pairs = Pairs()
      pairs.activate(\.keeping)
      pairs.activate(\.raising)
      pairs.activate(\.demanding)
      pairs.flag.set(true)
      #expect(pairs.ledger() == "ledger")
    },
    "a requirement in a body waits for a condition that is asked at the next use": {
      let pairs = Pairs()
      _ = pairs.inBody { pairs in
        pairs.activate(\.keepingInTime)
        pairs.flag.set(true)
        pairs.activate(\.alwaysDemanding)
      }
      #expect(pairs.ledger() == "ledger")
    },
    "the condition of a deactivated wiring is not read while its start ends": {
      let (world, pause) = (WiringWorld(), Pause())
      world.manager.settlingTime = 1_000_000_000_000
      world.patient.register {
        await pause()
        return Cable("patient")
      }
      world.session.register { "session" }
      let leaving = world.activate(\.leaving)
      await pause.reached()
      leaving.revert()
      world.session.reset(.registrations)
      #expect(world.payment() == "definition")
      pause.end()
    },
    "wirings whose conditions exclude each other are no conflict": {
      // The second is switched on before the first is switched off, and the other way around.
      for wirings in [[\Pairs.Type.premium, \.regular], [\.regular, \.premium]] {
        let pairs = Pairs()
        pairs.manager.refusesConflicts = true
        for wiring in wirings { pairs.activate(wiring) }
        for isSet in [true, false, true, false] {
          pairs.flag.set(isSet)
          #expect(pairs.theme() == (isSet ? "premium" : "regular"))
        }
      }
    },
  ]
}

/// A container whose condition reads an instance while another thread builds it.
private final class Race: ManagedContainer, AutoRegistering {
  let manager = ContainerManager()
  let (isBuilding, isAsked) = (Latch("the instance is built"), Latch("the condition is read"))
  let asks = Locked(false)
  let isBuilt = Locked(false)
  let activates = Locked(false)

  init() { manager.settlingTime = 1_000_000_000_000 }

  /// When it runs again, the body waits for it.
  func autoRegister() {
    if asks.withLock(\.self) {
      isAsked.open()
      waitHere { manager.waiterCount > 0 }
    }
    if activates.withLock(\.self) { activate(\.following) }
  }

  var name: Factory<String> { self { "name" } }
  var other: Factory<String> { self { "definition" } }
  var state: Factory<Cable> {
    self {
      self.isBuilding.open()
      self.isAsked.wait()
      return Cable(self.name())
    }.cached
  }

  /// Begins to build on another thread. From now on, the condition reads the instance.
  func buildUntilAsked() -> Running<String> {
    let builder = Running { [self] in
      let name = state().name
      isBuilt.set(true)
      return name
    }
    isBuilding.wait()
    asks.set(true)
    return builder
  }

  static var following: Wiring<Race> {
    Wiring { $0.other.register { "wired" } }
      .enabled(tracker: NoTracker.self) { race in
        guard race.asks.withLock(\.self) else { return false }
        race.isAsked.open()
        // The body ends without waiting. If it waits, it waits for this thread.
        waitHere { race.isBuilt.withLock(\.self) || race.manager.waiterCount > 0 }
        return race.state().name == "name"
      }
  }
}

private final class Pairs: AutoRegistering, SharedContainer {
  static let shared = Pairs()
  let manager = ContainerManager()
  let flag = Locked(false)
  private let nextBody = Locked<(@Sendable (Pairs) -> Void)?>(nil)
  let automatic = Locked<(@Sendable (Pairs) -> Void)?>(nil)

  init() { manager.settlingTime = 1_000_000_000_000 }

  func autoRegister() { automatic.withLock(\.self)?(self) }

  /// Builds `state`, and returns what `work` does in its body.
  func inBody<Result: Sendable>(_ work: @escaping @Sendable (Pairs) -> Result) -> Result? {
    let result = Locked<Result?>(nil)
    nextBody.set { result.set(work($0)) }
    _ = state()
    return result.withLock(\.self)
  }

  var theme: Factory<String> { self { "definition" } }
  var level: Factory<Int> { self { 1 } }
  var ledger: Factory<String> { promised() }
  var page: Factory<Cable> { self { Cable(self.theme()) }.cached }
  var cold: ThrowingFactory<Cable, WiringRefusal> {
    self.throwing { () throws(WiringRefusal) in throw WiringRefusal() }.cached
  }
  fileprivate var screen: Factory<Screen> { self { Screen() } }
  var state: Factory<Cable> {
    self {
      self.nextBody.withLock { $0.take() }?(self)
      return Cable("state")
    }.cached
  }

  static var premium: Wiring<Pairs> { Wiring { $0.theme.register { "premium" } }.ifSet }
  static var gold: Wiring<Pairs> { Wiring { $0.theme.register { "gold" } }.ifSet }
  static var regular: Wiring<Pairs> {
    Wiring { $0.theme.register { "regular" } }.if { !$0.flag.withLock(\.self) }
  }
  static var group: Wiring<Pairs> { Wiring { $0.activate(\.agent) } }
  static var deep: Wiring<Pairs> { Wiring { $0.activate(\.premium) }.if { $0.level() > 1 } }
  static var agent: Wiring<Pairs> {
    Wiring { $0.theme.register { "agent" } }.if { $0.state().name == "state" }
  }
  static var keeping: Wiring<Pairs> {
    Wiring { $0.ledger.register { "ledger" } }.if { $0.level() > 1 }
  }
  static var keepingInTime: Wiring<Pairs> { Wiring { $0.ledger.register { "ledger" } }.ifSet }
  static var raising: Wiring<Pairs> { Wiring { $0.level.register { 2 } }.ifSet }
  static var demanding: Wiring<Pairs> { Wiring { _ in }.requiring(\.ledger).ifSet }
  static var failing: Wiring<Pairs> { Wiring { _ in }.starting(\.cold).ifSet }
  static var alwaysDemanding: Wiring<Pairs> { Wiring { _ in }.requiring(\.ledger) }
}

extension Wiring<Pairs> {
  fileprivate func `if`(_ condition: @escaping @Sendable (Pairs) -> Bool) -> Wiring<Pairs> {
    enabled(tracker: NoTracker.self, condition)
  }
  fileprivate var ifSet: Wiring<Pairs> { self.if { $0.flag.withLock(\.self) } }
}

private final class Screen {
  @LazyInjected(\Pairs.theme) var theme
}

extension WiringWorld {
  fileprivate static var leaving: Wiring<WiringWorld> {
    Wiring { _ in }.starting(\.patient).enabled(tracker: NoTracker.self) {
      $0.session() == "session"
    }
  }
}
