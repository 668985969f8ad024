// Correct uses, which give no diagnostic at all: what the other files here forbid must
// not spill over.

import Keyworks
import KeyworksAsync

// MARK: - What the factories build

protocol Clock: Sendable { var now: Int { get } }
struct SystemClock: Clock { var now: Int { 1 } }
final class FixedClock: Clock { let now = 2 }

protocol Plain { var count: Int { get } }
final class Counter: Plain { var count = 0 }
struct Logged: Plain {
  let inner: any Plain
  var count: Int { inner.count }
}

@MainActor final class Screen { var title = "" }
@MainActor protocol Page: Sendable {}
@MainActor final class Home: Page {}

enum Language { case english, german }
struct Report: Sendable, Hashable {
  let id: Int
  let language: Language
}
final class Ticket {}

enum LoadError: Error { case missing }
func load() throws -> Int { 1 }
func loadTyped() throws(LoadError) -> Int { 1 }

// MARK: - Declaring

extension SharedContainer {
  var clock: Factory<any Clock> { self { SystemClock() }.singleton }
}

extension Scope {
  static let session = Scope("session")
  static let scene = Scope("scene", isWeak: true)
}

extension Container {
  var unique: Factory<any Plain> { self { Counter() } }
  var graph: Factory<any Plain> { self { Counter() }.graph }
  var cachedClock: Factory<any Clock> { self { SystemClock() }.cached }
  var sharedClock: Factory<any Clock> { self { FixedClock() }.shared }
  var sessionClock: Factory<any Clock> { self { FixedClock() }.scope(.session) }
  var sceneClock: Factory<(any Clock)?> { self { FixedClock() }.scope(.scene) }
  var number: Factory<Int> { self { 1 }.cached.timeToLive(.seconds(60)) }
  var plugIn: Factory<(any Clock)?> { self { nil } }
  var pair: Factory<(Int, String)> { self { (1, "a") } }
  var list: Factory<[any Clock]> { self { [self.clock(), self[\.cachedClock]] }.cached }
  var function: Factory<@Sendable () -> Int> { self { { @Sendable in 1 } }.cached }
  var loader: Factory<any Clock> { promised() }
  var isOn: Factory<Bool> { self { true } }

  var assumed: Factory<any Plain> { self { Counter() }.assumingSendable.cached }
  var assumedShared: Factory<Counter> { self { Counter() }.assumingSendable.shared }
  var assumedOptional: Factory<Counter?> { self { Counter() }.assumingSendable.singleton }
  var assumedScope: Factory<Counter> {
    self { Counter() }.assumingSendable.scope(.session).timeToLive(.seconds(1))
  }

  var decorated: Factory<any Plain> {
    self { Counter() }.decorated { Logged(inner: $0) }
  }
  var statements: Factory<Report> {
    self {
      let id = self.number()
      if id > 1 { return Report(id: id, language: .english) }
      return self.report(id, .german)
    }.cached
  }
  func client(_ host: String) -> Factory<any Clock> { self(id: host) { SystemClock() }.cached }
}

extension Container {
  var report: ParameterFactory<(Int, Language), Report> {
    self { id, language in Report(id: id, language: language) }.cached
  }
  var positional: ParameterFactory<(Int, Language), Report> {
    self { Report(id: $0, language: $1) }
  }
  var initializer: ParameterFactory<(Int, Language), Report> { self(Report.init) }
  var ignoring: ParameterFactory<Int, Int> { self { _ in 1 }.singleton }
  var text: ParameterFactory<Int, String> { self { "\($0)" } }
  var ticketed: ParameterFactory<Ticket, Counter> { self { _ in Counter() } }
  var four: ParameterFactory<(Int, Int, Int, Int), Int> { self { $0 + $1 + $2 + $3 } }
  var callback: ParameterFactory<() -> Int, Int> { self { $0() } }
  var optional: ParameterFactory<Int?, Int?> { self { $0 }.cached }
  var recursive: ParameterFactory<Int, Int> {
    self { depth in depth == 0 ? 0 : self.recursive(depth - 1) + 1 }.graph
  }
  var assumedTicket: ParameterFactory<Int, Ticket> {
    self { _ in Ticket() }.assumingSendable.cached
  }
  var promisedReport: ParameterFactory<(Int, Language), Report> { promised() }
}

extension Container {
  var config: ThrowingFactory<Int, any Error> { self.throwing { try load() }.cached }
  var loaded: ThrowingParameterFactory<Int, Int, any Error> { self.throwing { try load() + $0 } }
  var throwing: ThrowingFactory<Int, any Error> { self.throwing { throw LoadError.missing } }
  var calm: ThrowingFactory<Int, any Error> { self.throwing { 1 } }
  var typed: ThrowingFactory<Int, LoadError> {
    self.throwing { () throws(LoadError) in try loadTyped() }
  }
  var nested: ThrowingFactory<Int, LoadError> {
    self.throwing { () throws(LoadError) in try self.typed() + 1 }.cached
  }
  var thrower: ThrowingFactory<Int, LoadError> {
    self.throwing { () throws(LoadError) in throw .missing }.singleton
  }
  var promisedConfig: ThrowingFactory<Int, LoadError> { promised() }
}

extension Container {
  @MainActor var screen: Factory<Screen> { self { Screen() } }
  @MainActor var page: Factory<any Page> { self { Home() }.cached }
}

// MARK: - Close to a mistake

enum Stage: Variant { case test, live }
struct UserID: ContextValue { let value: Int }
struct Size: ContextValue { let value: (Int, Int) }

extension Container {
  var ofContainer: ParameterFactory<Container, Int> { self { $0.number() } }
  var ofAnything: ParameterFactory<(Int, Any), Int> { self { number, _ in number }.assumed }
  var ofTuple: ParameterFactory<(Int, String), Int> { self { $0.0 } }
  var ofClosure: ParameterFactory<(Int) throws -> Int, Int> { self { (try? $0(1)) ?? 0 } }
  var ofStage: ParameterFactory<Stage, Int> { self { $0 == .live ? 1 : 2 }.cached }
  var nothing: Factory<Void> { self {} }
  var nothingOf: ParameterFactory<Container, Void> { self { $0.nothing() } }
  var maker: Factory<() -> Int> { self { { 1 } } }
  var result: ParameterFactory<Int, Result<Int, any Error>> {
    self { number in Result { try load() + number } }
  }
  var handled: Factory<Int> { self { (try? load()) ?? 0 } }
  var caught: Factory<Int> { self { do { return try load() } catch { return 0 } } }
}
extension ParameterFactory {
  var assumed: Self { self }
}

struct UnderStage {
  @Injected(\.number, under: Stage.live) var number
  @LazyInjected(\.number, under: Stage.live, Dialect.german) var late
}

/// With the type of the container, which `\.number` leaves out.
struct WithContainer {
  @Injected(\Container.number) var number
  @Injected(\Container.result, 7, under: Stage.live) var result: Result<Int, any Error>
  @Injected(\Container.config) var fallible
  @Injected(\Container.loaded, 7) var named
  @Injected(\Container.Type.steps) var steps
  @LazyInjected(\Container.number, under: Stage.live) var late
  @LazyInjected(\Container.result, 7) var lateResult: Result<Int, any Error>
  @LazyInjected(\Container.loaded, 7) var lateNamed
}

func close(_ container: Container) async throws {
  print(container.ofContainer(container), container[\.ofContainer, container])
  print(container.ofAnything(1, "a"), container[\.ofAnything, 1, Stage.live])
  print(container.ofTuple((1, "a")), container.ofTuple(1, "a"), container[\.ofTuple, 1, "a"])
  print(container.ofClosure { $0 }, container.ofClosure { _ in try load() }, container.maker()())
  print(container.ofStage(.live), container[\.ofStage, .live], container[\.ofStage, Stage.test])
  print(container.number.under(Stage.live)(), container.number.without()())
  print(container.report.under(Stage.live, Dialect.german)(1, .english))
  print(container.with(Stage.live) { $0[\.report, 1, .english] })
  print(await container.with(Stage.live, Dialect.german) { await later($0.number()) })
  let changed = container.number.on(.test) { 2 }
  print(changed(), try container.config.on(.preview) { 2 }())
  print(container.with(UserID(value: 1)) { $0.number() })
  print(await container.with(UserID(value: 1)) { await later($0.number()) })
  print(container.with(UserID(value: 1)) { $0.with(UserID(value: 2)) { $0[\.number] } })
  container.with(UserID(value: 1)) { _ in }
  container.with(Size(value: (3, 4))) { _ in }
}
enum Dialect: Variant { case english, german }
func later(_ number: Int) async -> Int { number }

// MARK: - Containers

final class RequestContainer: ManagedContainer {
  let manager = ContainerManager()
}
final class PaymentsContainer: SharedContainer {
  static let shared = PaymentsContainer()
  let manager = ContainerManager()
}
extension RequestContainer {
  var number: Factory<Int> { self { 1 }.cached }
}

protocol Requirements: SharedContainer {
  var loader: Factory<any Clock> { get }
}
extension Requirements {
  var loaded: Factory<Int> { self { self.loader().now }.cached }
}
extension Container: Requirements {}

extension Container: @retroactive AutoRegistering {
  /// Keeps the promises of the modules.
  public func autoRegister() {
    loader.register { FixedClock() }
  }
}

func generic<Root: SharedContainer, Value>(_ path: KeyPath<Root, Factory<Value>>) -> Value {
  Root.shared[path]
}
func generic<Root: ManagedContainer, each Argument, Value>(
  _ root: Root, _ path: KeyPath<Root, ParameterFactory<(repeat each Argument), Value>>,
  _ arguments: repeat each Argument
) -> Value {
  root[keyPath: path](repeat each arguments)
}
extension ManagedContainer {
  func keep<Value: Sendable>(_ build: @escaping () -> Value) -> Factory<Value> {
    self(build).cached
  }
}

// MARK: - Resolving

func resolving(_ container: Container) throws {
  let clock = container.clock()
  let byPath = container[\.clock]
  let wider: Any = container[\.clock]
  let optional: (any Clock)? = container[\.clock]
  let path = \Container.clock
  print(clock, byPath, wider, optional as Any, container[path], container[\Container.clock])

  print(container.report(1, .english), container[\.report, 2, .german].id)
  let report: Report = container[\.positional, 1, container.isOn() ? .english : .german]
  let reports = [1, 2].map { container.report($0, .english) }
  let texts =
    [1, 2].map(container.text.callAsFunction) + [container.text(3), container[\.text, 4]]
  print(report, reports, texts, container.client("a")().now)
  print(container.four(1, 2, 3, 4) + container[\.four, 1, 2, 3, 4] + container.ignoring(1))
  print(container.callback { 1 } + container[\.callback, { 2 }], container.ticketed(Ticket()).count)
  print(container.ignoring(container.ignoring(1)) * 2 - container[\.number] / container.number())
  print(container.optional(nil) ?? 0, container[\.optional, nil] ?? container.number())

  let typed: Int
  do throws(LoadError) { typed = try container.typed() } catch { typed = error == .missing ? 1 : 2 }
  print(try container.config() + container[\.config] + container[\.typed], typed)
  print(container.function()(), container[\.function](), container.pair().0)
  if let plugIn = container[\.plugIn] { print(plugIn.now) }

  let generic: any Clock = generic(\PaymentsContainer.clock)
  print(generic.now, Keyworks.Container.shared[\.number], RequestContainer().number())
}

@MainActor func resolvingOnTheMainActor(_ container: Container) {
  container.screen().title = "a"
  container.screen.override { MainActor.assumeIsolated { Screen() } }
  print(container.page())
}

// MARK: - Overriding

func overriding(_ container: Container) async throws {
  let fixed = FixedClock()
  container.clock.override(with: fixed)
  container.clock.register(with: fixed)
  let token = container.clock.override { fixed }
  token.revert()
  container.unique.override { Counter() }
  container.clock.decorate { inner in inner.now == 1 ? fixed : inner }
  container.plugIn.override { nil }
  container.plugIn.override(with: nil)
  container.function.override { { 2 } }
  container.report.override { id, _ in Report(id: id, language: .german) }
  container.report.register { Report(id: $0, language: $1) }
  container.report.override(body: Report.init)
  container.report.override(with: Report(id: 1, language: .english))
  container.config.override { try load() }
  container.config.register { 1 }
  container.typed.override { () throws(LoadError) in throw .missing }
  container.typed.override(with: 3)

  let now = container.clock.override {
    FixedClock()
  }.during {
    container.clock().now
  }
  let later = await container.unique.override { Counter() }.during {
    await Task.yield()
    return container.unique().count
  }
  let loaded = try container.config.override {
    try load()
  }.during {
    try container.config()
  }
  print(now, later, loaded)

  container.reset()
  container.reset([.instances, .overrides])
  container.reset(scope: .session)
  container.clock.reset(.registrations)
  Container.shared.reset(scope: .singleton)
}

// MARK: - Lists

protocol Step: Sendable {}
struct Emoji: Step {}

extension Container {
  var step: Factory<any Step> { self { Emoji() } }
  var emoji: Factory<Emoji> { self { Emoji() } }
  static var steps: Tags<any Step> {
    [Tagged(\.step, priority: 2, .before(\.emoji)), Tagged(\.emoji) { $0 }]
  }
  @MainActor var view: Factory<View> { self { View() } }
}
extension SharedContainer {
  var anywhere: Factory<any Step> { self { Emoji() } }
  static var everywhere: Tags<any Step> { [Tagged(\.anywhere)] }
}
@MainActor final class View {}

struct Pipeline {
  @Injected(\.steps) var steps
  @Injected(\.everywhere) var everywhere: [any Step]
}

func lists(_ container: Container) {
  let steps: [any Step] = container[\.steps]
  container.contribute(Tagged(\.anywhere, priority: 3, .after(\.emoji)), to: \.steps)
  container.contribute(Tagged(\.emoji) { $0 }, to: \.everywhere)
  container.reorder(\.emoji, priority: 1, in: \.steps)
  container.remove(\.emoji, from: \.steps)
  container.override(\.steps, with: [Tagged(\.step)]).revert()
  print(steps, container.entries(\.steps), container.providers(\.steps).map { $0() })
  print(container[\.steps, in: \.everywhere], container[\.steps, notIn: \.everywhere])
  container.reset(.contributions)
}

// MARK: - Waiting

struct Account: Sendable, Hashable { let id: Int }
actor Database { func account(_ id: Int) -> Account { Account(id: id) } }
func open() async throws -> Database { Database() }
func openTyped() async throws(LoadError) -> Database { Database() }
func fetch() async -> Int { 1 }
@MainActor func fetchOnMain() async -> Int { 1 }
struct Unhashable: Sendable {}

extension Container {
  var database: AsyncFactory<Database, any Error> { self.async { try await open() }.singleton }
  var flags: AsyncFactory<Int, Never> { self.async { await fetch() }.cached }
  var account: AsyncParameterFactory<Int, Account, any Error> {
    self.async { id in try await self.database().account(id) }.cached.timeToLive(.seconds(60))
  }
  var typedDatabase: AsyncFactory<Database, LoadError> {
    self.async { () async throws(LoadError) in try await openTyped() }.shared
  }
  // Shorter: that it waits is seen in the body.
  var shortTyped: AsyncFactory<Database, LoadError> {
    self.async { () throws(LoadError) in try await openTyped() }
  }
  var typedArgument: AsyncParameterFactory<Int, Account, LoadError> {
    self.async { id async throws(LoadError) in Account(id: id) }.cached
  }
  var twoArguments: AsyncParameterFactory<(Int, Language), Account, Never> {
    self.async { id, _ in await self.shown(Account(id: id)) }
  }
  var shown: AsyncParameterFactory<Account, Account, Never> { self.async { $0 } }
  var unhashable: AsyncParameterFactory<Unhashable, Int, Never> {
    self.async { _ in await fetch() }
  }
  var reference: AsyncFactory<Int, Never> { self.async(fetch).cached }
  var isReady: AsyncFactory<Bool, Never> { self.async { true } }
  var waitingClock: AsyncFactory<any Clock, Never> { self.async { SystemClock() }.cached }
  var ofSync: AsyncFactory<any Clock, any Error> {
    self.async {
      let now = try await self.account(1).id
      return now > self.number() ? FixedClock() : self.clock()
    }.scope(.session)
  }
  var waitingPlugIn: AsyncFactory<(any Clock)?, Never> { self.async { nil } }
  var waitingNothing: AsyncFactory<Void, Never> { self.async { await Task.yield() } }
  var promisedDatabase: AsyncFactory<Database, any Error> { promised() }
  var promisedAccount: AsyncParameterFactory<Int, Account, Never> { promised() }
  var wrapped: AsyncFactory<Int, Never> {
    self.async { await fetch() }.graph.decorated { $0 + 1 }.live
      .ignoring(Dialect.self)
  }
  var staged: AsyncFactory<Int, any Error> {
    self.async { 1 }.cached.when(Stage.test) { try await self.database().account(1).id }
      .varies(by: Dialect.self)
  }
  @MainActor var waitingScreen: AsyncFactory<Screen, Never> {
    self.async { Screen() }.cached
  }
  @MainActor var ofMain: AsyncFactory<Int, Never> { self.async { await fetchOnMain() } }
  func tenant(_ name: String) -> AsyncFactory<Database, any Error> {
    self.async(id: name) { try await open() }.cached
  }

  static var clocks: AsyncTags<any Clock> {
    [
      Tagged(\.waitingClock), Tagged(\.ofSync, priority: 2), Tagged(\.clock), Tagged(\.loading),
      Tagged(\.promisedFixed) { $0 },
    ]
  }
  static var clocksByName: AsyncKeyedTags<String, any Clock> {
    ["a": Tagged(\.waitingClock), "b": Tagged(\.clock), "c": Tagged(\.promisedFixed) { $0 }]
  }
  static var chosenClocks: AsyncTags<any Clock> {
    [Tagged(\.waitingClock, under: Stage.live), Tagged(\.promisedFixed, under: Stage.live) { $0 }]
  }
  static var emptyClocks: AsyncTags<any Clock> { Tags() }
  var loading: ThrowingFactory<any Clock, any Error> { promised() }
  var promisedFixed: AsyncFactory<FixedClock, LoadError> { promised() }
}

struct Server {
  let database: AsyncProvider<Database, any Error>
  let account: AsyncParameterProvider<Int, Account, any Error>
  init(_ container: Container) {
    database = container.provider(\.database)
    account = container.with(Stage.live) { $0.provider(\.account) }
  }
}

func waiting(_ container: Container) async throws {
  let database = try await container.database()
  let byPath: Database = try await container[\.database]
  let path = \Container.flags
  async let flags = container.flags()
  async let alsoFlags = container[\.flags]
  print(database, byPath, await container[path], await flags + alsoFlags)
  print(try await container.account(1), try await container[\.account, 2].id)
  print(await container.twoArguments(1, .german), await container[\.twoArguments, 2, .english])
  print(await container.isReady() ? 1 : await container.flags() + container[\.flags])
  print(try await container.staged.under(Stage.live)())
  print(try await container.with(Stage.live) { try await $0[\.account, 1] })
  print(try await container.account.without()(1), await container.flags.without(Stage.self)())
  print(try await Server(container).database(), try await Server(container).account(1))
  let optional: Int? = await container[\.flags]
  let handled = (try? await container.database()) ?? database
  print(optional as Any, handled, try await container.tenant("a")())
  Task { print(await container.flags()) }
}

func waitingWithoutError(_ container: Container) async -> Int {
  await container.waitingNothing()
  return await container.flags() + container[\.flags] + container.unhashable(Unhashable())
}

func waitingTyped(_ container: Container) async throws(LoadError) -> Database {
  do { return try await container[\.typedDatabase] } catch { throw error }
}

@MainActor func waitingOnTheMainActor(_ container: Container) async -> Screen {
  print(await container.ofMain(), await container[\.waitingScreen].title)
  return await container.waitingScreen()
}

actor Worker {
  let container: Container
  init(_ container: Container) { self.container = container }
  func work() async throws -> Int {
    try await container.flags() + container[\.account, 1].id + container.database().account(1).id
  }
}

func wiring(_ container: Container) async throws {
  container.flags.override(with: 2)
  container.flags.register(with: 2)
  container.flags.override { 2 }.revert()
  container.flags.override { await fetch() }
  container.flags.register { await fetch() }
  container.account.override { Account(id: $0) }
  container.account.register { id in try await container.database().account(id) }
  container.register(\.flags) { await $0.flags() }
  container.register(\.account) { try await $0.database().account($1) }
  container.database.override { try await open() }
  container.flags.decorate { $0 + 1 }
  container.flags.register(for: Stage.test) { await fetch() }
  container.flags.reset()
  let flags = await container.flags.override(with: 3).during { await container.flags() }
  let other = try await container.database.override {
    try await open()
  }.during {
    try await container.database()
  }
  print(flags, other)
}

func waitingLists(_ container: Container) async throws {
  let clocks = try await container.gather(\.clocks)
  let typed: [any Clock] = try await container.gather(\.clocks)
  for (name, clock) in container[\.clocksByName] { print(name, try await clock().now) }
  container.contribute(Tagged(\.waitingClock), to: \.emptyClocks)
  container.contribute(Tagged(\.clock, priority: 2), to: \.emptyClocks)
  container.contribute(Tagged(\.loading), to: \.emptyClocks)
  container.contribute(Tagged(\.promisedFixed) { $0 }, to: \.emptyClocks)
  container.contribute(Tagged(\.waitingClock), for: "d", to: \.clocksByName)
  container.contribute(Tagged(\.promisedFixed) { $0 }, for: "e", to: \.clocksByName)
  print(clocks.map(\.now), typed.count)
}
