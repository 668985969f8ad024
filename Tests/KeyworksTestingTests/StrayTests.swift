import Keyworks
import KeyworksTesting
import TestSupport
import Testing

@Suite struct `A live factory outside of a sandbox` {
  @Test func `an exhaustive sandbox reports live factories that other threads resolve`() {
    let found = issues(.exhaustive) {
      let lab = Lab()
      lab.db.override { "mock" }
      #expect(onQueue { lab.db() } == "mock")
      _ = onQueue { lab.liveDB() }
    }
    #expect(found.map(\.kind) == [.live])
  }

  @Test func `a live resolve outside a sandbox is fine if overridden or intended`() async {
    await #expect(processExitsWith: .success) {
      let lab = Lab()
      lab.liveKept.override { "mock" }
      let found = issues(.strays) {
        onQueue { _ = (lab.liveKept(), lab.liveKept()) }
        let sandbox = Sandbox.capture()
        onQueue { sandbox.run { _ = lab.liveDB() } }
        Sandbox.none.run { _ = lab.liveDB() }
        let meant = Sandbox.none.run { Sandbox.capture() }
        onQueue { meant.run { _ = lab.liveDB() } }
      }
      precondition(found.isEmpty)
    }
  }

  @Test func `a sandbox that has ended does not report live factories`() async {
    await #expect(processExitsWith: .success) {
      let reports = Locked(0)
      let ended = await withSandbox(exhaustive: { _ in reports.next() }) { Sandbox.capture() }
      _ = Lab().liveDB()
      withExtendedLifetime(ended) { precondition(reports.withLock(\.self) == 0) }
    }
  }

  @Test func `the report of a live resolve names its path and says how to avoid it`() async {
    await #expect(processExitsWith: .success) {
      let lab = Lab()
      precondition(
        issues(.strays) { onQueue { _ = lab.report() } }.map(\.description) == [
          """
          'liveDB' is live and was resolved outside every sandbox while a test was running in one: \
          report (StrayTests.swift:\(Lab.line + 2)) → liveDB \
          (StrayTests.swift:\(Lab.line + 1)). Carry the sandbox there with Sandbox.capture(). \
          If you mean it, use Sandbox.none.run { … }
          """
        ])
    }
  }
}

private final class Lab: ManagedContainer {
  let manager = ContainerManager()

  static let line = Int(#line)
  var liveDB: Factory<String> { self { "live" }.live }
  var report: Factory<String> { self { self.liveDB() } }
  var liveKept: Factory<String> { self { "live" }.live.cached }
  var db: Factory<String> { self { "live" } }
}
