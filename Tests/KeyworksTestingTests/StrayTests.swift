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

  @Test func `a test without the trait has one issue for each live factory that it resolves`() {
    let (lab, issues) = (Lab(), Diary())
    Sandbox.none.run { _ = lab.liveKept() }
    withKnownIssue {
      _ = (lab.report(), lab.report(), lab.liveDB(), lab.liveKept(), lab.liveKept())
    } matching: { issue in
      issues.note(issue.comments[0].rawValue)
      return true
    }
    let remedy = """
      Add the trait to its test: @Suite(.sandboxed) or @Test(.sandboxed). If you mean it, use \
      Sandbox.none.run { … }
      """
    #expect(
      issues.all == [
        """
        'liveDB' is live and was resolved outside every sandbox: report \
        (StrayTests.swift:\(Lab.line + 2)) → liveDB (StrayTests.swift:\(Lab.line + 1)). \(remedy)
        """,
        """
        'liveKept' is live and was resolved outside every sandbox: liveKept \
        (StrayTests.swift:\(Lab.line + 3)). \(remedy)
        """,
      ])
  }

  @Test func `a live factory is one issue of each process that tests, even without sandboxes`()
    async
  {
    let issues = Diary()
    await withKnownIssue {
      await #expect(processExitsWith: .success) {
        let lab = Lab()
        for _ in 0..<2 { onQueue { _ = lab.liveDB() } }
      }
    } matching: { issue in
      issues.note(issue.comments[0].rawValue)
      return true
    }
    #expect(
      issues.all == [
        """
        'liveDB' is live and was resolved outside every sandbox: liveDB \
        (StrayTests.swift:\(Lab.line + 1)). Add the trait to the test, @Suite(.sandboxed) or \
        @Test(.sandboxed), or in XCTest, inherit SandboxedTestCase. If the test has a sandbox, carry \
        it there with Sandbox.capture(). If you mean it, use Sandbox.none.run { … }
        """
      ])
  }

  @Test func `a live factory is no issue if it is overridden, in a sandbox, or meant`() {
    let lab = Lab()
    lab.liveKept.override { "mock" }
    _ = (lab.liveKept(), lab.liveKept(), lab.tested())
    withSandbox {
      let sandbox = Sandbox.capture()
      onQueue { sandbox.run { _ = lab.liveDB() } }
      Sandbox.none.run { _ = lab.liveDB() }
      let meant = Sandbox.none.run { Sandbox.capture() }
      onQueue { meant.run { _ = lab.liveDB() } }
    }
  }
}

private final class Lab: ManagedContainer {
  let manager = ContainerManager()

  static let line = Int(#line)
  var liveDB: Factory<String> { self { "live" }.live }
  var report: Factory<String> { self { self.liveDB() } }
  var liveKept: Factory<String> { self { "live" }.live.cached }
  var tested: Factory<String> { self { "live" }.on(.test) { "mock" }.live }
  var db: Factory<String> { self { "live" } }
}
