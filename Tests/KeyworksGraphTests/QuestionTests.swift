import Foundation
import KeyworksGraph
import Testing

/// The verifier's answers about a graph without mistakes.
@Suite(.onCompilerThreads) struct `A question about a graph` {
  private static let source = """
    import Keyworks
    extension Container {
      var log: Factory<Int> { self { 1 }.singleton }
      var store: Factory<Int> { self { self.log() } }
      static var steps: Tags<Int> { [Tagged(\\.store)] }
      var cart: Factory<Int> { self { self[\\.steps].count } }
      var page: Factory<Int> { self { self.provider(\\.cart)() } }
      var menu: Factory<Int> { self { 2 } }
    }
    func test(_ container: Container) {
      container.store.override { 3 }
    }
    let container = Container()
    test(container)
    print(container.page(), container.menu())
    """

  private func verified<Result>(
    _ body: (Verification, Paths) throws -> Result
  ) throws -> Result {
    try SampleProgram.with(["main.swift": Self.source]) { program in
      try body(try program.verified(), Paths(relativeTo: program.folder.path))
    }
  }

  @Test func `the shortest path explains why one factory needs another`() throws {
    try verified { verification, paths in
      let report = WhyReport(verification.programs[0].graph, paths)
      #expect(
        report.text(from: "page", to: "log") == """
          App.page, unique needs App.log, .singleton: page → cart → steps → store → log
            page → cart, while it is built
              App/main.swift:7:51: cart
            cart → steps, while it is built
              App/main.swift:6:42: steps
            steps → store
              App/main.swift:5:43: store
            store → log, while it is built
              App/main.swift:4:41: log

          """)
      #expect(
        report.text(from: "menu", to: "log")
          == "App.menu, unique does not need App.log, .singleton.\n")
      #expect(report.text(from: "nothing", to: "log") == "")
    }
  }

  @Test func `the JSON of a factory has what it needs, what needs it, and nothing else`() throws {
    try verified { verification, paths in
      let text = JSONReport(verification, about: "steps", paths).text
      let problems = try Schema.ofGraphs.get().problems(of: text)
      #expect(problems == [])
      let shown = ["log", "store", "steps", "cart", "page", "menu"].filter { name in
        text.contains("\"name\":\"\(name)\"")
      }
      #expect(shown == ["store", "steps", "cart"])
      let edges = text.ranges(of: "\"from\":").count
      #expect(edges == 2)
    }
  }

  @Test func `the impact report lists dependents by distance, then what replaces the factory`()
    throws
  {
    try verified { verification, paths in
      let report = ImpactReport(verification.programs[0].graph, paths)
      #expect(
        report.text(of: "store") == """
          App.store, unique is needed by 3 factories in 1 module
          directly
            App.steps (App/main.swift:5:14)
          in 2 hops
            App.cart, unique (App/main.swift:6:7)
          in 3 hops
            App.page, unique (App/main.swift:7:7)
          is registered, overridden or decorated by
            test(_:) (App/main.swift:11:13)

          """)
    }
  }

  @Test func `an unknown factory name gets a suggestion if a similar one exists`() throws {
    try verified { verification, _ in
      func message(for name: String) -> String? {
        do {
          try verification.requireFactory(named: name)
          return nil
        } catch { return "\(error)" }
      }
      #expect(message(for: "store") == nil)
      #expect(message(for: "App.*") == nil)
      #expect(message(for: "stores") == "There is no factory 'stores'. Did you mean 'store'?")
      #expect(
        message(for: "App.carts") == "There is no factory 'App.carts'. Did you mean 'App.cart'?")
      #expect(message(for: "somethingElse") == "There is no factory 'somethingElse'.")
    }
  }
}
