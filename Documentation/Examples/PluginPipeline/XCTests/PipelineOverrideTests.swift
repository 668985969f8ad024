import EmojiPlugin
import Keyworks
import TextPipeline
import XCTest

/// Replaces one step, which keeps its place among the others.
final class PipelineOverrideTests: XCTestCase {
  private var container = Container()

  override func setUp() {
    super.setUp()
    container = Container()
    EmojiPlugin.register(in: container)
  }

  func testAnOverriddenStepStaysInItsPlace() {
    container.whitespace.override(with: Recorder())
    let (text, reports) = container.textPipeline().run(":key: ")
    XCTAssertEqual(text, "<🔑 >")
    XCTAssertEqual(reports.map(\.purpose), ["to be seen", "pictures for :names:"])
  }

  func testTheStepIsBackWhenTheTokenIsReverted() {
    let token = container.whitespace.override(with: Recorder())
    token.revert()
    XCTAssertEqual(container.textPipeline().run(":key: ").text, "🔑")
  }
}

private struct Recorder: TextProcessor {
  let purpose = "to be seen"
  func process(_ text: String) -> String { "<\(text)>" }
}
