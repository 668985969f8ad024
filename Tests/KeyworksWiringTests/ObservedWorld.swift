import Keyworks
import KeyworksAsync
import KeyworksWiring
import Observation
import Synchronization

/// A session that several threads can read and change.
@Observable final class Session: Sendable {
  private struct State {
    var isPremium = false
    var hasEmoji = false
    var user = "nobody"
  }

  @ObservationIgnored private let state = Mutex(State())
  /// Runs once, between the announcement of a change and the change.
  @ObservationIgnored let whenAnnounced = Mutex<(@Sendable () -> Void)?>(nil)

  var isPremium: Bool {
    get { get(\.isPremium, \.isPremium) }
    set { set(\.isPremium, \.isPremium, newValue) }
  }
  var hasEmoji: Bool {
    get { get(\.hasEmoji, \.hasEmoji) }
    set { set(\.hasEmoji, \.hasEmoji, newValue) }
  }
  var user: String {
    get { get(\.user, \.user) }
    set { set(\.user, \.user, newValue) }
  }

  private func get<Value: Sendable>(
    _ property: KeyPath<Session, Value>, _ field: any KeyPath<State, Value> & Sendable
  ) -> Value {
    access(keyPath: property)
    return state.withLock { $0[keyPath: field] }
  }

  private func set<Value: Sendable>(
    _ property: KeyPath<Session, Value>, _ field: any WritableKeyPath<State, Value> & Sendable,
    _ value: Value
  ) {
    withMutation(keyPath: property) {
      whenAnnounced.withLock { $0.take() }?()
      state.withLock { $0[keyPath: field] = value }
    }
  }
}

/// A container whose wirings depend on a session.
final class ObservedWorld: ManagedContainer {
  let manager = ContainerManager()
  let ended = Ended()
  /// Whether the condition of `agent` resolves anything. Its changes are not observable.
  let mayAskAgent = Mutex(false)
  /// Whether a guest exists. Its changes are not observable.
  let hasGuest = Mutex(false)
}

extension Scope {
  static let session = Scope("session")
}

extension ObservedWorld {
  var session: Factory<Session> { self { Session() }.cached }
  var payment: Factory<String> { self { "definition" }.cached }
  var fees: Factory<String> { self { "fees" } }
  var emoji: Factory<String> { self { "emoji" } }
  var account: Factory<Account> {
    self { Account(self.session().user) }.scope(.session)
      .teardown { [ended] account in ended.note(account.user) }
  }
  var shared: Factory<Session> { self { Session() }.singleton }
  var agentName: Factory<String> { self { "agent" } }
  /// Uses the container while it is built.
  var agentState: Factory<Session> {
    self {
      self.mayAskAgent.withLock { $0 = true }
      _ = self.agentName()
      return Session()
    }.cached
  }
  var guest: Factory<Guest> { self { Guest(of: self) }.cached }
  static let limitLine = #line + 1
  var limit: Factory<Int> { self { 1 } }

  static let stepsLine = #line + 1
  static var steps: Tags<String> { Tags() }

  static var premium: Wiring<ObservedWorld> {
    Wiring { world in
      world.payment.register { "premium" }
      world.contribute(Tagged(\.fees), to: \.steps)
    }
    .enabled { $0.session().isPremium }
  }
  static var emojis: Wiring<ObservedWorld> {
    Wiring { $0.contribute(Tagged(\.emoji), to: \.steps) }.enabled { $0.session().hasEmoji }
  }
  static var group: Wiring<ObservedWorld> {
    Wiring { $0.activate(\.emojis) }.enabled { $0.session().isPremium }
  }
  static var twoConditions: Wiring<ObservedWorld> {
    Wiring { $0.payment.register { "both" } }
      .enabled { $0.session().isPremium }
      .enabled { $0.session().hasEmoji }
  }
  static var forAll: Wiring<ObservedWorld> {
    Wiring { $0.payment.register { "for all" } }.enabled { $0.shared().isPremium }
  }
  static var generous: Wiring<ObservedWorld> {
    Wiring { $0.payment.register { "generous" } }.enabled { $0.limit() > 1 }
  }
  static let selfishLine = #line + 2
  static var selfish: Wiring<ObservedWorld> {
    Wiring { $0.limit.register { 2 } }.enabled { $0.limit() < 2 }
  }
  static var raised: Wiring<ObservedWorld> {
    Wiring { $0.limit.register { 2 } }.enabled { $0.session().isPremium }
  }
  static var agent: Wiring<ObservedWorld> {
    Wiring { $0.payment.register { "agent" } }.enabled {
      $0.mayAskAgent.withLock(\.self) && $0.agentState().isPremium
    }
  }
  static var company: Wiring<ObservedWorld> {
    Wiring { $0.payment.register { "shared" } }.enabled { $0.hasGuest.withLock(\.self) }
  }
  static var resetting: Wiring<ObservedWorld> {
    Wiring { $0.reset(scope: .session, whenever: { $0.session().user }) }
  }
  static let selfishListLine = #line + 2
  static var selfishList: Wiring<ObservedWorld> {
    Wiring { $0.contribute(Tagged(\.fees), to: \.steps) }.enabled { $0[\.steps].isEmpty }
  }
}

/// A container that uses another one, which is its parent unless they are apart.
final class InnerWorld: ManagedContainer {
  let manager: ContainerManager
  let outer = ObservedWorld()
  init(apart isApart: Bool = false) {
    manager = ContainerManager(parent: isApart ? nil : outer)
  }
}

extension InnerWorld {
  var greeting: Factory<String> { self { "definition" }.cached }
  static var generous: Wiring<InnerWorld> {
    Wiring { $0.greeting.register { "generous" } }.enabled { $0.outer.limit() > 1 }
  }
  static let swingLine = #line + 2
  static var swing: Wiring<InnerWorld> {
    Wiring { $0.outer.limit.register { 2 } }.enabled { $0.outer.limit() < 2 }
  }
}

/// An object whose end uses its container before it takes effect.
final class Guest: Sendable {
  private let world: ObservedWorld

  init(of world: ObservedWorld) {
    world.hasGuest.withLock { $0 = true }
    self.world = world
  }

  deinit {
    // A condition that was told is read once more after it has settled.
    for _ in 0..<3 { _ = world.payment() }
    world.hasGuest.withLock { $0 = false }
  }
}

final class Account: Sendable {
  let user: String
  init(_ user: String) { self.user = user }
}

/// The users whose accounts were torn down.
final class Ended: Sendable {
  private let users = Mutex<[String]>([])
  var all: [String] { users.withLock { $0 } }
  func note(_ user: String) { users.withLock { $0.append(user) } }
}
