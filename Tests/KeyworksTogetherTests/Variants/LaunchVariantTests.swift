import Keyworks
import KeyworksAsync
import KeyworksTesting
import KeyworksUI
import TestSupport
import Testing

@Suite struct `The variants of a launch` {
  private let site = Site()

  @Test func `every resolve is under them unless it chooses others`() async throws {
    try await withSandbox {
      LaunchContext.current.variants = [Stage.staging]
      #expect(site.host() == "staging")
      #expect(site.named() == "staging")
      #expect(site.sized(2) == "staging 2")
      let (risky, slowHosts) = (try site.risky(), try await site.gather(\.slowHosts))
      #expect(risky == "staging")
      #expect(slowHosts == ["staging", "staging"])
      #expect(await site.slow() == "staging")
      #expect(await site.screen() == "staging")
      #expect(site[\.hosts] == ["staging", "production"])
      #expect(site.host.under(Stage.production)() == "production")
      #expect(site.host.under(Mood.calm)() == "calm staging")
      #expect(site.host.without(Stage.self)() == "live")
      #expect(site.host.without()() == "live")
      #expect(await site.slow.without()() == "live")
      #expect(site.with(Stage.production) { $0.named() } == "production")
      #expect(await site.with(Stage.production) { await $0.slow() } == "production")
      #expect(site.named() == "staging")
    }
  }

  @Test func `what starts on other threads and in other tasks is under them`() async {
    await withSandbox {
      LaunchContext.current.variants = [Stage.staging]
      #expect(await Task { site.named() }.value == "staging")
      let sandbox = Sandbox.capture()
      #expect(Running { sandbox.run { site.named() } }.join() == "staging")
      #expect(site.provider(\.named)() == "staging")
      #expect(
        await site.with(Stage.production) { site in Task { site.named() } }.value == "production")
    }
  }

  @Test func `a cached instance that does not vary by them is built under them`() async {
    let dropped = Diary()
    await withSandbox(exhaustive: false, report: { issue in dropped.note(issue.description) }) {
      LaunchContext.current.variants = [Stage.staging]
      #expect(site.with(Stage.staging) { $0.client() } == "client of staging")
      #expect(site.page() == "client of staging")
      #expect(await site.slowClient() == "client of staging")
      #expect(dropped.all == [])
      // The one that is cached stays the one of the launch, and the sandbox says so.
      #expect(site.page.under(Stage.production)() == "client of staging")
      #expect(dropped.all.count == 1)
      #expect(dropped.all.first?.hasPrefix("'client' drops the Stage in force") == true)
    }
  }

  @Test func `a cached instance that varies by them is kept apart from those of others`() {
    withSandbox {
      let before = site.thing()
      LaunchContext.current.variants = [Stage.staging]
      let staging = site.thing()
      #expect(staging !== before)
      #expect(site.thing() === staging)
      #expect(site.thing.under(Stage.staging)() === staging)
      #expect(site.thing.without()() === before)
      let single = site.single()
      #expect(single === site.single.under(Stage.staging)())
      LaunchContext.current.variants = []
      #expect(site.thing() === before)
      #expect(site.single() !== single)
    }
  }

  @Test func `registrations and autoRegister are under them, and an override wins`() {
    withSandbox {
      LaunchContext.current.variants = [Stage.staging]
      #expect(site.wired() == "wired in staging")
      site.host.register { "registered" }
      #expect(site.host() == "staging")
      site.host.register(for: Stage.staging) { "registered for staging" }
      #expect(site.host() == "registered for staging")
      let token = site.host.override { "mock" }
      #expect(site.host() == "mock")
      token.revert()
      #expect(site.host() == "registered for staging")
    }
  }

  @Test func `they can be set in main, before the first resolve`() async {
    await #expect(processExitsWith: .success) {
      LaunchContext.current.variants = [Stage.staging]
      let site = Site()
      precondition(site.host() == "staging")
      precondition(site.named() == "staging")
      let (slow, detached) = (await site.slow(), await Task.detached { site.named() }.value)
      precondition(slow == "staging" && detached == "staging")
      precondition(site.host.without()() == "live")
      precondition(LaunchContext.current.variants.count == 1)
      await withSandbox { precondition(site.host() == "live") }
    }
  }
}

private enum Stage: Variant { case staging, production }
private enum Mood: Variant { case calm }

private final class Site: AutoRegistering {
  let manager = ContainerManager()

  func autoRegister() {
    let stage = named()
    wired.register { "wired in \(stage)" }
  }

  var host: Factory<String> {
    self { "live" }.when(Stage.staging) { "staging" }.when(Stage.production) { "production" }
      .when(Stage.staging, Mood.calm) { "calm staging" }
  }
  var named: Factory<String> {
    self { self.contextValue(of: Stage.self).map { "\($0)" } ?? "none" }
  }
  var sized: ParameterFactory<Int, String> { self { "\(self.host()) \($0)" } }
  var risky: ThrowingFactory<String, any Error> { self.throwing { self.host() } }
  var slow: AsyncFactory<String, Never> { self.async { await later { self.host() } } }
  var screen: MainActorFactory<String> { self.mainActor { self.host() } }
  static var hosts: Tags<String> { [Tagged(\.host), Tagged(\.host, under: Stage.production)] }
  static var slowHosts: AsyncTags<String> { [Tagged(\.slow), Tagged(\.host)] }

  var client: Factory<String> { self { "client of \(self.host())" }.cached }
  var page: Factory<String> { self { self.client() } }
  var slowClient: AsyncFactory<String, Never> {
    self.async { "client of \(await self.slow())" }.cached
  }
  var thing: Factory<Thing> { self { Probe().make() }.varies(by: Stage.self).cached }
  var single: Factory<Thing> { self { Probe().make() }.varies(by: Stage.self).singleton }
  var wired: Factory<String> { promised() }
}
