import Client
import Keyworks
import KeyworksTesting
import Testing
import XCTest

func word(for kind: SandboxIssue.Kind) -> String {
  switch kind {
  case .live: "live"
  case .unusedOverride: "unused"
  case .outlived: "outlived"
  case .teardown: "teardown"
  case .droppedVariant: "dropped"
  @unknown default: "something else"
  }
}

@Suite(.sandboxed) struct `A client` {
  @Test(.sandboxed(exhaustive: true) { _ in }) func `is exhaustive`() {}
  @Test(.sandboxed(Container.self) { _ in }) func `names its container`() {}

  @Test func `hears of issues`() async {
    await withSandbox(
      exhaustive: true,
      report: { issue in
        print(word(for: issue.kind), issue.path, issue.description, issue.fileID, issue.line)
      }
    ) {}
  }
}

final class ClientCase: SandboxedTestCase {
  override var isExhaustive: Bool { true }
  override func prepare() {}
  func testNothing() {}
}
