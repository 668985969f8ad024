import Foundation
import Keyworks
import KeyworksTesting
import Testing

/// Three hundred concurrent tests change the same factory of the same container, add to the same list
/// and use the same singleton.
@Suite(.sandboxed) struct `A crowd of tests` {
  @Test(arguments: 0..<300)
  func `parallel tests in sandboxes do not affect each other`(number: Int) async {
    let container = Container.shared
    #expect(container.word() == "defined")
    #expect(container[\.furniture] == ["lamp"])
    container.word.override(with: "\(number)")
    container.contribute(Tagged(\.chair, priority: number), to: \.furniture)
    let desk = container.desk()
    for _ in 0..<3 {
      await Task.yield()
      #expect(container.word() == "\(number)")
      #expect(container.entries(\.furniture).map(\.priority) == [0, number].sorted())
      #expect(container.desk() === desk)
      async let child = container.word()
      #expect(await child == "\(number)")
    }
    if isLeakPlanted(number) { await leak(number) }
    // Outside all sandboxes nothing has changed.
    #expect(await Task.detached { Container.shared.word() }.value == "defined")
    #expect(await Task.detached { Container.shared[\.furniture].count }.value == 1)
  }

  /// Whether this run has to fail, which shows that the test can find a leak.
  private func isLeakPlanted(_ number: Int) -> Bool {
    number == 7 && ProcessInfo.processInfo.environment["KEYWORKS_PLANTED_LEAK"] != nil
  }

  private func leak(_ number: Int) async {
    await Task.detached { _ = Container.shared.word.override(with: "\(number)") }.value
  }
}
