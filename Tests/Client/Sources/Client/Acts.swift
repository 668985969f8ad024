import Keyworks
import KeyworksAsync
import KeyworksTracing
import KeyworksUI
import KeyworksWiring

func resolve(_ app: Container) throws -> [any Service] {
  [
    app.service(), app[\.service], app.named("x"), app[\.named, "x"], app.numbered(1, "x"),
    try app.risky(),
    try app[\.riskyNamed, "x"], app.service.under(Stage.staging)(),
    app.service.without(Stage.self)(),
    app.with(Stage.production, User(name: "Ada")) { $0.service() },
  ]
}

func resolveLater(_ app: Container) async throws -> [any Service] {
  try await app.start(\.late, \.service)
  let gathered = try await app.gather(\.lateServices)
  return try await gathered + app.gather(\.lateByName) { try await $0.value() }
    + [app.late(), app[\.lateNamed, "x"], app.provider(\.late)()]
}

@MainActor func resolveScreens(_ app: Container) -> [Pipe] {
  [app.screen(), app[\.screenNamed, "x"], app.provider(\.screen)(), make(app.screen)]
    + app[\.screens].map { $0() } + app[\.screensByName].map { $0.value() }
}

func gather(_ app: Container) -> [String] {
  _ = (app[\.services, in: \.services], app[\.services, notIn: \.services], app[\.byName, "a"])
  _ = (app.providers(\.services).map { $0() }, app.providers(\.byName).map { $0.value() })
  app.contribute(Tagged(\.service), Tagged(\.perStage), to: \.services)
  app.reorder(\.service, priority: 2, .after(\.perStage), in: \.services)
  app.remove(\.service, from: \.services)
  app.override(\.services, with: [Tagged(\.perStage)]).during {}
  return app.entries(\.services).map {
    "\($0.factory) \($0.id ?? "") \($0.variants) \($0.key ?? "")"
  }
}

func follow(_ app: Container) async {
  for await entries in app.changes(of: \.services) { print(entries) }
}

func change(_ app: Container) async throws {
  app.service.register(for: Stage.staging) { Live() }
  app.named.override { Live(name: $0) }.revert()
  app.service.reset()
  app.reset([.instances, .registrations, .overrides, .contributions])
  app.reset(scope: .visit)
  app.reset(scope: .visit, whenever: { $0.service().name }).revert()
  app.activate(\.all).revert()
  try await app.started(\.beta)
  app.manager.refusesConflicts = true
  app.manager.clock = ContinuousClock()
  _ = app.nearest(Container.self)
}

func observe(_ app: Container) -> Token {
  let log = TraceLog { print($0) }
  _ = app.observe(TraceLog.jsonLines { print($0) })
  return app.observe { event in
    log.record(event)
    print(word(for: event.kind), event.path, event.factory, event.depth, event.duration ?? .zero)
  }
}

func end(_ app: Container) async {
  do {
    try await withTeardown(deadline: .seconds(1), concurrently: true) {
      try await withContainer(Request()) { _ = $0.greeting() }
    }
    try await app.close(.cancelled, deadline: .seconds(1))
  } catch let error as ContainerClosed {
    print(error, error.container ?? "", error.factory)
  } catch let error as TeardownFailures {
    for failure in error.failures {
      let late = failure.underlying as? TeardownOverrun
      print(
        failure.factory.name, failure.factory.module, failure.factory.file, failure.factory.line)
      print(late?.isUnderConstruction == true, failure.description)
    }
  } catch {}
}

func launch() async {
  LaunchContext.current = LaunchContext(
    [.test, .preview, .argument("--quick")], variants: [Stage.staging])
  print(LaunchContext.ofProcess.conditions, LaunchContext.current.variants)
  let context = ResolutionContext.current
  print(
    context?.resolving as Any, context?.injectedInto as Any, context?.property as Any,
    context?.path as Any)
  await withSandbox { _ = Container.shared.service() }
  let sandbox = Sandbox.capture()
  await sandbox.run { await Task.yield() }
  Sandbox.none.run {}
  let text = Property<String>(get: { "" }, set: { _ in })
  text.value = "x"
}
