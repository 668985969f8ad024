import Keyworks
import KeyworksAsync
import KeyworksWiring
import TestSupport
import Testing

@Suite struct `A closing amid other work` {
  private let app = App()

  @Test func `a teardown can close the container while a failed start is undone`() async throws {
    app.register(\.waiting) { app in
      _ = app.ending("closing") { [unowned app] in try await app.close() }()
      throw Trouble(number: 1)
    }
    app.activate(\.warming)
    await #expect(throws: Trouble(number: 1)) { try await app.started(\.warming) }
    #expect(app.diary.all == ["-closing"])
    try await app.close()
  }

  @Test func `a task that a start left behind waits when it closes the container`() async throws {
    let (pause, isClosed) = (Pause(), Gate())
    app.waiting.register {
      await pause()
      return Cable("waiting")
    }
    app.register(\.quiet) { app in
      Task {
        await pause.reached()
        // Until the body that started this task is over.
        await wait { ResolutionContext.current == nil }
        try await app.closeAndNote()
        isClosed.open()
      }
      return Cable("quiet")
    }
    app.activate(\.warmingBoth)
    await wait { app.isClosing }
    pause.end()
    await isClosed.wait()
    #expect(app.diary.all == ["-waiting", "closed"])
  }
}

@Suite struct `A container with a parent` {
  private let app = App()

  @Test func `a parent can close while a wiring of its child is starting`() async throws {
    let (child, pause) = (App(in: app), Pause())
    let (isBuilding, isCancelled) = (Gate(), Gate())
    child.waiting.register {
      await pause()
      return Cable("waiting")
    }
    // A closing cancels starts before builds.
    child.quiet.register {
      isBuilding.open()
      await wait { Task.isCancelled }
      isCancelled.open()
      return Cable("quiet")
    }
    let build = Task { await child.quiet() }
    await isBuilding.wait()
    let first = child.activate(\.warming)
    await pause.reached()
    first.revert()
    // It waits for the end of the first start.
    child.activate(\.warming)
    let closing = Task { try await app.close() }
    await isCancelled.wait()
    pause.end()
    await #expect(throws: CancellationError.self) { try await child.started(\.warming) }
    try await closing.value
    _ = await build.value
    #expect(child.diary.all == ["-waiting"])
  }
}

private struct Trouble: Error, Equatable { let number: Int }

/// A container that can be a parent. Its factories note each teardown in the diary.
private final class App: ManagedContainer {
  let manager: ContainerManager
  let diary = Diary()
  init(in parent: App? = nil) { manager = ContainerManager(parent: parent) }

  var waiting: AsyncFactory<Cable, any Error> {
    self.async { Cable("waiting") }.cached.teardown { [diary] in diary.note("-\($0.name)") }
  }
  var quiet: AsyncFactory<Cable, Never> { self.async { Cable("quiet") }.cached }
  /// An object whose teardown does this before it is noted.
  func ending(
    _ name: String, _ teardown: @escaping @Sendable () async throws -> Void
  ) -> Factory<Cable> {
    self(id: name) { Cable(name) }.teardown { [diary] in
      try await teardown()
      diary.note("-\($0.name)")
    }
  }
  func closeAndNote() async throws {
    try await close()
    diary.note("closed")
  }

  static var warming: Wiring<App> { Wiring { _ in }.starting(\.waiting) }
  static var warmingBoth: Wiring<App> { Wiring { _ in }.starting(\.waiting, \.quiet) }
}
