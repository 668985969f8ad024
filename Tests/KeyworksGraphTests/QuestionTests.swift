import Foundation
import KeyworksGraph
import Testing

/// What the verifier answers about factories that are right.
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

  @Test func `says why one factory needs another one, in the fewest hops`() throws {
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

  @Test func `says what a change reaches, and who replaces it`() throws {
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

  @Test func `about a name that means nothing says which are near`() throws {
    try verified { verification, _ in
      func said(_ name: String) -> String? {
        do {
          try verification.requireFactory(named: name)
          return nil
        } catch { return "\(error)" }
      }
      #expect(said("store") == nil)
      #expect(said("App.*") == nil)
      #expect(said("stores") == "There is no factory 'stores'. Did you mean 'store'?")
      #expect(said("App.carts") == "There is no factory 'App.carts'. Did you mean 'App.cart'?")
      #expect(said("somethingElse") == "There is no factory 'somethingElse'.")
    }
  }
}

@Suite(.onCompilerThreads) struct `Findings for a workflow` {
  @Test func `are commands, with their places, and with what ends a command escaped`() throws {
    let factory = """
      import Keyworks
      extension Container {
        var a: Factory<Int> { self { self.a() } }
      }
      """
    let program = "import Keyworks\nprint(Container.shared.a())\n"
    try SampleProgram.with(["main.swift": program, "A, 100%.swift": factory]) { program in
      let verification = try program.verified()
      #expect(
        GitHubReport(verification, Paths(relativeTo: program.folder.path)).text == """
          ::error file=App/A%2C 100%25.swift,line=3,col=7,title=Keyworks%3A cycle::'a' needs itself: \
          a → a. Let 'a' resolve itself when it is used, not while it is built: self.provider(\\.a), or \
          @LazyInjected.%0AApp/A, 100%25.swift:3:37: a

          """)
    }
  }
}

@Suite(.onCompilerThreads) struct `Factories that need each other` {
  private func findings(_ body: String) throws -> [String] {
    let source = "import Keyworks\nextension Container {\n\(body)\n}\nprint(Container.shared.a())\n"
    return try SampleProgram.with(["main.swift": source]) { program in
      try program.verified().findings.map { "\($0.message). \($0.fix)" }
    }
  }

  @Test func `are one finding, with the need that closes all loops`() throws {
    let found = try findings(
      """
      var a: Factory<Int> { self { self.b() + self.c() } }
      var b: Factory<Int> { self { self.d() } }
      var c: Factory<Int> { self { self.d() } }
      var d: Factory<Int> { self { self.a() } }
      """)
    #expect(
      found == [
        """
        'a' needs itself: a → b → d → a. 4 factories need each other. Let 'd' resolve 'a' when it \
        is used, not while it is built: self.provider(\\.a), or @LazyInjected.
        """
      ])
  }

  @Test func `are named with the fewest needs that close all loops`() throws {
    let found = try findings(
      """
      var a: Factory<Int> { self { self.b() } }
      var b: Factory<Int> { self { self.a() + self.c() } }
      var c: Factory<Int> { self { self.b() + self.d() } }
      var d: Factory<Int> { self { self.c() } }
      """)
    #expect(
      found == [
        """
        'a' needs itself: a → b → a. 4 factories need each other. Resolve these when they are used, \
        not while the other one is built: 'a' for 'b' (main.swift:4), 'b' for 'c' (main.swift:5), \
        'c' for 'd' (main.swift:6).
        """
      ])
  }

  @Test func `in two groups are two findings`() throws {
    let found = try findings(
      """
      var a: Factory<Int> { self { self.b() + self.c() } }
      var b: Factory<Int> { self { self.b() } }
      var c: Factory<Int> { self { self.d() } }
      var d: Factory<Int> { self { self.c() } }
      """)
    #expect(
      found == [
        """
        'b' needs itself: b → b. Let 'b' resolve itself when it is used, not while it is built: \
        self.provider(\\.b), or @LazyInjected.
        """,
        """
        'c' needs itself: c → d → c. Let 'd' resolve 'c' when it is used, not while it is built: \
        self.provider(\\.c), or @LazyInjected.
        """,
      ])
  }

  @Test func `in a long chain that one need closes are one finding`() throws {
    let count = 300
    let chain = (0..<count).map { number in
      let next = number + 1 < count ? "self.f\(number + 1)()" : "self.f0()"
      let other = number + 2 < count ? " + self.f\(number + 2)()" : ""
      return "var f\(number): Factory<Int> { self { \(next)\(other) } }"
    }
    let found = try findings(
      (chain + ["var a: Factory<Int> { self { self.f0() } }"]).joined(separator: "\n"))
    #expect(found.count == 1)
    #expect(found.first?.contains("300 factories need each other. Let 'f299' resolve 'f0'") == true)
  }
}
