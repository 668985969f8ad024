import Keyworks
import Testing

@Suite struct `The first use of a shared container in a sandbox` {
  // The leak detector would report the instances that live until the end of the process.
  @Test(.disabled(if: isSanitized))
  func `threads that first use a shared container see an override only inside the sandbox`() async {
    await #expect(processExitsWith: .success) {
      let made = Locked<Set<String>>([])
      withSandbox {
        let sandbox = Sandbox.capture()
        _ = inParallel(4) { thread in
          let word =
            thread % 2 == 0
            ? sandbox.run {
              SharedCrowd.shared.word.override { "mock" }
              return SharedCrowd.shared.word()
            } : SharedCrowd.shared.word()
          made.withLock { _ = $0.insert("\(thread % 2) \(word)") }
        }
      }
      precondition(made.withLock { $0 } == ["0 mock", "1 definition"])
      precondition(SharedCrowd.shared.word() == "definition")
    }
  }
}

private final class SharedCrowd: SharedContainer {
  static let shared = SharedCrowd()
  let manager = ContainerManager()
  var word: Factory<String> { self { "definition" } }
}
