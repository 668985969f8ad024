import Keyworks
import Testing

@Suite struct `A container with a parent` {
  @Test func `objects built in a child resolve from its parent, not from the shared container`()
    throws
  {
    let app = Branch()
    app.label.override(with: "mock")
    let request = RequestBranch(in: app)
    #expect(request.handler().label == "mock")
    #expect(request.lazyHandler().label == "mock")
    #expect(request.listHandler().labels == ["mock"])
  }

  @Test func `objects built in a child resolve from the nearest parent of the required type`() {
    let outer = Branch()
    let inner = Branch(in: outer)
    inner.label.override(with: "inner")
    outer.label.override(with: "outer")
    #expect(RequestBranch(in: RequestBranch(in: inner)).handler().label == "inner")
  }

  @Test func `a child without a parent of the required type resolves from the shared container`() {
    withSandbox {
      Branch.shared.label.override(with: "shared")
      #expect(RequestBranch(in: RequestBranch(in: nil)).handler().label == "shared")
    }
  }

  @Test func `a lazy property resolves from the parent when it is first read`() {
    let app = Branch()
    let handler = RequestBranch(in: app).lazyHandler()
    app.label.override(with: "later")
    #expect(handler.label == "later")
  }

  @Test func `an object built in an asynchronous body resolves from the parent`() async throws {
    let app = Branch()
    app.label.override(with: "mock")
    let request = RequestBranch(in: app)
    #expect(try await request.waitingHandler().label == "mock")
  }

  // MARK: - Closing

  @Test func `closing a parent closes its open children, and reports them to observers`()
    async throws
  {
    let app = LifeWorld()
    let (first, second) = (LifeWorld(in: app), LifeWorld(in: app))
    let heard = Locked<[String]>([])
    app.observe { event in
      if case .closedByParent = event.kind { heard.withLock { $0.append(event.factory.name) } }
    }
    _ = app.pool()
    _ = first.transaction()
    _ = second.transaction()
    try await second.close()
    try await app.close()
    #expect(second.diary.all == ["transaction returned"])
    #expect(first.diary.all == ["transaction cancelled"])
    #expect(heard.withLock(\.self) == ["LifeWorld"])
    #expect(first.isClosing)
  }

  @Test func `closing a parent tears down its children before its own instances`() async throws {
    let app = LifeWorld()
    let child = Nested(in: app)
    _ = child.handler()
    // Its construction is completed last.
    _ = app.unique()
    try await app.close()
    #expect(app.diary.all == ["-handler", "-unique", "-pool", "-settings"])
  }

  @Test func `the closing of a parent waits for a child that is already closing`() async throws {
    let app = LifeWorld()
    let child = Nested(in: app)
    let (isTearing, go) = (Gate(), Gate())
    _ = app.pool()
    _ = child.held(isTearing, go)
    let closing = Task { try await child.close() }
    await isTearing.wait()
    let parent = Task { try await app.close() }
    await wait { app.isClosing }
    #expect(app.diary.all == [])
    go.open()
    try await closing.value
    try await parent.value
    #expect(app.diary.all == ["-held", "-pool", "-settings"])
  }

  @Test func `the closing of a parent waits for the teardown of a released child`() async throws {
    let app = LifeWorld()
    let (isTearing, go) = (Gate(), Gate())
    _ = app.pool()
    do { _ = Nested(in: app).held(isTearing, go) }
    await isTearing.wait()
    let parent = Task { try await app.close() }
    await wait { app.isClosing }
    #expect(app.diary.all == [])
    go.open()
    try await parent.value
    #expect(app.diary.all == ["-held", "-pool", "-settings"])
  }

  @Test func `a released parent is torn down after its released child`() async {
    let (diary, executor) = (Diary(), StepExecutor())
    let (isTearing, go) = (Gate(), Gate())
    OwnerTasks.$executor.withValue(executor) {
      executor.run {
        let app = LifeWorld(diary)
        _ = app.pool()
        _ = LifeWorld(diary, in: LifeWorld(diary, in: app)).held(isTearing, go)
      }
      #expect(diary.all == [])
      go.open()
      executor.runAll()
    }
    await wait { diary.all.count == 3 }
    #expect(diary.all == ["-held", "-pool", "-settings"])
  }

  @Test func `a build in one child can close another child while their parent is closing`() {
    let app = LifeWorld()
    let (one, other) = (LifeWorld(in: app), LifeWorld(in: app))
    let (executor, go) = (StepExecutor(), Gate())
    _ = (one.unique(), other.unique())
    one.waiting.register {
      await go.wait()
      try await other.close()
      return Part("waiting")
    }
    OwnerTasks.$executor.withValue(executor) {
      executor.run { _ = try? await one.waiting() }
      executor.run(app.closeAndNote)
      #expect(one.isClosing && other.isClosing)
      go.open()
      executor.runAll()
    }
    #expect(app.diary.all == ["closed"])
    #expect(one.diary.all == ["-waiting", "-unique"])
    #expect(other.diary.all == ["-unique"])
  }

  @Test func `a parent can close while a wiring of its child is starting`() async throws {
    let app = LifeWorld()
    let child = LifeWorld(in: app)
    let (isBuilding, go) = (Gate(), Gate())
    child.waiting.register {
      isBuilding.open()
      await go.wait()
      return Part("waiting")
    }
    let first = child.activate(\.warming)
    await isBuilding.wait()
    first.revert()
    // It waits for the end of the first start.
    child.activate(\.warming)
    let closing = Task { try await app.close() }
    await wait { child.isClosing }
    go.open()
    await #expect(throws: CancellationError.self) { try await child.started(\.warming) }
    try await closing.value
    #expect(child.diary.all == ["-waiting"])
  }

  @Test func `a failed start tears down the instances of a child before those of its parent`()
    async
  {
    let app = LifeWorld()
    let child = Nested(in: app)
    await #expect(throws: Trouble(number: 1)) { try await child.start(\.refusing) }
    #expect(app.diary.all == ["-handler", "-pool", "-settings"])
  }

  @Test func `a teardown in a child can close the parent`() async throws {
    let app = LifeWorld()
    let child = Nested(in: app)
    _ = app.pool()
    _ = child.closer()
    try await child.close()
    try await app.close()
    #expect(app.diary.all == ["-closer", "-pool", "-settings"])
  }

  @Test func `a parent keeps neither open nor closed children alive`() async throws {
    let app = LifeWorld()
    weak var closed: LifeWorld?
    weak var gone: LifeWorld?
    do {
      let child = LifeWorld(in: app)
      closed = child
      _ = child.pool()
      try await child.close()
    }
    do {
      let child = LifeWorld(in: app)
      gone = child
      _ = child.unique()
    }
    #expect(closed == nil)
    #expect(gone == nil)
  }
}

// MARK: - Containers

private final class Branch: SharedContainer {
  static let shared = Branch()
  let manager: ContainerManager
  init(in parent: (any ManagedContainer)? = nil) { manager = ContainerManager(parent: parent) }
}

extension Branch {
  fileprivate var label: Factory<String> { self { "live" } }
  fileprivate static var labels: Tags<String> { [Tagged(\.label)] }
}

private final class RequestBranch: ManagedContainer {
  let manager: ContainerManager
  init(in parent: (any ManagedContainer)?) { manager = ContainerManager(parent: parent) }
}

extension RequestBranch {
  fileprivate var handler: Factory<Handler> { self { Handler() } }
  fileprivate var lazyHandler: Factory<LazyHandler> { self { LazyHandler() } }
  fileprivate var listHandler: Factory<ListHandler> { self { ListHandler() } }
  fileprivate var waitingHandler: AsyncFactory<Handler, any Error> {
    self.async {
      await Task.yield()
      return Handler()
    }.cached
  }
}

private struct Handler: Sendable {
  @Injected(\Branch.label) var label
}

private final class LazyHandler {
  @LazyInjected(\Branch.label) var label
}

private struct ListHandler {
  @Injected(\Branch.Type.labels) var labels
}

extension LifeWorld {
  fileprivate static var warming: Wiring<LifeWorld> { Wiring { _ in }.starting(\.waiting) }
}

private final class Nested: ManagedContainer {
  let manager: ContainerManager
  let app: LifeWorld
  init(in app: LifeWorld) { (self.app, manager) = (app, ContainerManager(parent: app)) }
}

extension Nested {
  fileprivate var handler: Factory<Part> {
    self { Part("handler", self.app.pool()) }.cached
      .teardown { [diary = app.diary] in diary.note("-\($0.name)") }
  }
  fileprivate var refusing: AsyncFactory<Part, any Error> {
    self.async {
      _ = self.handler()
      throw Trouble(number: 1)
    }
  }
  fileprivate var closer: Factory<Part> {
    self { Part("closer", self.app.settings()) }.cached.teardown { [app] in
      try await app.close()
      app.diary.note("-\($0.name)")
    }
  }
  fileprivate func held(_ isTearing: Gate, _ go: Gate) -> Part {
    self(id: 0) { Part("held") }.teardown { [diary = app.diary] in
      isTearing.open()
      await go.wait()
      diary.note("-\($0.name)")
    }()
  }
}
