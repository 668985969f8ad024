import Keyworks
import KeyworksTracing
import TestSupport
import Testing

@Suite struct `An observer` {
  private let shop = Shop()
  private let events = Diary()
  private let steps = Steps()

  @Test func `events for builds, reuses and dependencies have an origin, a path and a depth`() {
    shop.observe(events.hear)
    let found = Locked<[ResolutionEvent]>([])
    shop.observe { event in found.withLock { $0.append(event) } }
    _ = shop.cart()
    _ = shop.price()
    #expect(
      events.all == [
        "cart began", "cart/price began", "cart/price built", "cart/clock began",
        "cart/clock built", "cart built", "price began", "price reused",
      ])
    let seen = found.withLock { $0 }
    #expect(seen.map(\.depth) == [0, 1, 1, 1, 1, 0, 0, 0])
    #expect(seen[1].factory.description == "price (ObserveTests.swift:\(Shop.line + 3))")
    #expect(seen[1].factory.module == "KeyworksTests")
    #expect(seen[1].path.map(\.name) == ["cart", "price"])
  }

  @Test func `the event for a build names the layer of the body`() {
    let layers = Diary()
    shop.observe { event in
      if case .built(let layer) = event.kind { layers.note("\(layer)") }
    }
    _ = (shop.clock(), shop.tested())
    shop.clock.register { 2 }
    _ = shop.clock()
    shop.clock.override { 3 }
    _ = shop.clock()
    #expect(layers.all == ["definition", "context", "registration", "override"])
  }

  @Test func `an event has a duration if something was built, and none if it was reused`() {
    let durations = Diary()
    shop.observe { durations.note($0.duration == nil ? "none" : "some") }
    _ = (shop.price(), shop.price())
    #expect(durations.all == ["none", "some", "none", "none"])
  }

  @Test func `an observer receives events for singletons, graphs, arguments and overrides`() {
    shop.observe(events.hear)
    let token = shop.clock.override { 2 }
    _ = (shop.clock(), shop.node(), shop.sum(1), shop.one(), shop.one())
    token.revert()
    #expect(
      events.all == [
        "clock began", "clock built", "node began", "node built", "sum began", "sum built",
        "one began", "one built", "one began", "one reused",
      ])
    shop.one.reset(.instances)
  }

  @Test func `the event for a gather precedes its members and leaves out the composite`() {
    steps.observe(events.hear)
    _ = steps.composite()
    #expect(
      events.all == [
        "composite began", "composite/withComposite gathers markdown, links",
        "composite/markdown began", "composite/markdown built", "composite/links began",
        "composite/links built", "composite built",
      ])
  }

  @Test func `the event for a gather names the list, or its type if it is written []`() {
    steps.contribute(Tagged(\.emoji) { $0 }, to: \.nothing)
    _ = steps.emoji()
    steps.observe(events.hear)
    _ = steps[\.nothing]
    _ = steps[\.brackets]
    _ = steps[\.processors, in: \.nothing]
    _ = steps[\.processors, notIn: \.processors]
    _ = steps[\.kinds]
    let emoji = ["emoji began", "emoji reused"]
    #expect(
      events.all == ["nothing gathers emoji"] + emoji + ["TagList<Steps, Step> gathers "]
        + ["processors gathers emoji"] + emoji + ["processors gathers "]
        + ["kinds gathers emoji"] + emoji)
  }

  @Test func `the event for a gather tells the choices of one factory apart`() {
    shop.observe { [events] event in
      guard case .gathers(let members) = event.kind else { return }
      for member in members {
        events.note("\(member)".replacing(#/ \(ObserveTests\.swift:\d+\)/#, with: ""))
      }
    }
    _ = shop[\.hosts]
    #expect(
      events.all == [
        "host for north, priority 0", "host for south, priority 0",
        "subscript(_:) with id one, priority 0",
        "subscript(_:) with id two for north, priority 0",
      ])
    #expect(shop.entries(\.hosts).map(\.id) == [nil, nil, "one", "two"])
  }

  @Test func `an observer is told about a body that throws`() {
    shop.observe(events.hear)
    #expect(throws: Closed.self) { try shop.closed() }
    #expect(events.all == ["closed began", "closed failed: Closed()"])
  }

  @Test func `an observer can resolve a failed factory again during the event`() {
    let again = Locked<(any Error)?>(nil)
    shop.observe { event in
      guard case .failed = event.kind else { return }
      do { _ = try shop.closedKept() } catch { again.withLock { $0 = error } }
    }
    #expect(throws: Closed.self) { try shop.closedKept() }
    #expect(again.withLock { $0 } is Closed)
  }

  @Test func `an observer is told about a wait on the waiting thread`() {
    let builder = Held(at: shop.whenMade) { shop.price() }
    let threads = Locked<[UInt64]>([])
    shop.observe(events.hear)
    shop.observe { _ in threads.withLock { $0.append(threadNumber()) } }
    let waiter = Running {
      _ = shop.price()
      return threadNumber()
    }
    shop.price.waitUntil(waiters: 1)
    _ = builder.finish()
    let thread = waiter.join()
    #expect(threads.withLock { $0 } == [thread, thread, thread])
    #expect(events.all == ["price began", "price waited", "price reused"])
  }

  @Test func `an observer receives no events for resolves that began before it was added`() {
    shop.whenMade.set { shop.observe(events.hear) }
    _ = shop.price()
    #expect(events.all == [])
    _ = shop.price()
    #expect(events.all == ["price began", "price reused"])
  }

  @Test func `an observer can resolve, override and stop itself during an event`() {
    let token = Locked<Token?>(nil)
    let observing = shop.observe { event in
      events.hear(event)
      _ = shop.clock()
      shop.clock.override { 3 }
      token.withLock { $0 }?.revert()
    }
    token.withLock { $0 = observing }
    _ = shop.cart()
    #expect(events.all == ["cart began"])
    #expect(shop.clock() == 3)
  }

  @Test func `an observer receives no events for its own gathers`() {
    shop.observe { [unowned shop] event in
      events.hear(event)
      _ = shop[\.numbers]
    }
    #expect(shop[\.numbers] == [1])
    #expect(events.all == ["numbers gathers clock", "clock began", "clock built"])
  }

  @Test func `a stopped observer receives no more events`() {
    let token = shop.observe(events.hear)
    shop.observe { _ in }.revert()
    _ = shop.clock()
    token.revert()
    token.revert()
    _ = shop.clock()
    #expect(events.all == ["clock began", "clock built"])
  }

  @Test func `an observer receives the events of the containers below, at any depth`() {
    let early = Shop(in: Shop(in: shop))
    shop.observe(events.hear)
    let late = Shop(in: shop)
    _ = (early.clock(), late.cart(), Shop().clock())
    let cart = ["cart began", "cart/price began", "cart/price built", "cart/clock began"]
    let clock = ["clock began", "clock built"]
    #expect(events.all == clock + cart + ["cart/clock built", "cart built"])
    events.clear()
    withSandbox {
      _ = early.clock()
      shop.observe(events.hear)
      _ = late.clock()
    }
    #expect(events.all == clock)
  }

  @Test func `a stopped observer receives no events of the containers below, and costs nothing`() {
    let token = shop.observe(events.hear)
    let below = Shop(in: shop)
    _ = below.one()
    events.clear()
    token.revert()
    _ = below.clock()
    #expect(events.all == [])
    #expect(below.manager.store.isQuiet)
    below.one.reset(.instances)
  }

  @Test func `an observer is released with its container`() {
    let probe = Probe()
    do {
      let (shop, thing) = (Shop(), probe.make())
      let token = shop.observe { _ in withExtendedLifetime(thing) {} }
      _ = shop.clock()
      withExtendedLifetime(token) {}
    }
    #expect(probe.alive == 0)
  }

  @Test func `the events of each thread are complete and nested, whatever other threads do`() {
    let stories = Locked<[UInt64: [String]]>([:])
    shop.observe { event in
      stories.withLock { $0[threadNumber(), default: []].append(text(of: event)) }
    }
    _ = inParallel(4) { thread in
      for _ in 0..<(isSanitized ? 50 : 500) {
        _ = (shop.cart(), shop.price())
        if thread == 0 { shop.reset(.instances) }
      }
    }
    let told = stories.withLock { Array($0.values) }
    let events = told.reduce(0) { $0 + $1.count }
    #expect(events >= 4 * 50 * 4)
    for story in told { #expect(isWhole(story)) }
  }

  @Test func `an observer is told the reason before the program stops`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) {
      let shop = Shop()
      shop.observe { event in print(text(of: event)) }
      _ = shop[\.dangers]
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("dangers gathers clock, snake\n"))
    #expect(output.contains("snake/snake stopped: 'snake' needs itself: snake (ObserveTests"))
  }

  /// Whether the resolves of a thread are nested, and each has a beginning and an end.
  private func isWhole(_ story: [String]) -> Bool {
    var open: [Substring] = []
    for event in story {
      let words = event.split(separator: " ")
      if words[1] == "began" {
        open.append(words[0])
      } else if words[1] != "waited", open.popLast() != words[0] {
        return false
      }
    }
    return open.isEmpty
  }

  @Test func `an observer can wait for a build that has waited for the observed one`() {
    shop.observe { [unowned shop] event in
      if case .built = event.kind, event.path.last?.name == "price" { _ = shop.total() }
    }
    let one = Held(at: shop.whenMade) { shop.price() }
    let other = Running { shop.total() }
    shop.price.waitUntil(waiters: 1)
    #expect(one.finish() == 1)
    #expect(other.join() == 2)
  }
}

extension Diary {
  /// Notes an event as a short text.
  fileprivate var hear: @Sendable (ResolutionEvent) -> Void { { self.note(text(of: $0)) } }
}

/// A short text.
private func text(of event: ResolutionEvent) -> String {
  let path = event.path.map(\.name).joined(separator: "/")
  switch event.kind {
  case .began: return "\(path) began"
  case .built: return "\(path) built"
  case .reused: return "\(path) reused"
  case .waited: return "\(path) waited"
  case .failed(let reason): return "\(path) failed: \(reason)"
  case .cancelled: return "\(path) cancelled"
  case .stopped(let reason): return "\(path) stopped: \(reason)"
  case .tornDown: return "\(path) torn down"
  case .teardownFailed(let reason): return "\(path) teardown failed: \(reason)"
  case .closedByParent: return "\(path) closed by parent"
  case .registeredTwice: return "\(path) registered twice"
  case .gathers(let members):
    return "\(path) gathers \(members.map(\.factory.name).joined(separator: ", "))"
  }
}

private struct Closed: Error {}
private enum Region: Variant { case north, south }

extension Steps {
  fileprivate static var kinds: KeyedTags<Int, Emoji> { [1: Tagged(\.emoji)] }
}

private final class Shop: ManagedContainer {
  let manager: ContainerManager
  let whenMade = Hook(nil)

  init(in parent: Shop? = nil) { manager = ContainerManager(parent: parent) }

  static let line = Int(#line)
  var cart: Factory<Int> { self { self.price() + self.clock() } }
  var price: Factory<Int> {
    self {
      self.whenMade.run()
      return 1
    }.cached
  }
  var clock: Factory<Int> { self { 1 } }
  /// Waits for the price, and then until another resolve waits for it.
  var total: Factory<Int> {
    self {
      let price = self.price()
      self.total.waitUntil(waiters: 1)
      return price + 1
    }.cached
  }
  var tested: Factory<Int> { self { 1 }.on(.test) { 2 } }
  static var numbers: Tags<Int> { [Tagged(\.clock)] }
  var node: Factory<Int> { self { 1 }.graph }
  var sum: ParameterFactory<Int, Int> { self { $0 + 1 } }
  var one: Factory<Int> { self { 1 }.singleton }
  var closedKept: ThrowingFactory<Int, Closed> {
    self.throwing { () throws(Closed) in throw Closed() }.cached
  }
  var closed: ThrowingFactory<Int, Closed> { self.throwing { () throws(Closed) in throw Closed() } }
  var snake: Factory<Int> { self { self.snake() }.cached }
  var host: Factory<String> { self { "host" } }
  subscript(name: String) -> Factory<String> { self(id: name) { name } }
  static var hosts: Tags<String> {
    [
      Tagged(\.host, under: Region.north), Tagged(\.host, under: Region.south), Tagged(\.["one"]),
      Tagged(\.["two"], under: Region.north),
    ]
  }
  static var dangers: Tags<Int> { [Tagged(\.clock), Tagged(\.snake)] }
}
