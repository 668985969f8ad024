import Foundation
import Keyworks
import KeyworksTracing
import TestSupport
import Testing

@Suite struct `A recording` {
  private let shop = RecordedShop()

  @Test func `a recording begins with its version and has a line for each event`() throws {
    #expect(shop.lines.all == [#"{"recording":"Keyworks","version":1}"#])
    _ = shop.cart()
    _ = shop.price()
    let events = try shop.lines.events()
    #expect(
      events.map { "\($0.event) \($0.name)" } == [
        "began cart", "began price", "built price", "built cart", "began price", "reused price",
      ])
    #expect(events.map(\.line) == [1, 2, 2, 1, 2, 2].map { RecordedShop.line + $0 })
    #expect(events.allSatisfy { $0.module == "KeyworksTracingTests" })
    #expect(events.allSatisfy { $0.file == "JSONLinesTests.swift" })
    #expect(events.map { $0.path.count } == [1, 2, 2, 1, 1, 1])
    #expect(Set(events.map { $0.path[0] }).count == 2)
    #expect(Set(events.map(\.thread)).count == 1)
    #expect(events.map(\.by) == [nil, nil, "definition", "definition", nil, nil])
    #expect(events.map { $0.took != nil } == [false, false, true, true, false, false])
    #expect(events.map(\.at) == events.map(\.at).sorted())
  }

  @Test func `names and reasons in a recording can contain any characters`() throws {
    #expect(throws: Odd.self) { try shop.`a "quoted" 🔑`() }
    let events = try shop.lines.events()
    #expect(events.map(\.name) == ["a \"quoted\" 🔑", "a \"quoted\" 🔑"])
    #expect(events[1].event == "failed")
    #expect(events[1].reason == Odd().description)
    #expect(shop.lines.all.allSatisfy { !$0.contains("\n") })
  }

  @Test func `a recording of a container includes the containers below it`() throws {
    #expect(RecordedOrder(in: shop).total() == 2)
    let events = try shop.lines.events()
    #expect(
      events.map { "\($0.event) \($0.name)" } == [
        "began total", "began plain", "built plain", "built total",
      ])
    #expect(events[1].path.first == events[0].path[0])
  }

  @Test func `a recording distinguishes threads`() throws {
    // No thread ends before the others, because a later thread could then get its number.
    let (ended, all) = (Locked(0), Latch("the end of four resolves"))
    _ = inParallel(4) { _ in
      _ = shop.plain()
      if ended.next() == 4 { all.open() }
      all.wait()
    }
    let events = try shop.lines.events()
    #expect(events.count == 8)
    #expect(Set(events.map(\.thread)).count == 4)
    #expect(!events.contains { $0.thread == 0 })
    for resolve in Dictionary(grouping: events, by: \.path).values {
      #expect(resolve.map(\.event) == ["began", "built"])
      #expect(Set(resolve.map(\.thread)).count == 1)
    }
  }
}

private struct Event: Decodable {
  let at: Int, event: String, name: String, module: String, file: String, line: Int
  let path: [Int], thread: UInt, by: String?, took: Int?, reason: String?
}

extension Diary {
  /// Returns the events of a recording: all lines but the first.
  fileprivate func events() throws -> [Event] {
    try all.filter { !$0.hasPrefix(#"{"recording""#) }.map {
      try JSONDecoder().decode(Event.self, from: Data($0.utf8))
    }
  }
}

private struct Odd: Error, CustomStringConvertible {
  let description = "\"quoted\" \\ \t\r\n\u{1}\u{1F} é 🔑"
}

private final class RecordedOrder: ManagedContainer {
  let manager: ContainerManager
  private let shop: RecordedShop
  init(in shop: RecordedShop) { (self.shop, manager) = (shop, ContainerManager(parent: shop)) }

  var total: Factory<Int> { self { self.shop.plain() + 1 } }
}

private final class RecordedShop: ManagedContainer {
  let manager = ContainerManager()
  let lines = Diary()
  init() { observe(TraceLog.jsonLines { [lines] in lines.note($0) }) }

  static let line = Int(#line)
  var cart: Factory<Int> { self { self.price() } }
  var price: Factory<Int> { self { 1 }.cached }
  var plain: Factory<Int> { self { 1 } }
  var `a "quoted" 🔑`: ThrowingFactory<Int, Odd> { self.throwing { () throws(Odd) in throw Odd() } }
}
