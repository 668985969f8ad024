import Foundation
import KeyworksGraph
import Testing

/// The texts of all findings, as a terminal shows them.
@Suite(.onCompilerThreads) struct `A finding` {
  /// What is reported about a program of one file, with paths relative to its folder.
  private func report(_ source: String, rules: String? = nil) throws -> String {
    try SampleProgram.with(["main.swift": source]) { program in
      if let rules {
        try rules.write(
          to: program.folder.appending(path: "rules"), atomically: true, encoding: .utf8)
      }
      let text = TextReport(try program.verified(), Paths(relativeTo: program.folder.path)).text
      return text.replacing(program.folder.path + "/", with: "")
    }
  }

  @Test func `of a cycle has each step and the way out`() throws {
    let text = try report(
      """
      import Keyworks
      struct Price { init(in shop: Container) { _ = shop.cart() } }
      extension Container {
        var cart: Factory<Int> { self { self.total() } }
        var total: Factory<Int> { self { _ = Price(in: self); return 1 }.cached }
      }
      print(Container.shared.cart())
      """)
    #expect(
      text == """
        App/main.swift:4:7: error: 'cart' needs itself: cart → total → cart. Let one of them \
        resolve the next when it is used, not while it is built. [cycle]
        App/main.swift:4:40: note: cart → total
        App/main.swift:5:40: note: total → Price.init(in:)
        App/main.swift:2:52: note: Price.init(in:) → cart
        1 error, 0 warnings in App (2 factories, 1 module)

        """)
  }

  @Test func `of a cycle that depends on what is called is a warning`() throws {
    let text = try report(
      """
      import Keyworks
      protocol Step: Sendable { func run(_ c: Container) -> Int }
      struct Back: Step { func run(_ c: Container) -> Int { c.all() } }
      struct On: Step { func run(_ c: Container) -> Int { 1 } }
      extension Container {
        var step: Factory<any Step> { self { On() } }
        var all: Factory<Int> { self { self.step().run(self) } }
      }
      print(Container.shared.all(), Back())
      """)
    #expect(
      text == """
        App/main.swift:7:7: warning: 'all' may need itself: all → all. Let one of them resolve \
        the next when it is used, not while it is built. [cycle]
        App/main.swift:7:46: note: all → Back.run(_:)
        App/main.swift:3:57: note: Back.run(_:) → all
        0 errors, 1 warning in App (2 factories, 1 module)

        """)
  }

  @Test func `of a captive names both lifetimes and the way between them`() throws {
    let text = try report(
      """
      import Keyworks
      struct User: Sendable {}
      struct Mailer: Sendable { let user: User }
      extension Scope { static let session = Scope("session") }
      extension Container {
        var user: Factory<User> { self { User() }.scope(.session) }
        var mailer: Factory<Mailer> { self { Mailer(user: self.user()) } }
        var app: Factory<Mailer> { self { self.mailer() }.singleton }
      }
      print(Container.shared.app())
      """)
    #expect(
      text == """
        App/main.swift:8:7: error: 'app' is .singleton and keeps 'user', which is \
        .scope(.session): app → mailer → user. Give 'app' a provider(\\.user), or both the same \
        lifetime. [captive]
        App/main.swift:8:42: note: app → mailer
        App/main.swift:7:58: note: mailer → user
        1 error, 0 warnings in App (3 factories, 1 module)

        """)
  }

  @Test func `of an instance that ages says so`() throws {
    let text = try report(
      """
      import Keyworks
      extension Container {
        var token: Factory<Int> { self { 1 }.cached.timeToLive(.seconds(60)) }
        var client: Factory<Int> { self { self.token() }.cached }
      }
      print(Container.shared.client())
      """)
    #expect(
      text.hasPrefix(
        """
        App/main.swift:4:7: error: 'client' is .cached and keeps 'token', whose instances age: \
        client → token. Give 'client' a provider(\\.token), or both the same lifetime. [captive]
        """))
  }

  @Test func `of a promise says how to keep it`() throws {
    let text = try report(
      """
      import Keyworks
      extension Container { var clock: Factory<Int> { promised() } }
      print(Container.shared.clock())
      """)
    #expect(
      text == """
        App/main.swift:2:27: error: 'clock' is promised and nothing in App registers it. Register \
        it before it is resolved: container.clock.register { … } [promise]
        1 error, 0 warnings in App (1 factory, 1 module)

        """)
  }

  @Test func `of what nothing leads to is a warning`() throws {
    let text = try report(
      """
      import Keyworks
      extension Container {
        var used: Factory<Int> { self { 1 } }
        var left: Factory<Int> { self { self.over() } }
        var over: Factory<Int> { self { 1 } }
      }
      print(Container.shared.used())
      """)
    #expect(
      text == """
        App/main.swift:4:7: warning: nothing in App leads to 'left'. Remove it, or resolve it \
        where it is needed. [unused]
        App/main.swift:5:7: warning: nothing in App leads to 'over'. Remove it, or resolve it \
        where it is needed. [unused]
        0 errors, 2 warnings in App (3 factories, 1 module)

        """)
  }

  @Test func `of a list has the place of both members`() throws {
    let text = try report(
      """
      import Keyworks
      extension Container {
        var one: Factory<Int> { self { 1 } }
        var two: Factory<Int> { self { 2 } }
        static var twice: Tags<Int> { [Tagged(\\.one), Tagged(\\.two), Tagged(\\.one)] }
        static var bound: Tags<Int> { [Tagged(\\.one, .after(\\.two)), Tagged(\\.two, .after(\\.one))] }
      }
      Container.shared.contribute(\\.two, priority: 3, to: \\.twice)
      print(Container.shared[\\.twice], Container.shared[\\.bound])
      """)
    #expect(
      text == """
        App/main.swift:5:73: error: 'one' is twice in the list 'twice'. Leave one of them out. \
        [tags]
        App/main.swift:5:43: note: one
        App/main.swift:5:73: note: one
        App/main.swift:6:14: error: the members of 'bound' are bound in a loop: one before two \
        before one. Take one of the bonds away. [tags]
        App/main.swift:6:43: note: one
        App/main.swift:6:73: note: two
        App/main.swift:8:31: error: 'two' is in the list 'twice' already, with another priority \
        or order. Leave one of them out, or write reorder(\\.two, priority: …, in: \\.twice). [tags]
        App/main.swift:5:58: note: two
        App/main.swift:8:31: note: two
        3 errors, 0 warnings in App (4 factories, 1 module)

        """)
  }

  @Test func `of a stored list shows the other way`() throws {
    let text = try report(
      """
      import Keyworks
      extension Container {
        var one: Factory<Int> { self { 1 } }
        nonisolated(unsafe) static let all: Tags<Int> = [Tagged(\\.one)]
      }
      print(Container.shared[\\.all])
      """)
    #expect(
      text.hasPrefix(
        """
        App/main.swift:4:34: error: the list 'all' is stored, not computed. Write it as a computed \
        property: static var all: … { […] } [tags]
        """))
  }

  @Test func `of an assumption about the main actor names both factories`() throws {
    let text = try report(
      """
      import Keyworks
      extension Container {
        @MainActor var title: Factory<String> { self { "" } }
        var page: Factory<String> { self { MainActor.assumeIsolated { self.title() } } }
      }
      print(Container.shared.page())
      """)
    #expect(
      text == """
        App/main.swift:4:7: error: 'page' can be resolved on any thread and assumes the main actor \
        to resolve 'title'. Declare it @MainActor var page, or resolve 'title' when it is used. \
        [isolation]
        App/main.swift:4:70: note: page → title
        1 error, 0 warnings in App (2 factories, 1 module)

        """)
  }

  @Test func `of a rule has the rule, its line and the way`() throws {
    let text = try report(
      """
      import Keyworks
      extension Container {
        var disk: Factory<Int> { self { 1 } }
        var store: Factory<Int> { self { self.disk() } }
        var screen: Factory<() -> Int> { self { { self.store() } } }
      }
      print(Container.shared.screen()())
      """, rules: "# Screens know no disk.\nscreen must not reach disk\n")
    #expect(
      text == """
        App/main.swift:5:7: error: 'screen must not reach disk': App.screen reaches it: screen → \
        store → disk. Put what is needed behind a factory that both may reach, or change the rule \
        (rules:2). [rules]
        App/main.swift:5:50: note: screen → store
        App/main.swift:4:41: note: store → disk
        1 error, 0 warnings in App (3 factories, 1 module)

        """)
  }

  @Test func `of a rule is there too if its lines end as those of Windows do`() throws {
    let text = try report(
      """
      import Keyworks
      extension Container {
        var disk: Factory<Int> { self { 1 } }
        var store: Factory<Int> { self { self.disk() } }
      }
      print(Container.shared.store())
      """, rules: "# Screens know no disk.\r\nstore must not reach disk\r\n")
    #expect(text.contains("error: 'store must not reach disk': App.store reaches it"))
    #expect(text.contains("(rules:2). [rules]"))
  }

  @Test func `against a line that is no rule says what a rule is`() {
    let trouble = #expect(throws: Trouble.self) {
      try Rules("one must reach two", path: "rules")
    }
    #expect(
      trouble?.description == """
        rules:1: 'one must reach two' is no rule. A rule is: <pattern> must not reach <pattern>, \
        and a pattern is a module, a factory or module.factory, with * for anything.
        """)
  }
}
