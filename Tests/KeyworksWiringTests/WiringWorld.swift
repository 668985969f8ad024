import Keyworks
import KeyworksAsync
import KeyworksWiring
import TestSupport

final class WiringWorld: AutoRegistering {
  let manager = ContainerManager()
  let automatic = Locked<(@Sendable (WiringWorld) -> Void)?>(nil)
  let diary = Diary()
  let custom = Locked<(@Sendable (WiringWorld) -> Void)?>(nil)

  func autoRegister() { automatic.withLock(\.self)?(self) }

  static let paymentLine = #line + 1
  var payment: Factory<String> { self { "definition" }.cached }
  var fees: Factory<String> { self { "fees" } }
  var rebate: Factory<String> { self { "rebate" } }
  var base: Factory<String> { self { "base" } }
  var tone: Factory<String> { self { "plain" }.when(Tone.loud) { "loud" } }
  static let sessionLine = #line + 1
  var session: Factory<String> { promised() }
  var connection: Factory<Cable> {
    self { Cable("connection") }.cached.teardown { [diary] in diary.note("-\($0.name)") }
  }
  var warm: Factory<Cable> {
    self { [diary] in
      diary.note("+warm")
      return Cable("warm")
    }.cached
  }
  var patient: AsyncFactory<Cable, any Error> { self.async { Cable("patient") }.cached }
  var visit: Factory<Cable> {
    self { Cable("visit") }.scope(.visit).teardown { [diary] in diary.note("-\($0.name)") }
  }
  var cold: ThrowingFactory<Cable, WiringRefusal> {
    self.throwing { () throws(WiringRefusal) in throw WiringRefusal() }.cached
  }

  static var steps: Tags<String> { [Tagged(\.base, priority: 1)] }
  static var others: Tags<String> { [Tagged(\.tone)] }

  static let premiumLine = #line + 2
  static var premium: Wiring<WiringWorld> {
    Wiring { world in
      world.payment.register { "premium" }
      world.contribute(Tagged(\.fees), to: \.steps)
    }
  }
  static var beta: Wiring<WiringWorld> {
    Wiring { world in
      world.payment.register { "beta" }
      world.contribute(Tagged(\.rebate), to: \.steps)
    }
  }
  static var urgent: Wiring<WiringWorld> {
    Wiring { $0.payment.register { "urgent" } }.priority(10)
  }
  static var modest: Wiring<WiringWorld> {
    Wiring { $0.payment.register { "modest" } }.priority(-1)
  }
  /// Returns what `holding` captured, if it still exists. Used by one test.
  static let held = Locked<(@Sendable () -> Cable?)?>(nil)
  static var holding: Wiring<WiringWorld> {
    let cable = Cable("held")
    held.set { [weak cable] in cable }
    return Wiring { _ in _ = cable }
  }
  static var both: Wiring<WiringWorld> { Wiring(merging: [premium, beta]) }
  static var bothUrgent: Wiring<WiringWorld> { both.priority(20) }
  /// How many readings of the condition of `tracked` are being tracked.
  static let trackings = Locked(0)
  static var tracked: Wiring<WiringWorld> {
    Wiring { $0.payment.register { "tracked" } }
      .enabled(tracker: CountingTracker.self) { _ in true }
  }
  static var nested: Wiring<WiringWorld> { Wiring(merging: [both, urgent]) }
  static var mergedWarming: Wiring<WiringWorld> { Wiring(merging: [modest, warming]) }
  static var mergedFailing: Wiring<WiringWorld> { Wiring(merging: [failing]) }
  static var group: Wiring<WiringWorld> {
    Wiring { world in
      world.activate(\.premium)
      world.remove(\.base, from: \.steps)
    }
  }

  static var framed: Wiring<WiringWorld> {
    Wiring { world in
      for _ in 0..<2 { world.payment.decorate { "[\($0)]" } }
    }
  }
  static var framedGroup: Wiring<WiringWorld> { Wiring { $0.activate(\.framed) } }
  static var otherFramedGroup: Wiring<WiringWorld> { Wiring { $0.activate(\.framed) } }
  static var framedParts: Wiring<WiringWorld> {
    Wiring(merging: [1, 2].map { _ in Wiring { $0.payment.decorate { "{\($0)}" } } })
  }
  static var framedPartsGroup: Wiring<WiringWorld> { Wiring { $0.activate(\.framedParts) } }

  static var connected: Wiring<WiringWorld> { Wiring { $0.connection.register { Cable("wired") } } }
  static let demandingLine = #line + 1
  static var demanding: Wiring<WiringWorld> { Wiring { _ in }.requiring(\.session) }
  static var keeping: Wiring<WiringWorld> { Wiring { $0.session.register { "session" } } }
  static var warming: Wiring<WiringWorld> { Wiring { _ in }.starting(\.warm) }
  static var failing: Wiring<WiringWorld> { Wiring { _ in }.starting(\.warm, \.cold) }
  static var patiently: Wiring<WiringWorld> { Wiring { _ in }.starting(\.connection, \.patient) }
  static var arbitrary: Wiring<WiringWorld> {
    Wiring { world in world.custom.withLock(\.self)?(world) }
  }
}

final class Cable: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

struct WiringRefusal: Error {}

extension Scope {
  static let visit = Scope("visit")
}

enum Tone: Variant { case loud, quiet }

private final class CountingTracker: ChangeTracker {
  private let count = Locked(0)

  func track(_ read: () -> Void, _ onChange: @escaping @Sendable () -> Void) {
    read()
    count.withLock { $0 += 1 }
    WiringWorld.trackings.withLock { $0 += 1 }
  }

  func end() {
    let ended = count.withLock { count in
      defer { count = 0 }
      return count
    }
    WiringWorld.trackings.withLock { $0 -= ended }
  }
}
