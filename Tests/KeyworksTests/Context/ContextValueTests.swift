import Keyworks
import TestSupport
import Testing

private struct UserID: ContextValue { let value: Int }

private struct Age: ContextValue { let value: Int }
private enum Loudness: Variant { case loud, soft }

@Suite struct `A context value` {
  private let app = App()
  private let reach = Reach()

  @Test func `a context value reaches every body resolved below it`() {
    let screen = app.with(UserID(value: 42)) { $0[\.screen] }
    #expect(screen.presenter.user == 42)
    #expect(screen.wrapped.user == 42)
  }

  @Test func `values and variants come into force together, the last one of each type`() async {
    #expect(app.with(UserID(value: 1), UserID(value: 2)) { $0.presenter().user } == 2)
    let sync = app.with(UserID(value: 1), Loudness.loud, Age(value: 3)) { app in
      [app.presenter().user, app.require(Age.self).value, app.volume()]
    }
    #expect(sync == [1, 3, 11])
    let async = await app.with(Loudness.loud, UserID(value: 2)) { app in
      await later { [app.presenter().user, app.volume()] }
    }
    #expect(async == [2, 11])
    #expect(app.volume() == 5)
    #expect(app.contextValue(of: UserID.self) == nil)
  }

  @Test func `a variant can be required, and also by a cached instance`() {
    #expect(app.with(Loudness.loud) { $0.require(Loudness.self) } == .loud)
    #expect(app.with(Loudness.loud) { $0.keptLoudness() } == .loud)
    #expect(app.with(Loudness.soft) { $0.keptLoudness() } == .soft)
  }

  @Test func `a context value persists across awaits and in tasks started by the work`() async {
    await app.with(UserID(value: 5)) { app in
      await Task.yield()
      #expect(app.presenter().user == 5)
      async let child = app.presenter().user
      let task = Task { app.presenter().user }
      #expect(await child == 5)
      #expect(await task.value == 5)
    }
  }

  @Test func `providers and lazy properties capture the context value around them`() throws {
    let (provider, maker, risky, lazy) = app.with(UserID(value: 9)) { app in
      (app.provider(\.presenter), app.provider(\.titled), app.provider(\.risky), app.lazyScreen())
    }
    #expect(provider().user == 9)
    #expect(maker("x") == "x 9")
    #expect(try risky() == 9)
    #expect(lazy.presenter.user == 9)
    app.with(UserID(value: 1)) { _ in #expect(provider().user == 9) }
    #expect(Running { provider().user }.join() == 9)
    let plain = app.provider(\.presenter)
    #expect(app.with(UserID(value: 3)) { _ in plain().user } == 3)
  }

  @Test func `concurrent threads do not see each other's context values`() async {
    let rounds = isSanitized ? 2_000 : 100_000
    let wrong = inParallel(2) { thread in
      var wrong = 0
      for round in 0..<rounds {
        let value = round * 2 + thread
        if app.with(UserID(value: value), work: { $0.presenter().user }) != value { wrong += 1 }
      }
      return wrong
    }
    #expect(wrong == [0, 0])
  }

  @Test func `a cached body can require a context value that the body itself provides`() {
    #expect(app.keptWithOwn().user == 3)
    #expect(app.with(UserID(value: 8)) { $0.keptWithOwn() }.user == 3)
  }

  @Test func `a factory of a graph can require a context value`() {
    #expect(App().with(UserID(value: 4)) { $0.inGraph() } == [4, 4])
  }

  @Test func `a context value reaches the members of a list`() {
    #expect(reach.with(User(value: "ada")) { $0[\.all] } == ["ada", "ada!"])
    #expect(reach.with(User(value: "ada")) { $0[\.makers].map { $0(2) } } == ["ada 2"])
  }

  @Test func `a context value reaches the factories resolved in a sandbox`() {
    let found = reach.with(User(value: "ada")) { reach in
      withSandbox { (reach.user(), Reach().user()) }
    }
    #expect(found == ("ada", "ada"))
  }

  @Test func `autoRegister cannot require a context value of its caller`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let reach = Reach()
      reach.whenRegistering.withLock { $0 = { _ = $0.user() } }
      _ = reach.with(User(value: "ada")) { $0.user() }
    }
    #expect(errorOutput(of: result).contains("User"))
  }

  @Test func `a reset while a context value is in force restores the wiring of autoRegister`() {
    reach.whenRegistering.withLock { $0 = { $0.word.register { "wired" } } }
    reach.with(User(value: "ada")) { reach in
      reach.word.register { [unowned reach] in reach.require(User.self).value }
      #expect(reach.word() == "ada")
      reach.word.reset()
      #expect(reach.word() == "wired")
    }
  }
}

extension `A context value` {
  #if os(Linux)  // elsewhere immediate tasks need a newer system than the library
    @Test func `a cached factory cannot require a context value of an immediate task`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { await App().beginAtOnce().value }
      let output = errorOutput(of: result)
      #expect(
        output.contains("'keptScreen' keeps its instance, but requires UserID at"))
    }
  #endif
}

extension Stop {
  static let ofContextValues: [Stop] = [
    Stop(
      "requiring a variant that is not in force stops the process",
      containing: "Loudness is required at ContextValueTests.swift:"
    ) { _ = App().keptLoudness() },
    Stop(
      "a missing context value stops the process and names the path", at: App.line,
      """
      UserID is required at @4, but no enclosing 'with' gives it. Under construction: screen (@1) \
      → presenter (@4). Resolve inside container.with(UserID(…)) { … }
      """
    ) { _ = App()[\.screen] },
    Stop(
      "requiring an ended context value outside of any body stops the process", at: outsideLine,
      """
      UserID is required at @4, but no enclosing 'with' gives it. Nothing is under construction. \
      Resolve inside container.with(UserID(…)) { … }
      """
    ) { requireOutside() },
    Stop(
      "a cached factory that requires a context value stops the process", at: App.line,
      """
      'keptScreen' keeps its instance, but requires UserID at @4 while it is built, so that \
      instance would depend on the first caller. Under construction: keptScreen (@6) → presenter \
      (@4). Make 'keptScreen' unique or .graph, or take the value as an argument.
      """
    ) { _ = App().with(UserID(value: 1)) { $0.keptScreen() } },
    Stop(
      "a cached factory cannot require a context value that a task inherited from a body",
      containing: "'keptScreen' keeps its instance, but requires UserID at"
    ) { await App().begin().value },
  ]
}

private struct Refused: Error {}

private let outsideLine = Int(#line)
private func requireOutside() {
  let app = App()
  app.with(UserID(value: 1)) { _ in }
  _ = app.require(UserID.self).value
}

private struct Presenter: Sendable { let user: Int }

private final class Screen {
  let presenter: Presenter
  @Injected(\App.presenter) var wrapped
  init(_ presenter: Presenter) { self.presenter = presenter }
}

private final class LazyScreen {
  @LazyInjected(\App.presenter) var presenter
}

private final class App: SharedContainer {
  static let shared = App()
  let manager = ContainerManager()
  var lazyScreen: Factory<LazyScreen> { self { LazyScreen() } }
  var titled: ParameterFactory<String, String> {
    self { "\($0) \(self.require(UserID.self).value)" }
  }
  var risky: ThrowingFactory<Int, Refused> {
    self.throwing { () throws(Refused) in self.require(UserID.self).value }
  }
  var keptWithOwn: Factory<Presenter> {
    self { self.with(UserID(value: 3)) { $0.presenter() } }.cached
  }
  var shared: Factory<Presenter> { self { self.presenter() }.graph }
  var inGraph: Factory<[Int]> { self { [self.shared().user, self.presenter().user] } }

  static let line = Int(#line)
  var screen: Factory<Screen> { self { Screen(self.presenter()) } }
  // Messages name the lines of these factories.

  var presenter: Factory<Presenter> { self { Presenter(user: self.require(UserID.self).value) } }

  var keptScreen: Factory<Presenter> { self { self.presenter() }.cached }

  var volume: Factory<Int> { self { 5 }.when(Loudness.loud) { 11 } }
  var keptLoudness: Factory<Loudness> {
    self { self.require(Loudness.self) }.varies(by: Loudness.self).cached
  }

  /// A task that the main thread runs after this body, when another frame has taken its place.
  var begun: Factory<Task<Void, Never>> {
    self { self.with(UserID(value: 1)) { app in Task { @MainActor in _ = app.keptScreen() } } }
  }
  @MainActor func begin() -> Task<Void, Never> { begun() }

  #if os(Linux)
    /// A task whose `with` begins in this body and ends after it.
    @MainActor var begunAtOnce: Factory<Task<Void, Never>> {
      self {
        Task.immediate { @MainActor in
          await self.with(UserID(value: 1)) { app in
            await Task.yield()
            _ = app.keptScreen()
          }
        }
      }
    }
    @MainActor func beginAtOnce() -> Task<Void, Never> { begunAtOnce() }
  #endif
}

private struct User: ContextValue { let value: String }

private final class Reach: ManagedContainer, AutoRegistering {
  let manager = ContainerManager()
  let whenRegistering = Locked<(@Sendable (Reach) -> Void)?>(nil)
  func autoRegister() { whenRegistering.withLock { $0 }?(self) }

  var user: Factory<String> { self { self.require(User.self).value } }
  var loud: Factory<String> { self { self.user() + "!" } }
  var maker: ParameterFactory<Int, String> { self { "\(self.user()) \($0)" } }
  var word: Factory<String> { self { "definition" } }
  static var all: Tags<String> { [Tagged(\.user), Tagged(\.loud)] }
  static var makers: Tags<ParameterProvider<Int, String>> { [Tagged(\.maker)] }
}
