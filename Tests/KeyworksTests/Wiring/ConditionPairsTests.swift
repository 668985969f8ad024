import Foundation
import Keyworks
import Testing

@Suite struct `A condition and other features` {
  // MARK: - Bodies

  @Test func `a condition may read an instance that another thread builds`() async {
    await #expect(processExitsWith: .success) {
      let race = Race()
      race.activate(\.following)
      #expect(race.other() == "definition")
      let builder = race.buildUntilAsked()
      #expect(race.other() == "wired")
      #expect(builder.join() == "name")
    }
  }

  @Test func `a body waits for autoRegister but not for the conditions after it`() async {
    await #expect(processExitsWith: .success) {
      let race = Race()
      race.activate(\.following)
      #expect(race.other() == "definition")
      let builder = race.buildUntilAsked()
      race.reset(.registrations)
      #expect(race.other() == "wired")
      #expect(builder.join() == "name")
    }
  }

  @Test func `a body does not wait for the conditions of what autoRegister activates`() async {
    await #expect(processExitsWith: .success) {
      let race = Race()
      race.activates.withLock { $0 = true }
      #expect(race.other() == "definition")
      let builder = race.buildUntilAsked()
      race.reset(.registrations)
      #expect(race.other() == "wired")
      #expect(builder.join() == "name")
    }
  }

  @Test func `a group that a body activates asks its conditions at the next use`() async {
    await #expect(processExitsWith: .success) {
      let pairs = Pairs()
      pairs.inBody.withLock { $0 = { $0.activate(\.group) } }
      #expect(pairs.state().name == "state")
      #expect(pairs.theme() == "agent")
    }
  }

  @Test func `a part that a condition activates in a later round is on at once`() {
    let pairs = Pairs()
    pairs.activate(\.deep)
    pairs.activate(\.raising)
    pairs.flag.withLock { $0 = true }
    #expect(pairs.theme() == "premium")
  }

  @Test func `autoRegister that runs again in a body asks conditions at the next use`() async {
    await #expect(processExitsWith: .success) {
      let pairs = Pairs()
      #expect(pairs.theme() == "definition")
      pairs.automatic.withLock { $0 = { $0.activate(\.agent) } }
      pairs.inBody.withLock {
        $0 = { pairs in
          pairs.reset(.registrations)
          _ = pairs.level()
        }
      }
      #expect(pairs.state().name == "state")
      #expect(pairs.theme() == "agent")
    }
  }

  @Test func `a body can deactivate a wiring with a condition`() {
    let pairs = Pairs()
    let premium = pairs.activate(\.premium)
    pairs.flag.withLock { $0 = true }
    #expect(pairs.theme() == "premium")
    let seen = Locked("")
    pairs.inBody.withLock {
      $0 = { pairs in
        premium.revert()
        let theme = pairs.theme()
        seen.withLock { $0 = theme }
      }
    }
    _ = pairs.state()
    #expect(seen.withLock(\.self) == "definition")
  }

  @Test func `the first read of a lazy property follows a condition that has changed`() {
    let pairs = Pairs()
    pairs.activate(\.premium)
    let screen = pairs.screen()
    pairs.flag.withLock { $0 = true }
    #expect(screen.theme == "premium")
  }

  @Test func `a start follows a condition that has changed`() async throws {
    let pairs = Pairs()
    pairs.activate(\.premium)
    pairs.flag.withLock { $0 = true }
    try await pairs.start(\.page)
    #expect(pairs.page().name == "premium")
  }

  @Test func `a sandbox that begins in a body follows a condition that has changed`() {
    let pairs = Pairs()
    let seen = Locked("")
    pairs.inBody.withLock {
      $0 = { pairs in
        let theme = withSandbox {
          pairs.activate(\.premium)
          pairs.flag.withLock { $0 = true }
          return pairs.theme()
        }
        seen.withLock { $0 = theme }
      }
    }
    _ = pairs.state()
    #expect(seen.withLock(\.self) == "premium")
  }

  // MARK: - Requirements

  @Test func `a wiring can require what a condition switches on in a later round`() async {
    await #expect(processExitsWith: .success) {
      let pairs = Pairs()
      pairs.activate(\.keeping)
      pairs.activate(\.raising)
      pairs.activate(\.demanding)
      pairs.flag.withLock { $0 = true }
      #expect(pairs.ledger() == "ledger")
    }
  }

  @Test func `a requirement in a body waits for a condition that is asked at the next use`() async {
    await #expect(processExitsWith: .success) {
      let pairs = Pairs()
      pairs.inBody.withLock {
        $0 = { pairs in
          pairs.activate(\.keepingInTime)
          pairs.flag.withLock { $0 = true }
          pairs.activate(\.alwaysDemanding)
        }
      }
      _ = pairs.state()
      #expect(pairs.ledger() == "ledger")
    }
  }

  @Test func `a requirement that a body left unchecked is checked at the next use`() async {
    await #expect(processExitsWith: .failure) {
      let pairs = Pairs()
      pairs.inBody.withLock {
        $0 = { pairs in
          let reset = pairs.reset(
            scope: .visit, tracker: NoTracker.self, whenever: { _ in 1 }, file: #fileID, line: #line
          )
          pairs.activate(\.alwaysDemanding)
          reset.revert()
        }
      }
      _ = pairs.state()
      _ = pairs.theme()
    }
  }

  @Test func `a wiring that is switched off has no start to wait for`() async throws {
    let pairs = Pairs()
    pairs.flag.withLock { $0 = true }
    pairs.activate(\.failing)
    await #expect(throws: WiringRefusal.self) { try await pairs.started(\.failing) }
    pairs.flag.withLock { $0 = false }
    _ = pairs.theme()
    try await pairs.started(\.failing)
  }

  // MARK: - Deactivated wirings

  @Test func `the condition of a deactivated wiring is not read while its start ends`() async {
    await #expect(processExitsWith: .success) {
      let (world, isBuilding, go) = (WiringWorld(), Gate(), Gate())
      world.manager.settlingTime = .seconds(1_000)
      world.patient.register {
        isBuilding.open()
        await go.wait()
        return Cable("patient")
      }
      world.session.register { "session" }
      let leaving = world.activate(\.leaving)
      await isBuilding.wait()
      leaving.revert()
      world.session.reset(.registrations)
      #expect(world.payment() == "definition")
      go.open()
    }
  }

  // MARK: - Conditions that exclude each other

  @Test func `wirings whose conditions exclude each other are no conflict`() {
    let pairs = Pairs()
    let conflicts = Locked(0)
    pairs.observe { event in
      if case .registeredTwice = event.kind { conflicts.withLock { $0 += 1 } }
    }
    // The second is switched on before the first is switched off, and the other way around.
    for isPremiumFirst in [true, false] {
      let first = pairs.activate(isPremiumFirst ? \.premium : \.regular)
      let second = pairs.activate(isPremiumFirst ? \.regular : \.premium)
      for isSet in [true, false, true, false] {
        pairs.flag.withLock { $0 = isSet }
        #expect(pairs.theme() == (isSet ? "premium" : "regular"))
      }
      first.revert()
      second.revert()
    }
    #expect(conflicts.withLock(\.self) == 0)
  }

  @Test func `wirings whose conditions exclude each other may be in a strict container`() async {
    await #expect(processExitsWith: .success) {
      let pairs = Pairs()
      pairs.manager.conflicts = .refusing
      pairs.activate(\.premium)
      pairs.activate(\.regular)
      for isSet in [true, false, true, false] {
        pairs.flag.withLock { $0 = isSet }
        #expect(pairs.theme() == (isSet ? "premium" : "regular"))
      }
    }
  }

  @Test func `two wirings that a condition switches on together are a conflict`() {
    let pairs = Pairs()
    let conflicts = Locked(0)
    pairs.observe { event in
      if case .registeredTwice = event.kind { conflicts.withLock { $0 += 1 } }
    }
    pairs.activate(\.premium)
    pairs.activate(\.gold)
    pairs.flag.withLock { $0 = true }
    #expect(pairs.theme() == "gold")
    #expect(conflicts.withLock(\.self) == 1)
  }
}

/// Notices nothing. With a long settling time, each use of the container reads the condition again.
final class NoTracker: ChangeTracker {
  func track(_ read: () -> Void, _ onChange: @escaping @Sendable () -> Void) { read() }
  func end() {}
}

/// A container whose condition reads an instance while another thread builds it.
private final class Race: ManagedContainer, AutoRegistering {
  let manager = ContainerManager()
  let (isBuilding, isAsked) = (Latch("the instance is built"), Latch("the condition is read"))
  /// Whether the condition reads the instance.
  let asks = Locked(false)
  let isBuilt = Locked(false)
  /// Whether `autoRegister` activates the wiring.
  let activates = Locked(false)

  init() { manager.settlingTime = .seconds(1_000) }

  /// When it runs again, the body waits for it.
  func autoRegister() {
    if asks.withLock(\.self) {
      isAsked.open()
      waitHere { manager.waiterCount > 0 }
    }
    if activates.withLock(\.self) { activate(\.following) }
  }
}

extension Race {
  fileprivate var name: Factory<String> { self { "name" } }
  fileprivate var other: Factory<String> { self { "definition" } }
  fileprivate var state: Factory<Cable> {
    self {
      self.isBuilding.open()
      self.isAsked.wait()
      return Cable(self.name())
    }.cached
  }

  /// Begins to build on another thread. From now on, the condition reads the instance.
  fileprivate func buildUntilAsked() -> Running<String> {
    let builder = Running { [self] in
      let name = state().name
      isBuilt.withLock { $0 = true }
      return name
    }
    isBuilding.wait()
    asks.withLock { $0 = true }
    return builder
  }

  fileprivate static var following: Wiring<Race> {
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

/// A container whose wirings follow a flag.
private final class Pairs: AutoRegistering, SharedContainer {
  static let shared = Pairs()
  let manager = ContainerManager()
  let flag = Locked(false)
  /// Runs in the next body of `state`.
  let inBody = Locked<(@Sendable (Pairs) -> Void)?>(nil)
  /// What `autoRegister` does.
  let automatic = Locked<(@Sendable (Pairs) -> Void)?>(nil)

  init() { manager.settlingTime = .seconds(1_000) }

  func autoRegister() { automatic.withLock(\.self)?(self) }
}

extension Pairs {
  fileprivate var theme: Factory<String> { self { "definition" } }
  fileprivate var level: Factory<Int> { self { 1 } }
  fileprivate var ledger: Factory<String> { promised() }
  fileprivate var page: Factory<Cable> { self { Cable(self.theme()) }.cached }
  fileprivate var cold: ThrowingFactory<Cable, WiringRefusal> {
    self.throwing { () throws(WiringRefusal) in throw WiringRefusal() }.cached
  }
  fileprivate var screen: Factory<Screen> { self { Screen() } }
  fileprivate var state: Factory<Cable> {
    self {
      self.inBody.withLock { $0.take() }?(self)
      return Cable("state")
    }.cached
  }

  fileprivate static var premium: Wiring<Pairs> {
    Wiring { $0.theme.register { "premium" } }.enabled(tracker: NoTracker.self, isFlagSet)
  }
  fileprivate static var gold: Wiring<Pairs> {
    Wiring { $0.theme.register { "gold" } }.enabled(tracker: NoTracker.self, isFlagSet)
  }
  fileprivate static var regular: Wiring<Pairs> {
    Wiring { $0.theme.register { "regular" } }.enabled(tracker: NoTracker.self) { !isFlagSet($0) }
  }
  fileprivate static var group: Wiring<Pairs> { Wiring { $0.activate(\.agent) } }
  fileprivate static var deep: Wiring<Pairs> {
    Wiring { $0.activate(\.premium) }.enabled(tracker: NoTracker.self) { $0.level() > 1 }
  }
  fileprivate static var agent: Wiring<Pairs> {
    Wiring { $0.theme.register { "agent" } }
      .enabled(tracker: NoTracker.self) { $0.state().name == "state" }
  }
  fileprivate static var keeping: Wiring<Pairs> {
    Wiring { $0.ledger.register { "ledger" } }.enabled(tracker: NoTracker.self) { $0.level() > 1 }
  }
  fileprivate static var keepingInTime: Wiring<Pairs> {
    Wiring { $0.ledger.register { "ledger" } }.enabled(tracker: NoTracker.self, isFlagSet)
  }
  fileprivate static var raising: Wiring<Pairs> {
    Wiring { $0.level.register { 2 } }.enabled(tracker: NoTracker.self, isFlagSet)
  }
  fileprivate static var demanding: Wiring<Pairs> {
    Wiring { _ in }.requiring(\.ledger).enabled(tracker: NoTracker.self, isFlagSet)
  }
  fileprivate static var failing: Wiring<Pairs> {
    Wiring { _ in }.starting(\.cold).enabled(tracker: NoTracker.self, isFlagSet)
  }
  fileprivate static var alwaysDemanding: Wiring<Pairs> { Wiring { _ in }.requiring(\.ledger) }

  private static let isFlagSet: @Sendable (Pairs) -> Bool = { $0.flag.withLock(\.self) }
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
