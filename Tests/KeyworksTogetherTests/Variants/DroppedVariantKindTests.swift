import Keyworks
import KeyworksAsync
import KeyworksTesting
import KeyworksUI
import TestSupport
import Testing

@Suite struct `A dropped variant` {
  private let staging = Stage.staging

  @Test func `each kind of factory and lifetime that caches can drop a variant`() async throws {
    for isKeptBefore in [false, true] {
      let found = Diary()
      try await withSandbox(exhaustive: false, report: { issue in found.note(issue.site) }) {
        let shop = Shop()
        if isKeptBefore { try await shop.resolveAll() }
        #expect(found.all == [])
        try await shop.with(staging) { try await $0.resolveAll() }
      }
      let all = ["single", "held", "scoped", "sized", "risky", "screen", "waiting", "waitingSized"]
      #expect(found.all == all)
    }
  }

  @Test func `a sandbox reports the variant of a task that waits for the instance`() async {
    let found = Diary()
    await withSandbox(exhaustive: false, report: { issue in found.note(issue.site) }) {
      let shop = Shop()
      async let first = shop.slow()
      await shop.pause.reached()
      async let second = shop.slowPage.under(staging)()
      await shop.slow.tasksWait(2)
      shop.pause.end()
      #expect(await [first, second] == ["production", "production"])
    }
    #expect(found.all == ["slow"])
  }
}

private enum Stage: Variant { case production, staging }

extension Scope { fileprivate static let dropping = Scope("dropping") }

extension SandboxIssue {
  /// The name of the factory that the issue is about.
  fileprivate var site: String { path.first { $0.line == line }?.name ?? "" }
}

private final class Shop: ManagedContainer {
  let manager = ContainerManager()
  let pause = Pause()
  let kept = Locked<[Thing]>([])

  var host: Factory<String> { self { "production" }.when(Stage.staging) { "staging" } }
  var single: Factory<String> { self { self.host() }.singleton }
  var held: Factory<Thing> { self { Probe().make(self.host()) }.shared }
  var scoped: Factory<String> { self { self.host() }.scope(.dropping) }
  var sized: ParameterFactory<Int, String> { self { "\(self.host()) \($0)" }.cached }
  var risky: ThrowingFactory<String, any Error> { self.throwing { self.host() }.cached }
  var screen: MainActorFactory<String> { self.mainActor { self.host() }.cached }
  var waiting: AsyncFactory<String, Never> { self.async { await later { self.host() } }.cached }
  var waitingSized: AsyncParameterFactory<Int, String, Never> {
    self.async { number in
      async let host = self.waitingHost()
      return "\(await host) \(number)"
    }.cached
  }
  var waitingHost: AsyncFactory<String, Never> {
    self.async { "production" }.when(Stage.staging) { "staging" }
  }

  /// Resolves all of the above in factories that do not cache.
  func resolveAll() async throws {
    let held = several()
    _ = try riskyPage()
    _ = await screenPage()
    _ = await waitingPage()
    kept.withLock { $0.append(held) }
  }
  var several: Factory<Thing> {
    self {
      _ = self.single()
      let held = self.held()
      _ = (self.scoped(), self.sized(1), self.sized(1))
      return held
    }
  }
  var riskyPage: ThrowingFactory<String, any Error> { self.throwing { try self.risky() } }
  var screenPage: MainActorFactory<String> { self.mainActor { self.screen() } }
  var waitingPage: AsyncFactory<String, Never> {
    self.async { await self.waiting() + self.waitingSized(1) }
  }
  var slow: AsyncFactory<String, Never> {
    self.async {
      await self.pause()
      return self.host()
    }.cached
  }
  var slowPage: AsyncFactory<String, Never> { self.async { await self.slow() } }
}
