import Foundation
import KeyworksGraph
import Testing

@Suite struct `Moving from Factory` {
  /// The factories that all sources below use.
  private static let declarations = """
    import FactoryKit
    extension Container {
      var clock: Factory<Clock> { self { SystemClock() } }
      var store: Factory<any Store> { self { DiskStore() }.singleton }
      var model: Factory<Model> { self { Model() }.scope(.session) }
      var page: ParameterFactory<(Int, String), Page> { self { Page($0, $1) } }
      var view: ParameterFactory<() -> Void, Action> { self { Action($0) } }
    }
    extension Clocks {
      var watch: Factory<Watch> { self { Watch() } }
    }
    """

  private static func migrated(_ source: String, at path: String) -> MigratedFile? {
    Migration(of: [
      ("Sources/App/Declarations.swift", Array(declarations.utf8)), (path, Array(source.utf8)),
    ]).files.last
  }

  /// Expects an edit of lines that follow the import.
  private func expect(
    _ old: String, becomes new: String, at path: String = "Sources/App/App.swift",
    left: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = Self.migrated("import FactoryKit\n" + old, at: path)
    #expect(
      file.map { String(decoding: $0.new, as: UTF8.self) } == "import Keyworks\n" + new,
      sourceLocation: sourceLocation)
    #expect(
      file?.remarks(onNewLines: false) == left.map { path + $0 }, sourceLocation: sourceLocation)
  }

  private func expectLeft(
    _ source: String, at path: String = "Sources/App/App.swift", _ remark: String, line: Int = 2,
    section: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      source, becomes: source, at: path,
      left: [":\(line): \(remark): see Coming from Factory, \"\(section)\""],
      sourceLocation: sourceLocation)
  }

  private func expectImports(
    _ old: String, become new: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = Self.migrated(old, at: "Sources/App/App.swift")
    #expect(
      file.map { String(decoding: $0.new, as: UTF8.self) } == new, sourceLocation: sourceLocation)
  }

  private let tests = "Tests/AppTests/AppTests.swift"

  // MARK: - Imports

  @Test func `imports keep their attributes and access levels`() {
    expectImports("public import FactoryKit", become: "public import Keyworks")
    expectImports("@_exported import Factory", become: "@_exported import Keyworks")
    expectImports(
      "@testable import FactoryKit\nimport Testing",
      become: "@testable import Keyworks\nimport Testing")
    expectImports("import class FactoryKit.Container", become: "import Keyworks")
  }

  @Test func `a module is imported once`() {
    expectImports(
      "import FactoryKit\nimport UIKit\nimport Factory\nlet a = 1",
      become: "import Keyworks\nimport UIKit\nlet a = 1")
  }

  @Test func `the test module no longer exports the library`() {
    expectImports("import FactoryTesting", become: "import Keyworks\nimport KeyworksTesting")
    expectImports(
      "import FactoryKit\nimport FactoryTesting", become: "import Keyworks\nimport KeyworksTesting")
  }

  @Test func `qualified names and conditions name the other module`() {
    expectImports(
      "#if canImport(FactoryKit)\n  import FactoryKit\n#endif\nlet c: FactoryKit.Container? = nil",
      become: "#if canImport(Keyworks)\n  import Keyworks\n#endif\nlet c: Keyworks.Container? = nil"
    )
  }

  // MARK: - Declaring

  @Test func `an initializer becomes a call of the container`() {
    expect(
      "extension Container { var a: Factory<A> { Factory(self) { A() } } }",
      becomes: "extension Container { var a: Factory<A> { self { A() } } }")
    expect(
      "extension Container { var a: ParameterFactory<Int, A> { ParameterFactory(self) { A($0) } } }",
      becomes: "extension Container { var a: ParameterFactory<Int, A> { self { A($0) } } }")
    expect(
      "extension Container { var a: Factory<A> { FactoryKit.Factory<A>(self) { A() } } }",
      becomes: "extension Container { var a: Factory<A> { self { A() } } }")
  }

  @Test func `a factory with a key is left`() {
    expectLeft(
      "extension Container { var a: Factory<A> { Factory(self, key: \"a\") { A() } } }",
      "'Factory(…)' has a key or a container of its own", section: "Declaring")
  }

  @Test func `modifiers that say nothing are removed`() {
    expect(
      """
      extension Container {
        var a: Factory<A> { self { A() }.unique }
        var b: ParameterFactory<Int, A> {
          self { A($0) }
            .scopeOnParameters
            .once()
            .cached
        }
      }
      """,
      becomes: """
        extension Container {
          var a: Factory<A> { self { A() } }
          var b: ParameterFactory<Int, A> {
            self { A($0) }
              .cached
          }
        }
        """)
  }

  @Test func `a time to live is a duration`() {
    expect(
      "extension Container { var a: Factory<A> { self { A() }.cached.timeToLive(60 * 5) } }",
      becomes:
        "extension Container { var a: Factory<A> { self { A() }.cached.timeToLive(.seconds(60 * 5)) } }"
    )
  }

  @Test func `launches are arguments`() {
    expect(
      """
      extension Container {
        var a: Factory<A> {
          self { A() }
            .onTest { B() }
            .onPreview { C() }
            .onArg("d") { D() }
            .context(.test) { B() }
            .context(.preview) { C() }
            .context(.arg("d")) { D() }
        }
      }
      """,
      becomes: """
        extension Container {
          var a: Factory<A> {
            self { A() }
              .on(.test) { B() }
              .on(.preview) { C() }
              .on(.argument("d")) { D() }
              .on(.test) { B() }
              .on(.preview) { C() }
              .on(.argument("d")) { D() }
          }
        }
        """)
  }

  @Test(arguments: [
    (".onDebug { B() }", "'.onDebug' is #if DEBUG in the braces"),
    (".onSimulator { B() }", "'.onSimulator' is #if targetEnvironment(simulator) in the braces"),
    (".onDevice { B() }", "'.onDevice' is #if !targetEnvironment(simulator) in the braces"),
    (".onArgs([\"b\"]) { B() }", "'.onArgs' is .on(.argument(…)) for each argument"),
    (
      ".context(.test, .debug) { B() }",
      "'.context' has several contexts, or one that needs #if"
    ),
    (".context(.debug) { B() }", "'.context' has several contexts, or one that needs #if"),
  ]) func `launches without a counterpart are left`(modifier: String, remark: String) {
    expectLeft(
      "extension Container { var a: Factory<A> { self { A() }\(modifier) } }", remark,
      section: "Registering and contexts")
  }

  @Test func `several launches have a modifier each`() {
    expect(
      "extension Container { var a: Factory<A> { self { A() }.context(.test, .preview) { B() } } }",
      becomes:
        "extension Container { var a: Factory<A> { self { A() }.on(.test) { B() }.on(.preview) { B() } } }"
    )
  }

  @Test func `a body for one launch in the app's wiring is registered under a condition`() {
    expect(
      """
      extension Container: AutoRegistering {
        func autoRegister() {
          clock.context(.test) { Mock() }
          clock.onPreview {
            Mock()
          }
        }
      }
      """,
      becomes: """
        extension Container: @retroactive AutoRegistering {
          func autoRegister() {
            if LaunchContext.current.conditions.contains(.test) { clock.register { Mock() } }
            if LaunchContext.current.conditions.contains(.preview) { clock.register {
              Mock()
            } }
          }
        }
        """)
  }

  @Test func `arguments that a body takes as a tuple are left`() {
    expectLeft(
      """
      extension Container {
        var a: ParameterFactory<(Int, String), A> { self { A($0.0, $0.1) }.scopeOnParameters.cached }
      }
      """,
      "'.scopeOnParameters' with a tuple: give the body a parameter for each", line: 3,
      section: "Declaring")
  }

  @Test(arguments: [
    """
    extension Container {
      func sample() { self.manager.push(); clock.register { Mock() }; self.manager.pop() }
    }
    """,
    """
    extension Container {
      var page: Factory<Page> { self { let clock = self.clock(); clock.once(); return Page(clock) } }
      func wind(clock: Clock) { clock.register { 1 } }
    }
    """,
    """
    extension Container {
      var a: Factory<A> { let mode = Mode.unique; return self { A(mode) } }
    }
    """,
  ]) func `a local name is no factory, and no modifier`(source: String) {
    let new = Self.migrated("import FactoryKit\n" + source, at: "Sources/App/App.swift")?.new ?? []
    #expect(String(decoding: new, as: UTF8.self) == "import Keyworks\n" + source)
  }

  @Test func `imports of other branches stay`() {
    expectImports(
      "#if DEBUG\n@testable import FactoryKit\n#else\nimport FactoryKit\n#endif",
      become: "#if DEBUG\n@testable import Keyworks\n#else\nimport Keyworks\n#endif")
  }

  @Test func `a property of self is resolved as the property is`() {
    expect(
      """
      final class A {
        @DynamicInjected(\\.clock) var clock: any Clock
        func f() -> () -> Void { { self.$clock.resolve().wind() } }
      }
      """,
      becomes: """
        final class A {
          var clock: any Clock { Container.shared.clock() }
          func f() -> () -> Void { { Container.shared.clock().wind() } }
        }
        """)
  }

  @Test func `a factory that no source declares is left`() {
    expectLeft(
      "let a = Container.shared.elsewhere.resolve()",
      "no source declares the factory 'elsewhere'", section: "Declaring")
  }

  @Test func `other sources of the program tell what a word means`() {
    let declaring = "extension Container { var far: Factory<Int> { self { 1 } } }"
    let using = "import FactoryKit\nlet a = Container.shared.far.resolve()"
    let migration = Migration(
      of: [("A.swift", Array(using.utf8))], among: [("B.swift", Array(declaring.utf8))])
    #expect(migration.files.map(\.path) == ["A.swift"])
    #expect(
      String(decoding: migration.files[0].new, as: UTF8.self)
        == "import Keyworks\nlet a = Container.shared.far()")
  }

  @Test func `a decorator returns the instance`() {
    expect(
      """
      extension Container {
        var a: Factory<A> { self { A() }.decorator { log($0) } }
        var b: Factory<A> { self { A() }.decorator { a in log(a) } }
        var c: Factory<A> { self { A() }.decorator { _ in log("c") } }
        var d: Factory<A> {
          self { A() }
            .decorator { a in
              log(a)  // Each of them.
            }
            .cached
        }
      }
      """,
      becomes: """
        extension Container {
          var a: Factory<A> { self { A() }.decorated { log($0); return $0 } }
          var b: Factory<A> { self { A() }.decorated { a in log(a); return a } }
          var c: Factory<A> { self { A() }.decorated { instance in log("c"); return instance } }
          var d: Factory<A> {
            self { A() }
              .decorated { a in
                log(a)  // Each of them.
                return a
              }
              .cached
          }
        }
        """)
  }

  @Test func `a decorator that returns early is left`() {
    expectLeft(
      "extension Container { var a: Factory<A> { self { A() }.decorator { a in if a.b { return } } } }",
      "'.decorator' cannot be decorated like this", section: "Registering and contexts")
  }

  @Test func `scopes have names`() {
    expect(
      """
      extension Scope {
        static let session = Cached()
        static let day = Scope.Cached()
        static let window = Shared()
      }
      """,
      becomes: """
        extension Scope {
          static let session = Scope("session")
          static let day = Scope("day")
          static let window = Scope("window", isWeak: true)
        }
        """)
    expectLeft(
      "extension Scope { static let other = Graph() }", "this scope has no counterpart",
      section: "Lifetimes")
  }

  // MARK: - Resolving

  @Test func `resolving is a call`() {
    expect(
      "let a = Container.shared.clock.resolve(), b = Container.shared.page.resolve((1, \"a\"))",
      becomes: "let a = Container.shared.clock(), b = Container.shared.page(1, \"a\")")
    expect(
      "func f(container: Container, own: Clocks) { container.clock.resolve(); own.watch.resolve() }",
      becomes: "func f(container: Container, own: Clocks) { container.clock(); own.watch() }")
    expect(
      "extension Container { func f() -> A { A(clock.resolve(), self.store.resolve()) } }",
      becomes: "extension Container { func f() -> A { A(clock(), self.store()) } }")
    expect(
      "let a = Container.shared.page((1, \"a\"))",
      becomes: "let a = Container.shared.page(1, \"a\")")
  }

  @Test func `a tuple with labels stays one`() {
    expect(
      "let a = Container.shared.page.resolve((number: 1, title: \"a\"))",
      becomes: "let a = Container.shared.page((number: 1, title: \"a\"))")
    expect(
      """
      extension Container { var a: ParameterFactory<(b: Int, c: Int), A> { self { A($0) } } }
      let a = Container.shared.a.resolve((1, 2))
      """,
      becomes: """
        extension Container { var a: ParameterFactory<(b: Int, c: Int), A> { self { A($0) } } }
        let a = Container.shared.a((1, 2))
        """)
  }

  @Test func `a dependency is a subscript`() {
    expect(
      "let a = dependency(\\.clock), b = dependency(\\Clocks.watch)",
      becomes: "let a = Container.shared[\\.clock], b = Clocks.shared[\\.watch]")
  }

  @Test func `a dynamic injection is a computed property`() {
    expect(
      """
      final class A {
        @DynamicInjected(\\.clock) private var clock
        @DynamicInjected(\\.store)
        var store: any Store
        @ObservationIgnored @DynamicInjected(\\Clocks.watch) private var watch
        func f() { $clock.resolve().tick(); $watch().tick() }
      }
      """,
      becomes: """
        final class A {
          private var clock: Clock { Container.shared.clock() }
          var store: any Store { Container.shared.store() }
          private var watch: Watch { Clocks.shared.watch() }
          func f() { Container.shared.clock().tick(); Clocks.shared.watch().tick() }
        }
        """)
  }

  @Test func `a dynamic injection whose factory is used is left`() {
    let text = "final class A { @DynamicInjected(\\.clock) var clock; func f() { $clock.reset() } }"
    expect(
      text, becomes: text,
      left: [
        "'@DynamicInjected' is used in another way, or its factory is not declared here",
        "'$clock' is the factory",
      ].map { ":2: \($0): see Coming from Factory, \"Injecting and SwiftUI\"" })
  }

  @Test func `models of views have other wrappers`() {
    expect(
      "struct A { @InjectedObservable(\\.model) var model }",
      becomes: "import KeyworksUI\nstruct A { @InjectedState(\\.model) var model }")
    expect(
      "struct A { @InjectedObject(\\.model) private var model: Model }",
      becomes: "struct A { @StateObject private var model: Model = Container.shared.model() }")
  }

  // MARK: - Registering

  @Test func `a registration in a test is an override`() {
    expect(
      """
      func f(container: Container) {
        Container.shared.clock.register { Mock() }
        Container.shared.clock { Mock() }
        container.store { Mock() }
        container.clock.onTest { Mock() }
        container.clock.context(.test) { Mock() }
        container.store.once().register { Mock() }
      }
      """,
      becomes: """
        func f(container: Container) {
          Container.shared.clock.override { Mock() }
          Container.shared.clock.override { Mock() }
          container.store.override { Mock() }
          container.clock.override { Mock() }
          container.clock.override { Mock() }
          container.store.override { Mock() }
        }
        """, at: tests)
  }

  @Test func `a registration that wires the app stays`() {
    let wiring = """
      extension Container: @retroactive AutoRegistering {
        func autoRegister() { clock.register { SystemClock() } }
      }
      """
    expect(wiring, becomes: wiring)
    expect(wiring, becomes: wiring, at: tests)
    expect(
      "extension Container { func autoRegister() { clock.onTest { Mock() }; store { Mock() } } }",
      becomes:
        "extension Container { func autoRegister() { clock.register { Mock() }; store.register { Mock() } } }",
      at: tests)
  }

  @Test func `what may be a registration or an override is left in an app`() {
    expectLeft(
      "Container.shared.clock { Mock() }", "'clock { … }' may be a registration or an override",
      section: "Registering and contexts")
    expectLeft(
      "Container.shared.clock.onTest { Mock() }",
      "'.onTest' belongs in the property, as .on(.test)", section: "Registering and contexts")
    expectLeft(
      "Container.shared.view { print() }", at: tests,
      "'view { … }' may be a registration or an override", section: "Registering and contexts")
  }

  @Test func `previews override`() {
    expect(
      """
      #Preview("A") {
        let _ = Container.shared.clock.register { Mock() }
        let _ = Container.shared.clock { Mock() }
        A()
      }
      struct Previews: PreviewProvider {
        static var previews: some View { Container.shared.store { Mock() }; return A() }
      }
      """,
      becomes: """
        #Preview("A") {
          let _ = Container.shared.clock.override { Mock() }
          let _ = Container.shared.clock.override { Mock() }
          A()
        }
        struct Previews: PreviewProvider {
          static var previews: some View { Container.shared.store.override { Mock() }; return A() }
        }
        """)
  }

  @Test func `a trait gives each test a sandbox`() {
    expect(
      """
      @Suite(.serialized, .container) struct A {
        @Test(.container { $0.clock { Mock() } }, arguments: [1]) func b(a: Int) {}
        @Test("named", .container { c in c.store.register { Mock() } }) func c() {}
      }
      """,
      becomes: """
        import KeyworksTesting
        @Suite(.serialized, .sandboxed) struct A {
          @Test(.sandboxed { $0.clock.override { Mock() } }, arguments: [1]) func b(a: Int) {}
          @Test("named", .sandboxed { c in c.store.override { Mock() } }) func c() {}
        }
        """, at: tests)
  }

  @Test func `the lifetime of a registration is in the property`() {
    expect(
      """
      Container.shared.store.register { A() }.singleton
      Container.shared.model.register { A() }.scope(.session)
      """,
      becomes: """
        Container.shared.store.register { A() }
        Container.shared.model.register { A() }
        """)
    expectLeft(
      "Container.shared.store.register { A() }.cached",
      "'.cached' of a registration belongs in the property", section: "Registering and contexts")
  }

  @Test func `resets name what they drop`() {
    expect(
      """
      Container.shared.reset()
      Container.shared.reset(options: .scope)
      Container.shared.reset(options: .registration)
      Container.shared.manager.reset(options: .all)
      Container.shared.manager.reset()
      Container.shared.manager.reset(scope: .session)
      Container.shared.clock.reset(.scope)
      Container.shared.clock.reset(.registration)
      Container.shared.clock.reset(.all)
      Scope.singleton.reset()
      """,
      becomes: """
        Container.shared.reset()
        Container.shared.reset(.instances)
        Container.shared.reset(.registrations)
        Container.shared.reset()
        Container.shared.reset()
        Container.shared.reset(scope: .session)
        Container.shared.clock.reset(.instances)
        Container.shared.clock.reset(.registrations)
        Container.shared.clock.reset()
        Container.shared.reset(scope: .singleton)
        """)
    // The registrations of a test have become overrides.
    expect(
      "Container.shared.reset(options: .registration)",
      becomes: "Container.shared.reset([.registrations, .overrides])", at: tests)
    expectLeft(
      "Container.shared.manager.reset(options: .context)", "this reset has no counterpart",
      section: "Lifetimes")
    expect(
      "extension Container { func f() { reset(options: .scope) } }",
      becomes: "extension Container { func f() { reset(.instances) } }")
    expectLeft(
      "Scope.cached.reset()", "'Scope.cached.reset()' is of one container: reset(scope:)",
      section: "Lifetimes")
  }

  @Test func `push and pop in one function are tokens`() {
    expect(
      """
      func f() {
        Container.shared.manager.push()
        Container.shared.clock.register { Mock() }
        Container.shared.store { Mock() }
        run()
        Container.shared.manager.pop()
      }
      """,
      becomes: """
        func f() {
          let clockToken = Container.shared.clock.override { Mock() }
          let storeToken = Container.shared.store.override { Mock() }
          run()
          storeToken.revert()
          clockToken.revert()
        }
        """)
  }

  @Test func `a deferred pop follows each override`() {
    expect(
      """
      func f() {
        Container.shared.manager.push()
        defer { Container.shared.manager.pop() }
        Container.shared.clock.register {
          Mock()
        }
        run()
      }
      """,
      becomes: """
        func f() {
          let clockToken = Container.shared.clock.override {
            Mock()
          }
          defer { clockToken.revert() }
          run()
        }
        """)
  }

  @Test func `statements on one line stay statements`() {
    expect(
      """
      func f(c: Container) { c.manager.push(); c.clock { Mock() }; c.manager.pop() }
      """,
      becomes: """
        func f(c: Container) { let clockToken = c.clock.override { Mock() }; clockToken.revert() }
        """)
  }

  @Test func `remarks are on the lines before or after the edits`() {
    let file = Self.migrated(
      """
      import FactoryKit
      class A {
        @DynamicInjected(\\.clock)
        var clock
        @WeakLazyInjected(\\.store) var store
      }
      """, at: "A.swift")
    #expect(file?.remarks(onNewLines: false).first?.hasPrefix("A.swift:5: ") == true)
    #expect(file?.remarks(onNewLines: true).first?.hasPrefix("A.swift:4: ") == true)
  }

  @Test func `push and pop in two functions are left`() {
    let text = """
      func setUp() { Container.shared.manager.push() }
      func tearDown() { Container.shared.manager.pop() }
      """
    expect(
      text, becomes: text,
      left: ["push", "pop"].enumerated().map { index, word in
        ":\(index + 2): 'manager.\(word)' may need a token for each registration: "
          + "see Coming from Factory, \"Registering and contexts\""
      })
  }

  @Test(arguments: [
    (
      "class A { @WeakLazyInjected(\\.clock) var a }", "'@WeakLazyInjected'",
      "Injecting and SwiftUI"
    ),
    ("class A { @InjectedType var a: A? }", "'@InjectedType'", "Declaring"),
    ("let a = Container.shared.resolve(A.self)", "'resolve' by type", "Declaring"),
    ("Container.shared.register(A.self) { A() }", "'register' by type", "Declaring"),
    (
      "class A { @LazyInjected(\\.clock) var a; func f() { $a.resolvedOrNil() } }",
      "'resolvedOrNil'", "Injecting and SwiftUI"
    ),
    (
      "class A { @Injected(\\.clock) var a; func f() { $a.resolve(reset: .all) } }", "'resolve'",
      "Injecting and SwiftUI"
    ),
    ("Container.shared.manager.defaultScope = .cached", "'manager.defaultScope'", "Lifetimes"),
    ("Container.shared.manager.trace = true", "'manager.trace'", "Tests and diagnosis"),
    ("Container.shared.manager.logger = { _ in }", "'manager.logger'", "Tests and diagnosis"),
    (
      "Container.shared.manager.dependencyChainTestMax = 8", "'manager.dependencyChainTestMax'",
      "Tests and diagnosis"
    ),
    (
      "Container.shared.manager.promiseTriggersError = false", "'manager.promiseTriggersError'",
      "Declaring"
    ),
    (
      "Container.shared.manager.decorator = { _ in }", "'manager.decorator'",
      "Registering and contexts"
    ),
    ("let c = Container().with { _ in }", "'.with'", "Registering and contexts"),
    ("let c = Container.preview { _ in }", "'.preview'", "Injecting and SwiftUI"),
    ("FactoryContext.setArg(\"a\", forKey: \"b\")", "'FactoryContext'", "Registering and contexts"),
    (
      "let all: [KeyPath<Container, Factory<Clock>>] = []", "a list of key paths", "Declaring"
    ),
    (
      "extension Container { var a: Factory<A?> { promised() } }", "a promise of an optional",
      ""
    ),
  ]) func `what has no counterpart is left`(source: String, words: String, section: String) {
    let file = Self.migrated("import FactoryKit\n" + source, at: "Sources/App/App.swift")
    let remarks = file?.remarks(onNewLines: false) ?? []
    #expect(file.map { String(decoding: $0.new, as: UTF8.self) } == "import Keyworks\n" + source)
    #expect(remarks.count == 1)
    #expect(remarks.first?.hasPrefix("Sources/App/App.swift:2: \(words) ") == true, "\(remarks)")
    let heading = section.isEmpty ? "" : ", \"\(section)\""
    #expect(remarks.first?.hasSuffix("see Coming from Factory\(heading)") == true)
  }

  // MARK: - What stays

  @Test func `a file without an import is untouched`() {
    for source in [
      "let a = Container.shared.clock.resolve()", "import Keyworks\nimport FactoryKit",
    ] {
      let file = Self.migrated(source, at: tests)
      #expect(file?.isChanged == false)
      #expect(file?.remarks(onNewLines: false) == [])
    }
  }

  @Test func `a file whose brackets do not match is untouched`() {
    for source in [
      "func f() {", "var a: Factory<> {", "}\nlet a = Container.shared.clock.resolve()",
    ] {
      let file = Self.migrated("import FactoryKit\n" + source, at: tests)
      #expect(file?.isChanged == false)
    }
  }

  @Test func `strings and comments are untouched, interpolations are code`() {
    expect(
      #"""
      // Container.shared.clock.resolve(), import FactoryKit
      /* @DynamicInjected(\.clock) var a */
      let a = "Container.shared.clock.resolve() \(Container.shared.clock.resolve())"
      """#,
      becomes: #"""
        // Container.shared.clock.resolve(), import FactoryKit
        /* @DynamicInjected(\.clock) var a */
        let a = "Container.shared.clock.resolve() \(Container.shared.clock())"
        """#)
  }

  @Test(arguments: [
    "let a = promise.resolve(), b = other.shared.clock.resolve()",
    "struct A { var clock: Promise; func f() { clock.resolve(); self.clock.resolve() } }",
    "items.map { $0.clock.resolve() }",
    "func f() { alarm.clock { ring() }; store.register { Mock() } }",
    "let a = dependency(\\.other), b = graph.dependency(\\.clock)",
    "let a = Publishers.Shared(), b = Cached(), c = Factory(self) { 1 }",
    "list.manager.push(); list.manager.reset(scope: .all); list.reset(options: .scope)",
    "list.unique.once().decorator { _ in }.onTest { 1 }",
    "f(.container); @Mock(.container) func g() {}",
  ]) func `the same words about something else are untouched`(source: String) {
    expect(source, becomes: source, at: tests)
  }

  @Test func `names that two containers share are those of the container that is named`() {
    let source = """
      import FactoryKit
      extension Clocks { var page: Factory<Page> { self { Page() } } }
      let a = Clocks.shared.page.resolve(), b = Container.shared.page.resolve((1, ""))
      func f(container: Container) { container.page.resolve((1, "")) }
      """
    let new = Self.migrated(source, at: "Sources/App/App.swift")?.new ?? []
    let lines = String(decoding: new, as: UTF8.self).split(separator: "\n")
    #expect(lines[2] == "let a = Clocks.shared.page(), b = Container.shared.page(1, \"\")")
    // The type of a variable is not known.
    #expect(lines[3] == "func f(container: Container) { container.page.resolve((1, \"\")) }")
    let remarks = Self.migrated(source, at: "Sources/App/App.swift")?.remarks(onNewLines: false)
    #expect(
      remarks?.contains { $0.contains("several containers declare a factory 'page'") } == true)
  }

  // MARK: - Apps

  private static let apps = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Factory/Apps")

  private static func sources(of folder: URL) throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    return try Dictionary(
      uniqueKeysWithValues: paths.map { path in
        (path, try String(contentsOf: folder.appending(path: path), encoding: .utf8))
      })
  }

  private static func migration(of sources: [String: String]) -> Migration {
    Migration(of: sources.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) })
  }

  @Test(arguments: ["Pantry", "Courier", "Stride"]) func `an app moves`(name: String) throws {
    let app = Self.apps.appending(path: name)
    let migration = Self.migration(of: try Self.sources(of: app.appending(path: "Before")))
    let after = try Self.sources(of: app.appending(path: "After"))
    #expect(migration.files.map(\.path) == after.keys.sorted())
    for file in migration.files {
      #expect(String(decoding: file.new, as: UTF8.self) == after[file.path], "\(file.path)")
    }
    let left = try String(contentsOf: app.appending(path: "left.txt"), encoding: .utf8)
    let lines = migration.remarks(onNewLines: true) + [migration.summary, ""]
    #expect(lines.joined(separator: "\n") == left)
  }

  @Test(arguments: ["Pantry", "Courier", "Stride"]) func `a second run changes nothing`(
    name: String
  ) throws {
    let folder = Self.apps.appending(path: name).appending(path: "After")
    let migration = Self.migration(of: try Self.sources(of: folder))
    #expect(migration.diff == "")
    #expect(migration.remarks(onNewLines: true) == [])
    #expect(migration.summary == "0 files, 0 lines changed, 0 places left")
  }

  @Test(arguments: ["Pantry", "Courier", "Stride"]) func `patch accepts the edits`(name: String)
    throws
  {
    let app = Self.apps.appending(path: name)
    let folder = FileManager.default.temporaryDirectory.appending(path: "keyworks-\(UUID())")
    try FileManager.default.copyItem(at: app.appending(path: "Before"), to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = try MigrationSources.read(
      [folder.path], Paths(relativeTo: Files.resolved(folder.path) ?? ""))
    let input = folder.appending(path: "edits.diff")
    try Migration(of: sources).diff.write(to: input, atomically: true, encoding: .utf8)
    let patch = Process()
    patch.executableURL = URL(filePath: "/usr/bin/patch")
    patch.arguments = ["-s", "-p1", "-d", folder.path, "-i", input.path]
    try patch.run()
    patch.waitUntilExit()
    #expect(patch.terminationStatus == 0)
    #expect(try Self.sources(of: folder) == Self.sources(of: app.appending(path: "After")))
  }

  @Test func `the example moves, but for the lines that it marks as by hand`() throws {
    let example = Self.apps.appending(
      path: "../../../../Documentation/Examples/FromFactory")
    let before = try Self.sources(of: Self.apps.appending(path: "FromFactory/Before"))
    for file in Self.migration(of: before).files {
      let after = try String(contentsOf: example.appending(path: file.path), encoding: .utf8)
      let moved = Self.linesByCommand(String(decoding: file.new, as: UTF8.self))
      #expect(moved == Self.linesByCommand(after), "\(file.path)")
    }
  }

  /// The lines of an example without those that it marks: with "by hand" at their end, or with a
  /// comment before a declaration.
  private static func linesByCommand(_ text: String) -> [Substring] {
    var last: String?
    return text.split(separator: "\n").filter { line in
      if line.contains("// By hand:") { last = line.prefix { $0 == " " } + "}" }
      guard let end = last else { return !line.contains("by hand") }
      if line == end { last = nil }
      return false
    }
  }

  @Test func `a last line without an end is marked in the edits`() {
    let file = Self.migrated("let a = 1\nimport FactoryKit", at: "Sources/App/App.swift")
    #expect(
      file?.diff.text == """
        --- a/Sources/App/App.swift
        +++ b/Sources/App/App.swift
        @@ -1,2 +1,2 @@
         let a = 1
        -import FactoryKit
        \\ No newline at end of file
        +import Keyworks
        \\ No newline at end of file

        """)
  }

  @Test func `what cannot be read stops the run`() {
    let trouble = #expect(throws: VerificationError.self) {
      _ = try MigrationSources.read(["/nowhere"], Paths(relativeTo: "/"))
    }
    #expect(trouble?.status == 8)
  }
}
