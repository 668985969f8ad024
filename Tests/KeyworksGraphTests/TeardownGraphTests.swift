import Foundation
import KeyworksGraph
import Testing

/// What reports show about factories with teardowns. The corpus has more findings about them.
@Suite(.onCompilerThreads) struct `A factory with a teardown` {
  private func verified<Result>(
    _ source: String, _ body: (Verification, Paths) throws -> Result
  ) throws -> Result {
    try SampleProgram.with(["main.swift": source]) { program in
      try body(try program.verified(), Paths(relativeTo: program.folder.path))
    }
  }

  private func report(_ source: String) throws -> String {
    try verified(source) { TextReport($0, $1).text }
  }

  // MARK: - Findings

  @Test func `the report of a teardown that nothing runs suggests a fix`() throws {
    let text = try report(
      """
      import Keyworks
      import KeyworksAsync
      extension Container {
        var pool: Factory<Int> { self { 1 }.cached.teardown { print($0) } }
        var tracer: Factory<Int> { self { 2 }.singleton.teardown { print($0) } }
      }
      print(Container.shared.pool(), Container.shared.tracer())
      """)
    #expect(
      text == """
        App/main.swift:4:7: warning: 'pool' has a teardown, and nothing in App closes its \
        Container. Do the work with the container in withContainer(…) { … }, or close() it \
        afterwards. [teardown]
        App/main.swift:5:7: warning: 'tracer' is .singleton and has a teardown, and nothing in App \
        calls withTeardown. Do the work of the program in withTeardown { … }. [teardown]
        0 errors, 2 warnings in App (2 factories, 1 module)

        """)
  }

  @Test func `the report of a teardown locates the closing code that never runs`() throws {
    let text = try report(
      """
      import Keyworks
      import KeyworksAsync
      extension Container {
        var pool: Factory<Int> { self { 1 }.cached.teardown { print($0) } }
      }
      func shutDown() async throws {
        try await Container.shared.close()
      }
      print(Container.shared.pool())
      """)
    #expect(
      text == """
        App/main.swift:4:7: warning: 'pool' has a teardown, and the code that closes its Container \
        never runs in App. Call that code. [teardown]
        App/main.swift:7:30: note: shutDown() → close
        0 errors, 1 warning in App (1 factory, 1 module)

        """)
  }

  @Test func `a teardown on a shared factory is an error, as it is at run time`() throws {
    let text = try report(
      """
      import Keyworks
      import KeyworksAsync
      final class Lamp: Sendable {}
      extension Container {
        var lamp: Factory<Lamp> { self { Lamp() }.shared.teardown { print($0) } }
      }
      try await withTeardown { print(Container.shared.lamp()) }
      """)
    #expect(
      text.hasPrefix(
        """
        App/main.swift:5:7: error: 'lamp' is .shared and has a teardown, but its last holder \
        decides when it ends. Make it .cached, or clean up in its deinit. [teardown]
        """))
  }

  // Not the arguments of a test, because a run of the tests would print them.
  @Test func `closing a container of unknown type counts for every container`() throws {
    for closing in [
      """
      func end(_ it: some ManagedContainer) async throws { try await it.close() }
      try await end(Container.shared)
      """,
      """
      func end(_ all: [any ManagedContainer]) async throws {
        for it in all { try await it.close() }
      }
      try await end([Container.shared])
      """,
      """
      func end(_ all: [Container]) async throws { try await all[0].close() }
      try await end([Container.shared])
      """,
      """
      func end(_ desk: Desk) async throws {
        let it = Bool.random() ? Container.shared as any ManagedContainer : desk
        try await it.close()
      }
      try await end(Desk())
      """,
      """
      func end(_ desk: Desk) async throws {
        let it = desk
        let work: (any ManagedContainer) async throws -> Void = { it in try await it.close() }
        try await work(Bool.random() ? it : Container.shared)
      }
      try await end(Desk())
      """,
      """
      func end(_ it: any ManagedContainer) async throws {
        let work: (any ManagedContainer) async throws -> Void = { try await $0.close() }
        try await work(it)
      }
      try await end(Container.shared)
      """,
      """
      func some() -> any ManagedContainer { Container.shared }
      try await withContainer(some()) { _ in }
      """,
      """
      extension ManagedContainer { func end() async throws { try await close() } }
      try await Container.shared.end()
      """,
    ] {
      let text = try report(
        """
        import Keyworks
        import KeyworksAsync
        final class Desk: ManagedContainer { let manager = ContainerManager() }
        extension Container {
          var pool: Factory<Int> { self { 1 }.cached.teardown { print($0) } }
        }
        print(Container.shared.pool())
        \(closing)
        """)
      #expect(text == "0 errors, 0 warnings in App (1 factory, 1 module)\n", "\(closing)")
    }
  }

  @Test
  func `the teardowns of a library are checked only in programs that resolve their factories`()
    throws
  {
    let library = """
      import Keyworks
      import KeyworksAsync
      extension Container {
        public var pool: Factory<Int> { self { 1 }.cached.teardown { print($0) } }
      }
      """
    try SampleProgram.with(["Library.swift": library]) { program in
      let findings = try program.verified().findings
      #expect(findings.isEmpty)
    }
    // `Second` imports the library but never resolves the pool, so it has nothing to close.
    let main = "import Keyworks\nimport Lib\nprint(Container.shared"
    try SampleProgram.with([
      ("Lib", ["Lib.swift": library]), ("First", ["main.swift": "\(main).pool())"]),
      ("Second", ["main.swift": "\(main))"]),
    ]) { program in
      let findings = try program.verified().programs.map(\.findings)
      #expect(findings.map { $0.map(\.check) } == [[.teardown], []])
    }
  }

  @Test func `an instance of a child container that its parent keeps is reported as captive`()
    throws
  {
    let text = try report(
      """
      import Keyworks
      import KeyworksAsync
      final class Visit: ManagedContainer {
        let manager: ContainerManager
        let app: Container
        init(_ app: Container) { (self.app, manager) = (app, ContainerManager(parent: app)) }
      }
      extension Visit {
        var user: Factory<File> { self { File() }.cached }
        var upload: Factory<File> { self { File() }.teardown { print($0) } }
      }
      extension Container {
        var page: Factory<File> { self { Visit(self).user() }.cached }
        var last: Factory<File> { self { Visit(self).upload() }.singleton }
      }
      final class File: Sendable {}
      try await withTeardown { print(Container.shared.page(), Container.shared.last()) }
      """)
    #expect(
      text == """
        App/main.swift:13:7: error: 'page' is .cached and keeps 'user', which is .cached in the \
        child container Visit: page → user. Let 'page' resolve it when it is used, or declare \
        'page' in Visit. [captive]
        App/main.swift:13:48: note: page → user
        App/main.swift:14:7: error: 'last' is .singleton and keeps 'upload', which the child \
        container Visit tears down: last → upload. Let 'last' resolve it when it is used, or \
        declare 'last' in Visit. [captive]
        App/main.swift:14:48: note: last → upload
        2 errors, 0 warnings in App (4 factories, 1 module)

        """)
  }

  // MARK: - Reports

  @Test func `explanations and JSON show that a factory has a teardown`() throws {
    let source = """
      import Keyworks
      import KeyworksAsync
      extension Factory where Value: Sendable {
        var told: Self { teardown { print($0) } }
      }
      extension Container {
        var pool: AsyncFactory<Int, Never> { self.async { 1 }.cached.teardown { _ in } }
        var own: Factory<Int> { self { 2 }.told.cached }
        var plain: Factory<Int> { self { 3 } }
      }
      """
    try verified(source) { verification, paths in
      let (graph, findings) = verification.programs[0]
      #expect(graph.factories.map(\.hasTeardown) == [true, true, false])
      let text = ExplainReport(graph, findings, paths).text(of: "pool")
      #expect(text.hasPrefix("App.pool: async, .cached, with a teardown, builds Int\n"))
      let json = JSONReport(graph, findings, paths).text
      #expect(json.ranges(of: #""teardown":true"#).count == 2)
    }
  }
}
