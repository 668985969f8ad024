import Foundation
import KeyworksGraph
import Testing

/// The texts of all findings, as a terminal shows them.
@Suite(.onCompilerThreads) struct `A finding` {
  /// The report on a program of one file, with paths relative to its folder.
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

  @Test func `the report of a cycle lists each step and how to break it`() throws {
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
        App/main.swift:4:7: error: 'cart' needs itself: cart → total → cart. Let 'total' \
        resolve 'cart' when it is used, not while it is built: self.provider(\\.cart), or \
        @LazyInjected. [cycle]
        App/main.swift:4:40: note: cart → total
        App/main.swift:5:40: note: total → Price.init(in:)
        App/main.swift:2:52: note: Price.init(in:) → cart
        1 error, 0 warnings in App (2 factories, 1 module)

        """)
  }

  @Test func `the report of a cycle states that it occurs only in tests`() throws {
    let text = try report(
      """
      import Keyworks
      extension Container {
        var clock: Factory<Int> { self { 1 }.on(.test) { self.calendar() } }
        var calendar: Factory<Int> { self { self.clock() }.on(.preview) { 2 }.on(.argument("-still")) { \
        3 } }
      }
      print(Container.shared.calendar())
      """)
    #expect(
      text == """
        App/main.swift:3:7: error: in tests 'clock' needs itself: clock → calendar → clock. Let \
        'calendar' resolve 'clock' when it is used, not while it is built: \
        self.provider(\\.clock), \
        or @LazyInjected. [cycle]
        App/main.swift:3:57: note: clock → calendar
        App/main.swift:4:44: note: calendar → clock
        1 error, 0 warnings in App (2 factories, 1 module)

        """)
  }

  @Test func `a cycle that depends on dynamic dispatch is a warning`() throws {
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
        App/main.swift:7:7: warning: 'all' may need itself: all → all. Let 'all' resolve itself \
        when it is used, not while it is built: self.provider(\\.all), or @LazyInjected. [cycle]
        App/main.swift:7:46: note: all → Back.run(_:) (or another implementation)
        App/main.swift:3:57: note: Back.run(_:) → all
        0 errors, 1 warning in App (2 factories, 1 module)

        """)
  }

  @Test func `the report of a captive dependency has both lifetimes and the path`() throws {
    let text = try report(
      """
      import Keyworks
      final class User: Sendable {}
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
        .scope(.session): app → mailer → user. Let 'mailer' take self.provider(\\.user) and call \
        it \
        when it is used, or give 'app' the same lifetime. [captive]
        App/main.swift:8:42: note: app → mailer
        App/main.swift:7:58: note: mailer → user
        1 error, 0 warnings in App (3 factories, 1 module)

        """)
  }

  @Test func `the report of a captive dependency states that its instances expire`() throws {
    let text = try report(
      """
      import Keyworks
      extension Container {
        var token: Factory<Token> { self { Token() }.cached.timeToLive(.seconds(60)) }
        var client: Factory<Token> { self { self.token() }.cached }
      }
      final class Token: Sendable {}
      print(Container.shared.client())
      """)
    #expect(
      text.hasPrefix(
        """
        App/main.swift:4:7: error: 'client' is .cached and keeps 'token', whose instances expire: \
        client → token. Let 'client' take self.provider(\\.token) and call it when it is used, or \
        give \
        'client' the same lifetime. [captive]
        """))
  }

  @Test func `an object of a shorter lifetime is an error, and a value of it a warning`() throws {
    let text = try report(
      """
      import Keyworks
      extension Container {
        var user: Factory<User> { self { User() }.scope(.session) }
        var age: Factory<Int> { self { 30 }.scope(.session) }
        var name: Factory<Badge> { self { Badge(self.user().name) { "" } }.singleton }
        var level: Factory<Level> { self { Level(of: self.user()) }.singleton }
        var limit: Factory<Badge> { self { Badge("\\(self.age())") { "" } }.singleton }
        var bell: Factory<Badge> {
          self {
            let user = self.user()
            return Badge(user.name) { user.name }
          }.singleton
        }
      }
      extension Scope { static let session = Scope("session") }
      final class User: Sendable { let name = "Ada" }
      enum Level { case none, some(Int, of: [String: Bool?]) }
      extension Level { init(of user: User) { self = .some(user.name.count, of: [:]) } }
      struct Badge {
        let text: String
        let make: () -> String
        init(_ text: String, _ make: @escaping () -> String) { (self.text, self.make) = (text, make) }
      }
      let c = Container.shared
      print(c.name(), c.level(), c.limit(), c.bell())
      """)
    let findings = text.split(separator: "\n").filter { $0.contains("and keeps") }
    #expect(
      findings.map { $0.drop { $0 != " " }.prefix { $0 != "," } } == [
        " warning: 'name' is .singleton and keeps a value of 'user'",
        " warning: 'level' is .singleton and keeps a value of 'user'",
        " warning: 'limit' is .singleton and keeps a value of 'age'",
        " error: 'bell' is .singleton and keeps 'user'",
      ])
  }

  @Test func `the report of a dropped variant has the path from the choice and both remedies`()
    throws
  {
    let text = try report(
      """
      import Keyworks
      enum Stage: Variant { case production, staging }
      extension Container {
        var host: Factory<String> { self { "a" }.when(Stage.staging) { "b" } }
        var client: Factory<String> { self { self.host() }.cached }
        var page: Factory<String> { self { self.client() } }
      }
      print(Container.shared.page.under(Stage.staging)())
      """)
    #expect(
      text == """
        App/main.swift:5:7: error: 'client' is .cached and drops the Stage under which 'page' is \
        resolved, but 'host' depends on it: page → client → host. Add .varies(by: Stage.self) to \
        'client', or .ignoring(Stage.self) if one instance for all of them is meant. [variant]
        App/main.swift:8:24: note: main of App → page
        App/main.swift:6:43: note: page → client
        App/main.swift:5:45: note: client → host
        1 error, 0 warnings in App (3 factories, 1 module)

        """)
  }

  @Test func `the report of an unregistered promise shows how to register it`() throws {
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

  @Test func `the report of a promise locates the registration that never runs`()
    throws
  {
    let text = try report(
      """
      import Keyworks
      extension Container {
        var clock: Factory<Int> { promised() }
        func wire() { clock.register { 1 } }
      }
      print(Container.shared.clock())
      """)
    #expect(
      text == """
        App/main.swift:3:7: error: 'clock' is promised and the code that registers it never runs \
        in App. Call that code before it is resolved. [promise]
        App/main.swift:4:17: note: Container.wire() → clock
        App/main.swift:4:8: warning: 'Container.wire()' is never called in App, so what it \
        registers and contributes is missing: 'clock'. Call it at the start of the program or in \
        autoRegister(), or remove it. [wiring]
        App/main.swift:4:17: note: Container.wire() → clock
        1 error, 1 warning in App (1 factory, 1 module)

        """)
  }

  @Test func `the report of an idle autoRegister names the protocol to conform to`() throws {
    let text = try report(
      """
      import Keyworks
      extension Container {
        var clock: Factory<Int> { self { 1 } }
        func autoRegister() { clock.register { 2 } }
      }
      print(Container.shared.clock())
      """)
    #expect(text.contains("Conform the container to AutoRegistering, or call it. [wiring]"))
  }

  @Test func `an unreachable factory is a warning`() throws {
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

  @Test func `the report of conflicting list members locates both of them`() throws {
    let text = try report(
      """
      import Keyworks
      extension Container {
        var one: Factory<Int> { self { 1 } }
        var two: Factory<Int> { self { 2 } }
        static var twice: Tags<Int> { [Tagged(\\.one), Tagged(\\.two), Tagged(\\.one)] }
        static var bound: Tags<Int> { [Tagged(\\.one, .after(\\.two)), Tagged(\\.two, \
        .after(\\.one))] }
      }
      Container.shared.contribute(Tagged(\\.two, priority: 3), to: \\.twice)
      print(Container.shared[\\.twice], Container.shared[\\.bound])
      """)
    #expect(
      text == """
        App/main.swift:5:73: error: 'one' appears twice in the list 'twice'. Remove one of them. \
        [tags]
        App/main.swift:5:43: note: one
        App/main.swift:5:73: note: one
        App/main.swift:6:14: error: the order of the list 'bound' contradicts itself: one before \
        two \
        before one. Remove one of these constraints. [tags]
        App/main.swift:6:43: note: one
        App/main.swift:6:73: note: two
        App/main.swift:8:38: error: 'two' is in the list 'twice' already, with another priority \
        or order. Remove one of them, or write reorder(\\.two, priority: …, in: \\.twice). [tags]
        App/main.swift:5:58: note: two
        App/main.swift:8:38: note: two
        3 errors, 0 warnings in App (4 factories, 1 module)

        """)
  }

  @Test func `the report of a promise names a registered factory with a similar name`() throws {
    let text = try report(
      """
      import Keyworks
      extension Container {
        var gateway: Factory<String> { promised() }
        var gatewey: Factory<String> { self { "" } }
        var gates: Factory<Int> { self { 0 } }
      }
      let container = Container.shared
      container.gatewey.register { "pay" }
      print(container.gateway(), container.gatewey(), container.gates())
      """)
    #expect(
      text == """
        App/main.swift:3:7: error: 'gateway' is promised and nothing in App registers it. Register \
        it before it is resolved: container.gateway.register { … }. Did you mean 'gatewey'? [promise]
        1 error, 0 warnings in App (3 factories, 1 module)

        """)
  }

  @Test func `an instance that keeps a value computed from another one is a warning`() throws {
    let text = try report(
      """
      import Keyworks
      final class Scene: Sendable {}
      func size(of scene: Scene) -> Int { 1 }
      extension Container {
        var scene: Factory<Scene> { self { Scene() }.cached }
        var sign: Factory<[Any]> { self { [size(of: self.scene())] }.singleton }
      }
      print(Container.shared.sign())
      """)
    #expect(
      text == """
        App/main.swift:6:7: warning: 'sign' is .singleton and keeps a value of 'scene', which is \
        .cached: sign → scene. Let 'sign' take self.provider(\\.scene) and call it when it is used, \
        or give 'sign' the same lifetime. [captive]
        App/main.swift:6:52: note: sign → scene
        0 errors, 1 warning in App (2 factories, 1 module)

        """)
  }

  @Test func `the fix for a captured container passes the container to the closure`() throws {
    let text = try report(
      """
      import Keyworks
      extension Container {
        var clock: Factory<Int> { self { 1 } }
        var loader: Factory<Int> { self { 2 } }
      }
      func wire(_ container: Container) {
        container.loader.register { container.clock() }
      }
      let container = Container()
      wire(container)
      print(container.loader())
      """)
    #expect(
      text == """
        App/main.swift:7:31: warning: the body that is registered for 'loader' captures \
        'container', so the container keeps itself alive. Write register(\\.loader) { … $0 … }, \
        whose closure gets the container as an argument. [leak]
        0 errors, 1 warning in App (2 factories, 1 module)

        """)
  }

  @Test func `the report of an instance that holds its container names the property`() throws {
    let text = try report(
      """
      import Keyworks
      final class App: Sendable {
        let container: Container
        init(_ container: Container) { self.container = container }
      }
      extension Container { var app: Factory<App> { self { App(self) }.cached } }
      print(Container().app())
      """)
    #expect(
      text == """
        App/main.swift:6:54: warning: 'app' is .cached, and its instance holds the container that \
        keeps it, in 'App.container'. Hold the container weakly, or give the instance \
        only what it needs. [leak]
        0 errors, 1 warning in App (1 factory, 1 module)

        """)
  }

  @Test func `the report of a property with two bodies locates each body`() throws {
    let text = try report(
      """
      import Keyworks
      extension Container {
        var store: Factory<Int> {
          if CommandLine.arguments.isEmpty { self { 1 } } else { self { 2 } }
        }
      }
      print(Container.shared.store())
      """)
    #expect(
      text == """
        App/main.swift:3:7: warning: 'store' has 2 bodies, and each is a separate factory: \
        overriding one does not affect the others. Put the condition inside the braces. [identity]
        App/main.swift:4:45: note: store
        App/main.swift:4:65: note: store
        0 errors, 1 warning in App (1 factory, 1 module)

        """)
  }

  @Test func `the report of an overridden factory names the function that declares it`() throws {
    let text = try report(
      """
      import Keyworks
      extension Container {
        func host(_ name: String) -> Factory<String> { self { name } }
      }
      Container.shared.host("a").override { "b" }
      print(Container.shared.host("a")())
      """)
    #expect(
      text == """
        App/main.swift:5:18: error: 'host' is overridden, but the function 'host(_:)' declares it, \
        so all its calls are one factory. Tell the calls apart with self(id: …) { … } in \
        'host(_:)', or declare properties. [identity]
        1 error, 0 warnings in App (1 factory, 1 module)

        """)
  }

  @Test func `the report of a lifetime without effect explains why it has none`() throws {
    let text = try report(
      """
      import Keyworks
      extension Container {
        var one: Factory<Int> { self { 1 }.cached.singleton }
        var two: Factory<Int> { self { 2 }.timeToLive(.seconds(1)) }
      }
      print(Container.shared.one(), Container.shared.two())
      """)
    #expect(
      text == """
        App/main.swift:3:38: warning: 'one' has two lifetimes, and .singleton replaces .cached. \
        Remove one of them. [lifetime]
        App/main.swift:4:38: error: 'two' has a timeToLive but caches no instance that could \
        expire. \
        Write .cached, .shared, .singleton or .scope(…) before it. [lifetime]
        1 error, 1 warning in App (2 factories, 1 module)

        """)
  }

  @Test func `the report of a cached factory lists its path to a context value`() throws {
    let text = try report(
      """
      import Keyworks
      struct Locale: ContextValue { let value: String }
      extension Container {
        var title: Factory<String> { self { self.require(Locale.self).value } }
        var page: Factory<String> { self { self.title() }.cached }
      }
      Container.shared.with(Locale(value: "nl")) { print($0.page()) }
      """)
    #expect(
      text == """
        App/main.swift:5:7: error: 'page' is .cached and requires 'Locale', which has a value only \
        inside a 'with': page → title → Locale. Require it in a factory that keeps nothing, or \
        pass \
        it as an argument. [captive]
        App/main.swift:5:43: note: page → title
        App/main.swift:4:44: note: title → Locale
        1 error, 0 warnings in App (2 factories, 1 module)

        """)
  }

  @Test func `the report of a duplicate map key locates both members`() throws {
    let text = try report(
      """
      import Keyworks
      extension Container {
        var one: Factory<Int> { self { 1 } }
        static var map: KeyedTags<String, Int> { ["a": Tagged(\\.one), "a": Tagged(\\.one)] }
      }
      print(Container.shared[\\.map])
      """)
    #expect(
      text == """
        App/main.swift:4:79: error: the key "a" appears twice in the map 'map'. Remove one of \
        them, or give it another key. [tags]
        App/main.swift:4:59: note: one
        App/main.swift:4:79: note: one
        1 error, 0 warnings in App (2 factories, 1 module)

        """)
  }

  @Test func `the report of an empty list that fulfills a requirement shows its fix`() throws {
    let text = try report(
      """
      import Keyworks
      protocol Needs: SharedContainer { static var all: TagList<Self, Int> { get } }
      extension Container: Needs { static var all: Tags<Int> { [] } }
      print(Container.shared[\\.all])
      """)
    #expect(
      text == """
        App/main.swift:3:41: warning: the list 'all' fulfills a requirement, and an empty [] does \
        not identify it. Write Tags() instead of []. [tags]
        0 errors, 1 warning in App (1 factory, 1 module)

        """)
  }

  @Test func `the report of a stored list suggests a computed property`() throws {
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

  @Test func `the report of a body that assumes the main actor names both factories`() throws {
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
        to resolve 'title'. Declare it as a MainActorFactory, with self.mainActor { … }, or \
        resolve 'title' \
        when it is used. [isolation]
        App/main.swift:4:70: note: page → title
        1 error, 0 warnings in App (2 factories, 1 module)

        """)
  }

  @Test func `the report of a broken rule has the rule, its line and the path`() throws {
    let text = try report(
      """
      import Keyworks
      extension Container {
        var disk: Factory<Int> { self { 1 } }
        var store: Factory<Int> { self { self.disk() } }
        var screen: Factory<() -> Int> { self { { self.store() } } }
        var screens: Factory<Int> { self { self.store() } }
      }
      print(Container.shared.screen()(), Container.shared.screens())
      """, rules: "# Screens know no disk.\nscreen* must not reach disk\n")
    #expect(
      text == """
        App/main.swift:4:41: error: 'screen* must not reach disk': App.screen reaches it: screen → \
        store → disk, and 1 more does. Put what 'store' needs of 'disk' behind a factory that both \
        may reach, or change the rule (rules:2). [rules]
        App/main.swift:5:50: note: screen → store
        App/main.swift:4:41: note: store → disk
        1 error, 0 warnings in App (4 factories, 1 module)

        """)
  }

  @Test func `a rule with Windows line endings takes effect`() throws {
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

  @Test func `the error for a malformed rule shows the form of a rule`() {
    let trouble = #expect(throws: VerificationError.self) {
      try Rules("one must reach two", path: "rules")
    }
    #expect(
      trouble?.description == """
        rules:1: 'one must reach two' is no rule. A rule is: <pattern> must not reach <pattern>, \
        and a pattern is a module, a factory or module.factory, with * for anything.
        """)
  }

  @Test func `the report of code that stops the program suggests a fix`() throws {
    let text = try report(
      """
      import Keyworks
      import KeyworksAsync
      enum Theme: String, Variant, CaseIterable { case light, dark }
      final class Pool: Sendable {}
      final class Odd: ManagedContainer { var manager: ContainerManager { ContainerManager() } }
      extension Container {
        var clock: Factory<Int> { self { 1 } }
        var paint: Factory<Int> { self { 1 }.when(Theme.light) { 2 }.when(Theme.light) { 4 } }
        var pool: Factory<Pool> { self { Pool() }.cached.teardown { [self] _ in _ = self.log() } }
        var log: Factory<Int> { self { self.pool() === self.pool() ? 1 : 2 }.cached }
        var page: AsyncFactory<Int, Never> { self.async { try? await self.close() ; return 1 } }
      }
      let early = Container().provider(\\.clock)
      try await withContainer(Container()) { c in
        print(c.paint(), c.pool(), c.log(), await c.page(), early(), Odd())
      }
      """)
    #expect(
      text == """
        App/main.swift:5:69: error: Odd returns a new manager each time, so it would cache \
        nothing. Store it: let manager = ContainerManager() [stops]
        App/main.swift:8:64: error: 'paint' has two bodies for Theme.light. Remove one of them. \
        [stops]
        App/main.swift:9:84: error: the teardown of 'pool' needs 'pool' again: pool → log → pool. \
        Use the instance that the teardown is given. [stops]
        App/main.swift:11:69: error: the body of 'page' closes a container, but closing waits for \
        that body. Close it where you made it. [stops]
        App/main.swift:13:36: error: the container of this provider of 'clock' is freed at the \
        end of the statement, so calling it stops. Keep the container alive as long as the \
        provider. [stops]
        5 errors, 0 warnings in App (5 factories, 1 module)

        """)
  }

  @Test func `the report of ineffective code suggests a fix`() throws {
    let text = try report(
      """
      import Keyworks
      struct UserID: ContextValue { let value: Int }
      extension Scope { static let session = Scope("session") }
      enum Cache { static let user = Container.shared.user() }
      extension Container {
        var user: Factory<Int> { self { self.require(UserID.self).value }.scope(.session) }
        var name: Factory<Int> { self { self.require(UserID.self).value } }
        var price: Factory<Int> { self { 1 }.shared }
        var store: Factory<Int> { promised() }
        static var steps: Tags<Int> { [Tagged(\\.name, .after(\\.price))] }
      }
      let c = Container.shared
      c.store.register { 1 }
      c.store.register { 2 }
      print(Cache.user, c[\\.steps], c.store(), c.price())
      """)
    #expect(
      text == """
        App/main.swift:4:25: warning: 'Cache.user' lasts as long as the process and keeps 'user', \
        which is \
        .scope(.session). Resolve it where it is used. [captive]
        App/main.swift:4:49: note: Cache.user → user
        App/main.swift:6:7: error: 'user' is .scope(.session) and requires 'UserID', which has a \
        value only \
        inside a 'with': user → UserID. Require it in a factory that keeps nothing, or pass it as \
        an \
        argument. [captive]
        App/main.swift:6:40: note: user → UserID
        App/main.swift:7:40: error: 'name' requires 'UserID', and nothing in App gives it. \
        Resolve inside container.with(UserID(…)) { … }. [context]
        App/main.swift:7:40: note: name → UserID
        App/main.swift:8:7: warning: 'price' is .shared and builds a value, which cannot be held \
        weakly, \
        so it is built each time. Write .cached, or leave the lifetime out. [lifetime]
        App/main.swift:10:43: warning: 'name' is ordered after 'price' in the list 'steps', \
        which does not contain 'price'. Add 'price' to the list, or remove the constraint. [tags]
        App/main.swift:14:3: warning: 'store' is registered twice in App, and the one that comes \
        later \
        replaces the other. Remove one of them. In a test, write override. [registered]
        App/main.swift:13:3: note: main of App → store
        App/main.swift:14:3: note: main of App → store
        2 errors, 4 warnings in App (5 factories, 1 module)

        """)
  }
}
