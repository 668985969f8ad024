import Foundation
import Keyworks
import KeyworksAsync
import KeyworksTracing
import TestSupport
import Testing

@Suite("Asynchronous factories with other features") struct AsyncPairsTests {
  private let chain = Chain()
  private let heard = Diary()

  @Test func `observers see the tree of an asynchronous build across all its tasks`() async throws {
    chain.observe(TraceLog { text in heard.note(text) }.record)
    _ = await chain.tree()
    // The end of a cached build may be reported after the end of its waiter.
    await wait { heard.all.count == 1 }
    let tree = heard.all[0]
    let names = tree.split(separator: "\n").map { line in
      line.prefix { $0 == " " } + line.drop { $0 == " " }.prefix { $0 != " " }
    }
    #expect(names[0] == "tree")
    #expect(Set(names) == ["    inner", "  leaf", "  middle", "tree"])
  }

  @Test func `a resolve that starts over after a reset is reported to observers once`() async {
    let wired = WiredChain()
    _ = await wired.number()
    wired.observe(TraceLog { text in heard.note(text) }.record)
    let resets = Locked(0)
    // A reset drops the wiring, which runs again, between the start of a resolve and its build.
    wired.observe { event in
      guard case .began = event.kind, event.factory.name.hasPrefix("plain") else { return }
      guard resets.next() <= 2 else { return }
      wired.reset(.registrations)
      _ = wired.plainOther()
    }
    _ = wired.plain()
    _ = await wired.plainAsync()
    func names() -> [Substring] { heard.all.map { $0.prefix { $0 != " " } } }
    // The task of the build tells observers after it has handed out the instance.
    await wait { names().contains("plainAsync") }
    #expect(names().filter { $0 == "plain" }.count == 1)
    #expect(names().filter { $0 == "plainAsync" }.count == 1)
  }

  @Test func `observers receive an event for a cancelled resolve`() async {
    chain.observe(TraceLog { text in heard.note(text) }.record)
    _ = await cancelledTask { try await chain.failing() }.result
    #expect(heard.all.map { $0.hasSuffix("cancelled") } == [true])
  }
}

@Suite struct `A recording` {
  private let shop = RecordedShop()

  @Test func `a recording names no thread of tasks and includes cancelled resolves`() async throws {
    _ = try await shop.connection()
    // The caller may go on before its build, in a task of its own, is recorded.
    await wait { shop.lines.all.count == 3 }
    _ = await cancelledTask { try await shop.other() }.result
    let events = try shop.events()
    #expect(
      events.map { "\($0.event) \($0.name)" } == [
        "began connection", "built connection", "began other", "cancelled other",
      ])
    #expect(events.allSatisfy { $0.thread == 0 })
  }

  @Test func `a recording includes teardowns and failed teardowns`() async throws {
    _ = (shop.door(), shop.stuckDoor())
    shop.lines.clear()
    _ = try? await shop.close()
    let events = try shop.events()
    #expect(events.map(\.event).sorted() == ["teardownFailed", "tornDown"])
    for event in events {
      #expect(event.path == [0])
      #expect(event.name == (event.event == "tornDown" ? "door" : "stuckDoor"))
      #expect((event.took != nil) == (event.event == "tornDown"))
      #expect((event.reason == Odd().description) == (event.event == "teardownFailed"))
    }
  }
}

private final class Chain: ManagedContainer {
  let manager = ContainerManager()

  var middle: AsyncFactory<Int, Never> { self.async { await later { self.inner() } } }
  var inner: Factory<Int> { self { 1 } }
  var tree: AsyncFactory<Int, Never> {
    self.async {
      async let leaf = self.leaf()
      _ = await self.middle()
      return await leaf
    }
  }
  var leaf: AsyncFactory<Int, Never> { self.async { await later { 1 } }.cached }
  var failing: AsyncFactory<Int, any Error> { self.async { 1 }.cached }
}

private final class WiredChain: ManagedContainer, AutoRegistering {
  let manager = ContainerManager()
  var number: AsyncFactory<Int, Never> { promised() }
  var plain: Factory<Int> { self { 1 }.cached }
  var plainOther: Factory<Int> { self { 2 } }
  var plainAsync: AsyncFactory<Int, Never> { self.async { 3 }.cached }
  func autoRegister() { number.register { await later { 8 } } }
}

private struct Event: Decodable {
  let event: String, name: String, path: [Int], thread: UInt, took: Int?, reason: String?
}

private struct Odd: Error, CustomStringConvertible {
  let description = "\"quoted\" \\ \t\r\n\u{1}\u{1F} é 🔑"
}

private final class RecordedShop: ManagedContainer {
  let manager = ContainerManager()
  let lines = Diary()
  init() { observe(TraceLog.jsonLines { [lines] in lines.note($0) }) }

  /// Returns the events of the recording: all lines but the first.
  func events() throws -> [Event] {
    try lines.all.filter { !$0.hasPrefix(#"{"recording""#) }.map {
      try JSONDecoder().decode(Event.self, from: Data($0.utf8))
    }
  }

  var connection: AsyncFactory<Int, any Error> { self.async { await later { 1 } }.cached }
  var other: AsyncFactory<Int, any Error> { self.async { () throws in 1 }.cached }
  var door: Factory<Int> { self { 1 }.cached.teardown { _ in } }
  var stuckDoor: Factory<Int> { self { 1 }.cached.teardown { _ in throw Odd() } }
}
