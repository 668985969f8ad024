import Dispatch
import Keyworks
import KeyworksAsync
import KeyworksTesting
import Synchronization
import Testing

@Suite(.sandboxed { $0.word.override(with: "suite") })
struct `The trait of a suite` {
  @Test func `the sandbox trait of a suite prepares each test`() {
    #expect(Container.shared.word() == "suite")
  }

  @Test(.sandboxed { $0.lamp.override(with: "candle") })
  func `the sandbox trait of a suite and that of a test both prepare the test`() {
    #expect(Container.shared.word() == "suite")
    #expect(Container.shared[\.furniture] == ["candle"])
  }

  @Test(.sandboxed { $0.word.override(with: "test") })
  func `the sandbox trait of a test wins over that of its suite`() {
    #expect(Container.shared.word() == "test")
  }

  @MainActor
  @Test(
    .sandboxed { @MainActor container in
      MainActor.assertIsolated()
      container.lamp.override(with: "main")
    })
  func `the sandbox trait of a main-actor test can run on the main actor`() {
    #expect(Container.shared.lamp() == "main")
    #expect(Container.shared.word() == "suite")
  }

  @Test(
    .sandboxed { container in
      await Task.yield()
      container.lamp.override(with: "later")
    })
  func `a sandbox trait can prepare a test asynchronously`() {
    #expect(Container.shared.lamp() == "later")
  }

  @Test(.sandboxed(Branch.self) { $0.word.override(with: "twig") })
  func `a sandbox trait can prepare any shared container`() {
    #expect(Branch.shared.word() == "twig")
    #expect(Branch().word() == "branch")
  }

  @Suite struct `A nested suite` {
    @Test(arguments: ["a", "b"])
    func `the sandbox trait of an outer suite prepares each case`(word: String) async {
      #expect(Container.shared.word() == "suite")
      Container.shared.word.override(with: word)
      await Task.yield()
      #expect(Container.shared.word() == word)
    }
  }

}

@Suite struct `A test without the trait` {
  @Test func `a test without a sandbox trait sees the state of the process`() {
    #expect(Branch.shared.word() == "branch")
  }
}

@Suite struct `A sandbox trait` {
  @Test(.failing(with: ["'room' drops the Season in force"]), .sandboxed)
  func `a sandbox trait fails a test in which a cached instance drops a variant`() async {
    let sandbox = Sandbox.capture()
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        sandbox.run { _ = Container.shared.building.under(Season.winter)() }
        continuation.resume()
      }
    }
  }
}

@Suite struct `An exhaustive trait` {
  @Test(.failing(with: ["'world' is live and was not overridden"]), .sandboxed(exhaustive: true))
  func `an exhaustive trait fails a test that builds a live factory`() {
    #expect(Container.shared.world() == "the world")
  }

  @Test(.failing(with: ["The override of lamp"]), .sandboxed(exhaustive: true))
  func `an exhaustive trait fails a test with an unused override`() {
    Container.shared.lamp.override(with: "dark")
  }

  @Test(.sandboxed(exhaustive: true) { $0.world.override(with: "a model") })
  func `an exhaustive trait passes a test that uses its overrides`() {
    #expect(Container.shared.world() == "a model")
  }

  @Test(.failing(with: ["'world' is live", "'world' is live"]), .sandboxed(exhaustive: true))
  func `an exhaustive trait covers detached tasks and queues in the sandbox`() async {
    let sandbox = Sandbox.capture()
    let world = await Task.detached { sandbox.run { Container.shared.world() } }.value
    let again = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        sandbox.run { continuation.resume(returning: Container.shared.world()) }
      }
    }
    #expect(world == again)
  }

  @Test(.failing(with: ["'word' was resolved in a sandbox that has ended"]))
  func `an exhaustive trait immediately reports a resolve after the test`() async throws {
    let test = try #require(Test.current)
    let captured = Mutex<Sandbox?>(nil)
    try await SandboxTrait.sandboxed(exhaustive: true).provideScope(for: test, testCase: nil) {
      captured.withLock { $0 = Sandbox.capture() }
    }
    let sandbox = try #require(captured.withLock { $0 })
    _ = sandbox.run { Container.shared.word() }
  }

  @Test func `an exhaustive trait ignores unused overrides if the test throws`() async throws {
    let test = try #require(Test.current)
    await #expect(throws: Oops.self) {
      try await SandboxTrait.sandboxed(exhaustive: true).provideScope(for: test, testCase: nil) {
        Container.shared.lamp.override(with: "dark")
        throw Oops()
      }
    }
  }

  @Test(
    .sandboxed(exhaustive: true) { $0.lamp.override(with: "dark") },
    .sandboxed { $0.word.override(with: "unused") })
  func `an exhaustive trait ignores unused overrides that traits prepare`() {}

  @Suite(.failing(with: ["'world' is live"]), .sandboxed) struct `A suite that is not exhaustive` {
    @Test(.sandboxed(exhaustive: true))
    func `an exhaustive trait of a test applies in a suite without one`() {
      _ = Container.shared.world()
    }
  }
}

private struct Oops: Error {}

/// Lets a test pass if its issues, including those of its traits, begin with these texts. The run
/// reports none of them.
private struct FailingTrait: TestTrait, SuiteTrait, TestScoping {
  let texts: [String]
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing work: @Sendable () async throws -> Void
  ) async throws {
    let missing = Mutex(texts)
    let others = IssueHandlingTrait.filterIssues { issue in
      missing.withLock { missing in
        let index = missing.firstIndex { text in
          issue.comments.contains { $0.rawValue.hasPrefix(text) }
        }
        if let index { missing.remove(at: index) }
        return index == nil
      }
    }
    try await others.provideScope(for: test, testCase: testCase, performing: work)
    #expect(missing.withLock { $0 } == [])
  }
}

extension Trait where Self == FailingTrait {
  fileprivate static func failing(with texts: [String]) -> FailingTrait {
    FailingTrait(texts: texts)
  }
}
