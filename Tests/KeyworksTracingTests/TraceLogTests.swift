import Keyworks
import KeyworksTracing
import TestSupport
import Testing

@Suite struct `An observer` {
  @Test func `a trace log writes one indented tree for each outermost resolve`() {
    let (shop, trees) = (Shop(), Trees())
    shop.observe(trees.log.record)
    _ = shop.cart()
    _ = shop.price()
    #expect(
      trees.all == [
        """
        cart (TraceLogTests.swift:\(Shop.line + 1)) built in TIME
          price (TraceLogTests.swift:\(Shop.line + 3)) built in TIME
          clock (TraceLogTests.swift:\(Shop.line + 8)) built in TIME
        """,
        "price (TraceLogTests.swift:\(Shop.line + 3)) reused",
      ])
  }

  @Test func `a trace log continues after its observer is stopped during a resolve`() {
    let (one, other) = (Shop(), Shop())
    let trees = Trees()
    let token = one.observe(trees.log.record)
    other.observe(trees.log.record)
    one.whenMade.set { token.revert() }
    _ = one.cart()
    #expect(trees.all == [])
    _ = other.price()
    #expect(trees.all == ["price (TraceLogTests.swift:\(Shop.line + 3)) built in TIME"])
  }

  @Test func `a trace log that observes a container twice writes no empty tree`() {
    let (shop, trees) = (Shop(), Trees())
    for _ in 0..<2 { shop.observe(trees.log.record) }
    _ = shop.clock()
    #expect(trees.all.count == 1)
    #expect(trees.all.allSatisfy { $0.contains("built in") })
  }

  @Test func `a trace log shows a gather above the lines of its members`() {
    let (shop, trees) = (Shop(), Trees())
    shop.observe(trees.log.record)
    _ = shop.composite()
    _ = shop[\.nothing]
    let lines = trees.all.flatMap { $0.split(separator: "\n") }
    let names = ["composite ", "  withComposite ", "  markdown ", "  links ", "nothing "]
    #expect(lines.map { String($0).replacing(#/\(.*/#, with: "") } == names)
    #expect(lines[1].hasSuffix(") gathers markdown, links"))
  }

  @Test func `a trace log tells the members of a list with the same factory apart`() {
    let (shop, trees) = (Shop(), Trees())
    shop.observe(trees.log.record)
    _ = shop[\.texts]
    let names = "subscript(_:) with id one, subscript(_:) with id two, links for plain"
    #expect(trees.all[0].hasSuffix(") gathers \(names)"))
  }
}

/// Records what a trace log writes, without the times.
private final class Trees: Sendable {
  private let texts = Diary()
  let log: TraceLog
  var all: [String] { texts.all.map { $0.replacing(#/\d+\.\d (ns|µs|ms|s)/#, with: "TIME") } }
  init() { log = TraceLog { [texts] tree in texts.note(tree) } }
}

private final class Shop: ManagedContainer {
  let manager = ContainerManager()
  let whenMade = Hook(nil)

  static let line = Int(#line)
  var cart: Factory<Int> { self { self.price() + self.clock() } }
  var price: Factory<Int> {
    self {
      self.whenMade.run()
      return 1
    }.cached
  }
  var clock: Factory<Int> { self { 1 } }
  var markdown: Factory<String> { self { "markdown" } }
  var links: Factory<String> { self { "links" } }
  /// Gathers the other members, but not itself.
  var composite: Factory<String> { self { self[\.withComposite].joined(separator: " ") } }
  static var withComposite: Tags<String> {
    [Tagged(\.markdown), Tagged(\.composite), Tagged(\.links)]
  }
  static var nothing: Tags<String> { Tags() }
  subscript(name: String) -> Factory<String> { self(id: name) { name } }
  static var texts: Tags<String> {
    [Tagged(\.["one"]), Tagged(\.["two"]), Tagged(\.links, under: Style.plain)]
  }
}

private enum Style: Variant { case plain }
