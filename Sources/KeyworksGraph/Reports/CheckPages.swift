extension Check {
  /// A page about the check: what it finds and why that matters, a program with the mistake, and
  /// the same program without it.
  package var page: String {
    """
    # \(rawValue)

    \(contents.text)

    Reported:

    ```swift
    \(programs.wrong)
    ```

    Not reported:

    ```swift
    \(programs.right)
    ```

    """
  }

  /// The programs of the page, which a test reads.
  package var programs: (wrong: String, right: String) {
    (imports + contents.wrong, imports + contents.right)
  }

  private var imports: String {
    switch self {
    case .teardown: "import Keyworks\nimport KeyworksAsync\n\n"
    case .isolation: "import Keyworks\nimport KeyworksUI\n\n"
    default: "import Keyworks\n\n"
    }
  }

  private typealias Contents = (text: String, wrong: String, right: String)

  private var contents: Contents {
    switch self {
    case .cycle: Self.cyclePage
    case .captive: Self.captivePage
    case .lifetime: Self.lifetimePage
    case .identity: Self.identityPage
    case .promise: Self.promisePage
    case .wiring: Self.wiringPage
    case .registered: Self.registeredPage
    case .context: Self.contextPage
    case .unused: Self.unusedPage
    case .tags: Self.tagsPage
    case .leak: Self.leakPage
    case .teardown: Self.teardownPage
    case .isolation: Self.isolationPage
    case .variant: Self.variantPage
    case .stops: Self.stopsPage
    case .rules: Self.rulesPage
    case .allow: Self.allowPage
    }
  }

  private static let cyclePage: Contents = (
    """
    A factory needs itself while it is built. When the program resolves it, it stops. Let one of the
    factories resolve the other one later: take a provider, or use @LazyInjected.
    """,
    """
    struct Cart { let total: Int }
    extension Container {
      var cart: Factory<Cart> { self { Cart(total: self.total()) } }
      var total: Factory<Int> { self { self.cart().total + 1 } }
    }
    print(Container.shared.cart())
    """,
    """
    struct Cart {
      let total: Provider<Int>
      let count = 3
    }
    extension Container {
      var cart: Factory<Cart> { self { Cart(total: self.provider(\\.total)) } }
      var total: Factory<Int> { self { self.cart().count + 1 } }
    }
    print(Container.shared.cart().total())
    """
  )

  private static let captivePage: Contents = (
    """
    An instance keeps one that should end before it: a singleton keeps an instance of one container, or
    a cached instance keeps one of a scope. After a reset, it goes on with the old one. Take a provider and
    call it at each use, or give both the same lifetime.
    """,
    """
    final class Session: Sendable {}
    final class Mailer: Sendable {
      let session: Session
      init(_ session: Session) { self.session = session }
    }
    extension Container {
      var session: Factory<Session> { self { Session() }.cached }
      var mailer: Factory<Mailer> { self { Mailer(self.session()) }.singleton }
    }
    print(Container.shared.mailer())
    """,
    """
    final class Session: Sendable {}
    final class Mailer: Sendable {
      let session: Provider<Session>
      init(_ session: Provider<Session>) { self.session = session }
      func send() { print(session()) }
    }
    extension Container {
      var session: Factory<Session> { self { Session() }.cached }
      var mailer: Factory<Mailer> { self { Mailer(self.provider(\\.session)) }.singleton }
    }
    Container.shared.mailer().send()
    """
  )

  private static let lifetimePage: Contents = (
    """
    A lifetime has no effect: another one after it replaces it, a timeToLive follows no lifetime, or
    .shared is on a value, which cannot be held weakly.
    """,
    """
    extension Container {
      var rates: Factory<[Int]> { self { [1, 2] }.shared }
    }
    print(Container.shared.rates())
    """,
    """
    extension Container {
      var rates: Factory<[Int]> { self { [1, 2] }.cached }
    }
    print(Container.shared.rates())
    """
  )

  private static let identityPage: Contents = (
    """
    Two factories cannot be told apart, because a factory is the place of its braces: a function declares
    a cached one without an id:, or a property has two bodies.
    """,
    """
    extension Container {
      func log(_ name: String) -> Factory<[String]> { self { [name] }.cached }
    }
    print(Container.shared.log("a")(), Container.shared.log("b")())
    """,
    """
    extension Container {
      func log(_ name: String) -> Factory<[String]> { self(id: name) { [name] }.cached }
    }
    print(Container.shared.log("a")(), Container.shared.log("b")())
    """
  )

  private static let promisePage: Contents = (
    """
    A module promises a factory, and nothing in the program gives it a body before it is resolved, or only
    code that never runs does. The program would stop there.
    """,
    """
    extension Container {
      var currency: Factory<String> { promised() }
      var price: Factory<String> { self { "3 \\(self.currency())" } }
    }
    print(Container.shared.price())
    """,
    """
    extension Container {
      var currency: Factory<String> { promised() }
      var price: Factory<String> { self { "3 \\(self.currency())" } }
    }
    Container.shared.currency.register { "EUR" }
    print(Container.shared.price())
    """
  )

  private static let wiringPage: Contents = (
    """
    A function that registers or contributes is never called, so what it does is missing; or a wiring is
    never read, or a container does not give its parent to its manager.
    """,
    """
    extension Container {
      var greeting: Factory<String> { self { "hello" } }
      func useFrench() { greeting.register { "bonjour" } }
    }
    print(Container.shared.greeting())
    """,
    """
    extension Container {
      var greeting: Factory<String> { self { "hello" } }
      func useFrench() { greeting.register { "bonjour" } }
    }
    Container.shared.useFrench()
    print(Container.shared.greeting())
    """
  )

  private static let registeredPage: Contents = (
    """
    A factory is certainly registered twice. The later registration replaces the earlier one, which is
    then useless or was meant for another factory.
    """,
    """
    extension Container {
      var greeting: Factory<String> { self { "hello" } }
    }
    let container = Container()
    container.greeting.register { "bonjour" }
    container.greeting.register { "ciao" }
    print(container.greeting())
    """,
    """
    extension Container {
      var greeting: Factory<String> { self { "hello" } }
    }
    let container = Container()
    container.greeting.register { "ciao" }
    print(container.greeting())
    """
  )

  private static let contextPage: Contents = (
    """
    A factory requires a context value that no with(…) in the program gives. Where it is resolved, the
    program stops.
    """,
    """
    struct User: ContextValue { let name: String }
    extension Container {
      var greeting: Factory<String> { self { "hello, \\(self.require(User.self).name)" } }
    }
    print(Container.shared.greeting())
    """,
    """
    struct User: ContextValue { let name: String }
    extension Container {
      var greeting: Factory<String> { self { "hello, \\(self.require(User.self).name)" } }
    }
    print(Container.shared.with(User(name: "Ada")) { $0.greeting() })
    """
  )

  private static let unusedPage: Contents = (
    """
    No code that runs leads to a factory. It is left over, or something that should resolve it is missing.
    """,
    """
    extension Container {
      var greeting: Factory<String> { self { "hello" } }
      var farewell: Factory<String> { self { "goodbye" } }
    }
    print(Container.shared.greeting())
    """,
    """
    extension Container {
      var greeting: Factory<String> { self { "hello" } }
      var farewell: Factory<String> { self { "goodbye" } }
    }
    print(Container.shared.greeting(), Container.shared.farewell())
    """
  )

  private static let tagsPage: Contents = (
    """
    A list has a mistake that would stop the program or change its order unseen: a member or a key is
    listed twice, .before and .after contradict each other or name no member, or the list is stored.
    """,
    """
    extension Container {
      var trim: Factory<String> { self { "trim" } }
      var split: Factory<String> { self { "split" } }
      static var steps: Tags<String> {
        [Tagged(\\.trim, .before(\\.split)), Tagged(\\.split, .before(\\.trim))]
      }
    }
    print(Container.shared[\\.steps])
    """,
    """
    extension Container {
      var trim: Factory<String> { self { "trim" } }
      var split: Factory<String> { self { "split" } }
      static var steps: Tags<String> { [Tagged(\\.trim, .before(\\.split)), Tagged(\\.split)] }
    }
    print(Container.shared[\\.steps])
    """
  )

  private static let leakPage: Contents = (
    """
    A container keeps itself alive: a cached instance holds it, or a registered body captures it. The
    container and what it caches are not freed before it is reset.
    """,
    """
    extension Container {
      var rate: Factory<Int> { self { 3 } }
      var price: Factory<Int> { self { 4 } }
    }
    func prices() -> Int {
      let container = Container()
      container.price.register { container.rate() * 2 }
      return container.price()
    }
    print(prices())
    """,
    """
    extension Container {
      var rate: Factory<Int> { self { 3 } }
      var price: Factory<Int> { self { 4 } }
    }
    func prices() -> Int {
      let container = Container()
      container.register(\\.price) { $0.rate() * 2 }
      return container.price()
    }
    print(prices())
    """
  )

  private static let teardownPage: Contents = (
    """
    A teardown never runs: nothing closes the container, or the program has singletons with teardowns and
    no withTeardown.
    """,
    """
    final class File: Sendable { func close() {} }
    extension Container {
      var file: Factory<File> { self { File() }.cached.teardown { $0.close() } }
    }
    let container = Container()
    print(container.file())
    """,
    """
    final class File: Sendable { func close() {} }
    extension Container {
      var file: Factory<File> { self { File() }.cached.teardown { $0.close() } }
    }
    let container = Container()
    print(container.file())
    try await container.close()
    """
  )

  private static let isolationPage: Contents = (
    """
    A factory that any thread may resolve assumes the main actor to resolve one of the main actor. On
    another thread, the program stops. Declare it with self.mainActor { … } too.
    """,
    """
    @MainActor final class Screen { let width = 80 }
    extension Container {
      var screen: MainActorFactory<Screen> { self.mainActor { Screen() } }
      var width: Factory<Int> { self { MainActor.assumeIsolated { self.screen().width } } }
    }
    print(Container.shared.width())
    """,
    """
    @MainActor final class Screen { let width = 80 }
    extension Container {
      var screen: MainActorFactory<Screen> { self.mainActor { Screen() } }
      var width: MainActorFactory<Int> { self.mainActor { self.screen().width } }
    }
    print(Container.shared.width())
    """
  )

  private static let variantPage: Contents = (
    """
    A cached factory drops the variant under which it is resolved, although what it needs depends on it:
    its one instance is built under none. Let it vary by the type, or say that it ignores it.
    """,
    """
    enum Stage: Variant { case staging }
    extension Container {
      var host: Factory<String> { self { "live" }.when(Stage.staging) { "staging" } }
      var client: Factory<[String]> { self { [self.host()] }.cached }
      var page: Factory<[String]> { self { self.client() } }
    }
    print(Container.shared.page.under(Stage.staging)())
    """,
    """
    enum Stage: Variant { case staging }
    extension Container {
      var host: Factory<String> { self { "live" }.when(Stage.staging) { "staging" } }
      var client: Factory<[String]> { self { [self.host()] }.varies(by: Stage.self).cached }
      var page: Factory<[String]> { self { self.client() } }
    }
    print(Container.shared.page.under(Stage.staging)())
    """
  )

  private static let stopsPage: Contents = (
    """
    A statement stops the program wherever it runs, such as two bodies for one variant, or a condition
    that reads what its own wiring changes.
    """,
    """
    enum Stage: Variant { case staging }
    extension Container {
      var host: Factory<String> {
        self { "live" }.when(Stage.staging) { "staging" }.when(Stage.staging) { "test" }
      }
    }
    print(Container.shared.host())
    """,
    """
    enum Stage: Variant { case staging, test }
    extension Container {
      var host: Factory<String> {
        self { "live" }.when(Stage.staging) { "staging" }.when(Stage.test) { "test" }
      }
    }
    print(Container.shared.host())
    """
  )

  private static let rulesPage: Contents = (
    """
    A dependency, direct or indirect, that a line of the file given with --rules forbids. The programs
    here have the rule "cart must not reach log".
    """,
    """
    extension Container {
      var cart: Factory<String> { self { "cart, \\(self.log())" } }
      var log: Factory<String> { self { "log" } }
    }
    print(Container.shared.cart())
    """,
    """
    extension Container {
      var cart: Factory<String> { self { "cart" } }
      var log: Factory<String> { self { "log" } }
    }
    print(Container.shared.cart(), Container.shared.log())
    """
  )

  private static let allowPage: Contents = (
    """
    A comment that allows a finding names no check, gives no reason, or is before a line without such a
    finding.
    """,
    """
    extension Container {
      // keyworks:allow unused
      var dump: Factory<String> { self { "…" } }
    }
    """,
    """
    extension Container {
      // keyworks:allow unused: a debugger calls it
      var dump: Factory<String> { self { "…" } }
    }
    """
  )
}
