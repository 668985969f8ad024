import Keyworks
import KeyworksAsync
import TestSupport
import Testing

@Suite struct `A container with a parent` {
  let app = LifeWorld()

  @Test func `objects built in a child resolve from its parent, not the shared one`() async throws {
    let app = Branch()
    let request = RequestBranch(in: app)
    // A lazy property resolves when it is first read.
    let earlier = request.handler()
    app.label.override(with: "mock")
    #expect(earlier.later == "mock")
    #expect(request.handler().label == "mock")
    #expect(request.handler().labels == ["mock"])
    #expect(try await request.waitingHandler().label == "mock")
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

  @Test func `a child that is first used after its parent was closed can be closed`() async throws {
    let child = LifeWorld(in: app)
    try await app.close()
    _ = await child.quiet()
    #expect(child.manager.store.builders.isEmpty)
    try await child.close()
  }

  @Test func `closing a parent closes its open children and tells observers`() async throws {
    let (first, second) = (LifeWorld(in: app), LifeWorld(in: app))
    let heard = app.heard()
    _ = (app.pool(), first.transaction(), second.transaction())
    try await second.close()
    try await app.close()
    #expect(second.diary.all == ["transaction returned"])
    #expect(first.diary.all == ["transaction cancelled"])
    #expect(heard.all.filter { $0.hasSuffix("closedByParent") } == ["LifeWorld closedByParent"])
    #expect(first.isClosing)
  }

  @Test func `work whose container is closed by its parent is cancelled`() async throws {
    let child = LifeWorld(in: app)
    await #expect(throws: CancellationError.self) {
      try await withContainer(child) { child in
        _ = child.transaction()
        try await app.close()
      }
    }
    #expect(child.diary.all == ["transaction cancelled"])
    // Later work is not.
    try await withContainer(child) { _ in }
  }

  @Test func `work whose container had nothing to tear down returns its result`() async throws {
    let answer = try await withContainer(LifeWorld(in: app)) { child in
      _ = child.transaction()
      child.transaction.reset()
      await child.settle()
      try await app.close()
      return 42
    }
    #expect(answer == 42)
  }

  @Test func `work that closes its own container returns its result`() async throws {
    let child = LifeWorld(in: app)
    let answer = try await withContainer(child) { child in
      _ = child.transaction()
      try await child.close(.failed(Trouble(number: 1)))
      return 42
    }
    #expect(answer == 42)
    #expect(child.diary.all == ["transaction failed trouble 1"])
  }

  @Test func `work without a parent returns its result after its sandbox`() async throws {
    let (world, pause) = (LifeWorld(), Pause())
    let work = await withSandbox {
      let work = Task {
        try await withContainer(LifeWorld(world.diary)) { world in
          _ = world.transaction()
          await pause()
          return 42
        }
      }
      await pause.reached()
      return work
    }
    #expect(world.diary.all == ["transaction returned"])
    pause.end()
    #expect(try await work.value == 42)
  }

  @Test func `closing a parent tears down its children before its own instances`() async throws {
    _ = Nested(in: app).handler()
    // Its construction is completed last.
    _ = app.unique()
    try await app.close()
    #expect(app.diary.all == ["-handler", "-unique", "-pool", "-settings"])
  }

  @Test(arguments: [false, true])
  func `a parent waits for a child that is closing or released`(isReleased: Bool) async throws {
    let pause = Pause()
    _ = app.pool()
    var closing: Task<Void, any Error>?
    do {
      let child = LifeWorld(app.diary, in: app)
      child.hold(pause)
      if !isReleased { closing = Task { try await child.close() } }
    }
    await pause.reached()
    let parent = Task { try await app.close() }
    await wait { app.isClosing }
    #expect(app.diary.all == [])
    pause.end()
    try await closing?.value
    try await parent.value
    #expect(app.diary.all == ["-held", "-pool", "-settings"])
  }

  @Test func `a released parent is torn down after its released child`() async {
    let (diary, pause) = (Diary(), Pause())
    inSteps { executor in
      executor.run {
        let app = LifeWorld(diary)
        _ = app.pool()
        LifeWorld(diary, in: LifeWorld(diary, in: app)).hold(pause)
      }
      #expect(diary.all == [])
      pause.end()
    }
    await wait { diary.all.count == 3 }
    #expect(diary.all == ["-held", "-pool", "-settings"])
  }

  @Test func `a build in one child can close another child while their parent is closing`() {
    let (one, other) = (LifeWorld(in: app), LifeWorld(in: app))
    let go = Gate()
    _ = (one.unique(), other.unique())
    one.waiting.register {
      await go.wait()
      try await other.close()
      return Part("waiting")
    }
    inSteps { executor in
      executor.run { _ = try? await one.waiting() }
      executor.run(app.closeAndNote)
      #expect(one.isClosing && other.isClosing)
      go.open()
    }
    #expect(app.diary.all == ["closed"])
    #expect(one.diary.all == ["-waiting", "-unique"])
    #expect(other.diary.all == ["-unique"])
  }

  @Test func `a failed start tears down a child's instances before its parent's`() async {
    let child = Nested(in: app)
    await #expect(throws: Trouble(number: 1)) { try await child.start(\.refusing) }
    #expect(app.diary.all == ["-handler", "-pool", "-settings"])
  }

  @Test func `a teardown in a child can close the parent`() async throws {
    let child = Nested(in: app)
    _ = (app.pool(), child.closer())
    try await child.close()
    try await app.close()
    #expect(app.diary.all == ["-closer", "-pool", "-settings"])
  }

  @Test func `a parent keeps neither open nor closed children alive`() async throws {
    weak var closed: LifeWorld?
    weak var gone: LifeWorld?
    do {
      let (child, other) = (LifeWorld(in: app), LifeWorld(in: app))
      (closed, gone) = (child, other)
      _ = (child.pool(), other.unique())
      try await child.close()
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

  var label: Factory<String> { self { "live" } }
  static var labels: Tags<String> { [Tagged(\.label)] }
}

private final class RequestBranch: ManagedContainer {
  let manager: ContainerManager
  init(in parent: (any ManagedContainer)?) { manager = ContainerManager(parent: parent) }

  var handler: Factory<Handler> { self { Handler() } }
  var waitingHandler: AsyncFactory<Handler, any Error> {
    self.async { await later { Handler() } }.cached
  }
}

// SAFETY: each is used by one task at a time.
private final class Handler: @unchecked Sendable {
  @Injected(\Branch.label) var label
  @LazyInjected(\Branch.label) var later
  @Injected(\Branch.Type.labels) var labels
}

private final class Nested: ManagedContainer {
  let manager: ContainerManager
  let app: LifeWorld
  init(in app: LifeWorld) { (self.app, manager) = (app, ContainerManager(parent: app)) }

  var handler: Factory<Part> {
    self { Part("handler", self.app.pool()) }.cached.teardown(app.noting)
  }
  var refusing: AsyncFactory<Part, any Error> {
    self.async {
      _ = self.handler()
      throw Trouble(number: 1)
    }
  }
  var closer: Factory<Part> {
    self { Part("closer", self.app.settings()) }.cached.teardown { [app] in
      try await app.close()
      app.noting($0)
    }
  }
}
