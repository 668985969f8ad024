import Keyworks
import Testing

@Suite struct `A container with a parent` {
  @Test func `builds objects that find the parent's factories, and not the shared ones`() throws {
    let app = Branch()
    app.label.override(with: "mock")
    let request = RequestBranch(in: app)
    #expect(request.handler().label == "mock")
    #expect(request.lazyHandler().label == "mock")
    #expect(request.listHandler().labels == ["mock"])
  }

  @Test func `builds objects that find the nearest container of a type`() {
    let outer = Branch()
    let inner = Branch(in: outer)
    inner.label.override(with: "inner")
    outer.label.override(with: "outer")
    #expect(RequestBranch(in: RequestBranch(in: inner)).handler().label == "inner")
  }

  @Test func `builds objects that find the shared container if none is of that type`() {
    withSandbox {
      Branch.shared.label.override(with: "shared")
      #expect(RequestBranch(in: RequestBranch(in: nil)).handler().label == "shared")
    }
  }

  @Test func `builds objects whose lazy properties keep to the parent`() {
    let app = Branch()
    let handler = RequestBranch(in: app).lazyHandler()
    app.label.override(with: "later")
    #expect(handler.label == "later")
  }

  @Test func `finds the parent also from an asynchronous body`() async throws {
    let app = Branch()
    app.label.override(with: "mock")
    let request = RequestBranch(in: app)
    #expect(try await request.waitingHandler().label == "mock")
  }

  // MARK: - Closing

  @Test func `is closed before its parent, which reports it`() async throws {
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

  @Test func `is torn down before what it uses of its parent, and all else of that`() async throws {
    let app = LifeWorld()
    let child = Nested(in: app)
    _ = child.handler()
    // Completed last.
    _ = app.unique()
    try await app.close()
    #expect(app.diary.all == ["-handler", "-unique", "-pool", "-settings"])
  }

  @Test func `is waited for by its parent if it is closing`() async throws {
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

  @Test func `that was let go is waited for by its parent`() async throws {
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

  @Test func `may close its parent from a teardown`() async throws {
    let app = LifeWorld()
    let child = Nested(in: app)
    _ = app.pool()
    _ = child.closer()
    try await child.close()
    try await app.close()
    #expect(app.diary.all == ["-closer", "-pool", "-settings"])
  }

  @Test func `is not kept by its parent when it is closed or gone`() async throws {
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
  let manager = ContainerManager()
  let parent: (any ManagedContainer)?
  init(in parent: (any ManagedContainer)? = nil) { self.parent = parent }
}

extension Branch {
  fileprivate var label: Factory<String> { self { "live" } }
  fileprivate static var labels: Tags<String> { [Tagged(\.label)] }
}

private final class RequestBranch: ManagedContainer {
  let manager = ContainerManager()
  let parent: (any ManagedContainer)?
  init(in parent: (any ManagedContainer)?) { self.parent = parent }
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

private final class Nested: ManagedContainer {
  let manager = ContainerManager()
  let app: LifeWorld
  var parent: (any ManagedContainer)? { app }
  init(in app: LifeWorld) { self.app = app }
}

extension Nested {
  fileprivate var handler: Factory<Part> {
    self { Part("handler", self.app.pool()) }.cached
      .teardown { [diary = app.diary] in diary.note("-\($0.name)") }
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
