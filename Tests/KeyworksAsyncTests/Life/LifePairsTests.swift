import Keyworks
import KeyworksAsync
import TestSupport
import Testing

@Suite struct `A closing amid other work` {
  let app = LifeWorld()

  @Test func `closing a request, even an idle one, waits for no closing of its app`() async throws {
    let requestsEnd = Pause()
    _ = app.ending("draining") { await requestsEnd() }.cached()
    let (request, idle) = (LifeWorld(in: app), LifeWorld(in: app))
    _ = request.transaction()
    _ = idle.pool()
    idle.reset(.instances)
    await idle.settle()
    let closing = Task { try await app.close() }
    await requestsEnd.reached()
    try await request.close()
    #expect(request.diary.all == ["transaction cancelled"])
    try await idle.close()
    requestsEnd.end()
    try await closing.value
    #expect(app.diary.all == ["-draining"])
  }

  @Test func `a closing lets a build in progress use and close a child container`() async throws {
    let (child, pause) = (LifeWorld(in: app), Pause())
    app.waiting.register {
      await pause()
      _ = child.unique()
      try await child.close()
      return Part("waiting")
    }
    let asking = Task { try await app.waiting() }
    await pause.reached()
    _ = child.transaction()
    let closing = Task { try await app.close() }
    await wait { app.isClosing }
    pause.end()
    _ = try await asking.value
    try await closing.value
    #expect(child.diary.all == ["-unique", "transaction returned"])
    #expect(app.diary.all == ["-waiting"])
  }

  @Test func `a build in a child gets new instances from a parent that is closing`() {
    let child = LifeWorld(in: app)
    // This registers the child with its parent.
    _ = child.unique()
    let build = Held { stop in
      child.service.register {
        stop()
        return Part("service", app.pool())
      }
      return child.service().name
    }
    inSteps { executor in
      executor.run { try await app.close() }
      #expect(child.isClosing)
      #expect(build.finish() == "service")
    }
    #expect(child.diary.all == ["-unique"])
    #expect(app.diary.all == ["-pool", "-settings"])
  }

  @Test func `a teardown in the parent can close a child without a deadlock`() async throws {
    let child = LifeWorld(in: app)
    _ = app.ending("closer") { try await child.close() }()
    _ = child.transaction()
    try await app.close()
    #expect(child.diary.all == ["transaction cancelled"])
    #expect(app.diary.all == ["-closer"])
  }

  @Test func `a task that outlives its teardown waits when it closes a container`() async throws {
    let (child, isOver, pause) = (LifeWorld(in: app), Gate(), Pause())
    app.hold(pause)
    let closed = Locked<Task<Void, any Error>?>(nil)
    _ = child.ending("starting") { [app] in
      closed.withLock {
        $0 = Task {
          await isOver.wait()
          try await app.closeAndNote()
        }
      }
    }()
    try await child.close()
    isOver.open()
    await pause.reached()
    await Task.yield()
    #expect(app.diary.all == [])
    pause.end()
    try await closed.withLock { $0 }?.value
    #expect(app.diary.all == ["-held", "closed"])
  }

  @Test func `an object does not depend on what a task of its body resolves later`() async throws {
    let (go, isDone) = (Gate(), Gate())
    app.pool.register {
      // The task has the task-local values of the body, but takes no part in the build.
      Task {
        await go.wait()
        _ = app.unique()
        isDone.open()
      }
      return Part("pool")
    }
    defer { app.reset() }
    app.fetcher().fetch()
    go.open()
    await isDone.wait()
    // If the fetcher or the pool used it, it would be torn down after them.
    try await app.close()
    #expect(app.diary.all == ["-unique", "-fetcher", "-pool"])
  }

  @Test func `closing a container in the middle of a graph stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let app = LifeWorld()
      let build = Held { app.twiceInGraph($0) }
      try await app.close()
      build.finish()
    }
  }

  @Test func `withTeardown tells unclosed requests that the work was cancelled`() async throws {
    let request = LifeWorld(in: app)
    await withSandbox { () async in
      try? await withTeardown { _ = (app.transaction(), request.transaction()) }
    }
    #expect(app.diary.all == ["transaction returned"])
    #expect(request.diary.all == ["transaction cancelled"])
  }

  @Test func `a failed start also undoes a start inside it that succeeded`() async {
    app.register(\.waiting) { app in
      try await app.start(\.pool)
      throw Trouble(number: 1)
    }
    await #expect(throws: Trouble(number: 1)) { try await app.start(\.waiting) }
    #expect(app.diary.all == ["-pool", "-settings"])
  }

  @Test func `a failed start drops cached instances that use a torn-down instance`() async throws {
    let isBuilt = Gate()
    app.register(\.quiet) { app in
      defer { isBuilt.open() }
      return Part("quiet", app.service())
    }
    app.waiting.register {
      await isBuilt.wait()
      throw Trouble(number: 1)
    }
    await #expect(throws: Trouble(number: 1)) { try await app.start(\.quiet, \.waiting) }
    #expect(app.diary.all == ["-pool", "-settings"])
    #expect(app.service().parts[0] === app.pool())
  }
}

extension LifeWorld {
  fileprivate var fetcher: Factory<Part> {
    self { Part("fetcher", later: self.provider(\.pool)) }.cached.teardown(noting)
  }

  /// Resolves an instance of a graph twice, and runs a closure in between.
  fileprivate func twiceInGraph(_ between: @escaping @Sendable () -> Void) -> Bool {
    self(id: 0) {
      let first = self.graph()
      between()
      return first === self.graph()
    }()
  }
}
