import Keyworks
import KeyworksAsync
import KeyworksWiring
import TestSupport
import Testing

@Suite struct `A factory that is renewed` {
  private let world = ObservedWorld()

  @Test func `builds anew when the value has changed, and only then`() async throws {
    let first = world.inbox()
    world.session().isPremium = true
    #expect(world.inbox() === first)
    world.session().user = "Ada"
    #expect(world.inbox() !== first)
    #expect(world.inbox().user == "Ada")
    await world.settle()
    #expect(world.ended.all == ["nobody"])
    #expect(world.fees() == "fees")
  }

  @Test func `notices a change between its first build and the next use`() {
    // Not a use of the container, which would look for changes.
    let session = world.session()
    let first = world.inbox()
    session.user = "Ada"
    #expect(world.inbox() !== first)
    #expect(world.inbox().user == "Ada")
  }

  @Test func `notices a change while its body runs`() {
    let session = world.session()
    let build = Held { stop in _ = world.draft(Interrupted(stop)) }
    session.user = "Ada"
    build.finish()
    #expect(world.draft(Interrupted {}).user == "Ada")
  }

  @Test func `can be renewed for several values`() {
    let session = world.session()
    let first = world.offer()
    session.isPremium = true
    let second = world.offer()
    #expect(second !== first)
    session.user = "Ada"
    #expect(world.offer() !== second)
  }

  @Test func `drops the instances for all arguments`() {
    let (one, two) = (world.folder(1), world.folder(2))
    #expect(world.folder(1) === one)
    world.session().user = "Ada"
    #expect(world.folder(1) !== one)
    #expect(world.folder(2) !== two)
  }

  @Test func `leaves the instances of other factories`() {
    let (inbox, payment) = (world.inbox(), world.agentState())
    world.session().user = "Ada"
    #expect(world.inbox() !== inbox)
    #expect(world.agentState() === payment)
  }

  @Test func `watches the value once in a container, however often it builds`() {
    for user in 0..<50 {
      world.session().user = "\(user)"
      #expect(world.inbox().user == "\(user)")
    }
    #expect(world.manager.chores.count == 1)
  }

  @Test func `is renewed in a sandbox for the value there`() {
    let world = world
    let outer = world.inbox()
    withSandbox {
      let inner = world.inbox()
      #expect(inner !== outer)
      world.session().user = "Ada"
      #expect(world.inbox() !== inner)
    }
    #expect(world.inbox() === outer)
  }

  @Test func `is not part of the path on which it is read`() {
    // The reading uses so much stack that the path is checked for a cycle.
    #expect(world.deep().user == "nobody")
    world.session().user = "Ada"
    #expect(world.deep().user == "Ada")
  }

  @Test func `keeps no container alive`() {
    weak var gone: ObservedWorld?
    do {
      let world = ObservedWorld()
      gone = world
      _ = world.inbox()
    }
    #expect(gone == nil)
  }

  @Test func `can be asynchronous`() async {
    let feed = await world.feed()
    #expect(await world.feed() === feed)
    world.session().user = "Ada"
    #expect(await world.feed().user == "Ada")
  }

  @Test func `is renewed while eight threads use the container`() {
    let world = Locked(ObservedWorld())
    inRounds(200, threads: 8) { thread in
      let world = world.withLock { $0 }
      if thread == 0 { world.session().user = "Ada" }
      return world.inbox()
    } check: { _ in
      let used = world.withLock { $0 }
      #expect(used.inbox().user == "Ada")
      world.withLock { $0 = ObservedWorld() }
    }
  }
}

/// An argument that says nothing about the instance.
private struct Interrupted: Hashable, Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  static func == (one: Self, other: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

extension ObservedWorld {
  fileprivate var inbox: Factory<Account> {
    self { Account(self.session().user) }.cached
      .renewed { (world: ObservedWorld) in world.session().user }
      .teardown { [ended] account in ended.note(account.user) }
  }
  fileprivate var deep: Factory<Account> {
    self { Account(self.session().user) }.cached
      .renewed { (world: ObservedWorld) in below(1_000) { world.session().user } }
  }
  fileprivate var offer: Factory<Account> {
    self { Account(self.session().user) }.cached
      .renewed { (world: ObservedWorld) in world.session().user }
      .renewed { (world: ObservedWorld) in world.session().isPremium }
  }
  fileprivate var folder: ParameterFactory<Int, Account> {
    self { _ in Account(self.session().user) }.cached
      .renewed { (world: ObservedWorld) in world.session().user }
  }
  fileprivate var draft: ParameterFactory<Interrupted, Account> {
    self { stop in
      let account = Account(self.session().user)
      stop.run()
      return account
    }.cached.renewed { (world: ObservedWorld) in world.session().user }
  }
  fileprivate var feed: AsyncFactory<Account, Never> {
    self.async { Account(self.session().user) }.cached
      .renewed { (world: ObservedWorld) in world.session().user }
  }
}

/// Calls a closure below some frames.
@inline(never) private func below(_ frames: Int, _ body: () -> String) -> String {
  // The result is used, so that no frame can take the place of the one before.
  frames == 0 ? body() : String(below(frames - 1, body)[...])
}

private final class Foreign: ManagedContainer {
  let manager = ContainerManager()
  static let line = Int(#line)
  var odd: Factory<Int> {
    self { 1 }.cached.renewed { (world: ObservedWorld) in world.session().user }
  }
  var unique: Factory<Int> { self { 1 }.renewed { (foreign: Foreign) in foreign.plain() } }
  var single: Factory<Int> {
    self { 1 }.singleton.renewed { (foreign: Foreign) in foreign.plain() }
  }
  var plain: Factory<Int> { self { 1 } }
}

extension Stop {
  static let ofRenewals: [Stop] = [
    Stop(
      "a factory cannot be renewed for a container of another type", at: Foreign.line,
      """
      'odd' (@2) belongs to a Foreign, but is renewed whenever a value of a ObservedWorld changes. \
      Write the container that it belongs to: .renewed { (container: Foreign) in … }
      """
    ) { _ = Foreign().odd() },
    Stop(
      "a factory without a lifetime cannot be renewed", at: Foreign.line,
      """
      'unique' (@4) is renewed when a value of its container changes, but the container keeps no \
      instance of it. Make it .cached, .shared or .scope(…), or remove .renewed.
      """
    ) { _ = Foreign().unique() },
    Stop(
      "a singleton cannot be renewed", at: Foreign.line,
      """
      'single' (@6) is renewed when a value of its container changes, but the container keeps no \
      instance of it. Make it .cached, .shared or .scope(…), or remove .renewed.
      """
    ) { _ = Foreign().single() },
  ]
}
