import Keyworks
import TestSupport
import Testing

@Suite struct `What belongs to a sandbox` {
  @Test func `a container made in a sandbox belongs to it, with its singletons, on every thread`() {
    let outside = Lab().single()
    withSandbox {
      let lab = Lab()
      lab.db.override { "mock" }
      #expect(onQueue { lab.db() } == "mock")
      #expect(onQueue { lab.keptDB() } == "live")
      let inside = lab.single()
      #expect(inside !== outside)
      #expect(Running { lab.single() }.join() === inside)
      #expect(onQueue { lab.single() } === inside)
      #expect(Lab().single() === inside)
    }
  }

  @Test func `a container made in a sandbox keeps its overrides after the sandbox ends`() {
    let lab = withSandbox {
      let lab = Lab()
      lab.db.override { "mock" }
      return lab
    }
    #expect(lab.db() == "mock")
  }

  // The leak detector would report the instances that live until the end of the process.
  @Test(.disabled(if: isSanitized))
  func `a shared container first used in a sandbox belongs to the process`() async {
    await #expect(processExitsWith: .success) {
      withSandbox {
        Late.shared.word.override { "mock" }
        Container.shared.everywhereWord.override { "mock" }
        precondition(Late.shared.word() == "mock")
        precondition(onQueue { Late.shared.word() } == "definition")
        precondition(onQueue { Container.shared.everywhereWord() } == "definition")
      }
      precondition(Late.shared.word() == "definition")
    }
  }

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
              Late.shared.word.override { "mock" }
              return Late.shared.word()
            } : Late.shared.word()
          made.withLock { _ = $0.insert("\(thread % 2) \(word)") }
        }
      }
      precondition(made.withLock { $0 } == ["0 mock", "1 definition"])
      precondition(Late.shared.word() == "definition")
    }
  }

  @Test func `a clock set outside applies to a shared container that a sandbox used first`() async {
    await #expect(processExitsWith: .success) {
      withSandbox { _ = Late.shared.word() }
      let (clock, isAsked) = (ManualClock(), Locked(false))
      clock.whenAsked.set { isAsked.set(true) }
      Late.shared.manager.clock = clock
      _ = Late.shared.aging()
      precondition(isAsked.withLock(\.self))
    }
  }

  @Test func `a sandbox releases a container that one of its singletons holds`() {
    let probe = Probe()
    for _ in 0..<100 {
      withSandbox {
        let lab = Lab(probe.make())
        _ = lab.holder()
      }
    }
    #expect(probe.alive == 0)
  }
}

private final class Late: SharedContainer {
  static let shared = Late()
  let manager = ContainerManager()
  var word: Factory<String> { self { "definition" } }
  var aging: Factory<String> { self { "aging" }.cached.timeToLive(.seconds(60)) }
  /// Uses the container while the shared instance is made.
  init() { word.register { "definition" } }
}

extension SharedContainer {
  fileprivate var everywhereWord: Factory<String> { self { "definition" } }
}

private final class Lab: ManagedContainer {
  let manager = ContainerManager()
  private let thing: Thing?
  init(_ thing: Thing? = nil) { self.thing = thing }

  var db: Factory<String> { self { "live" } }
  var keptDB: Factory<String> { self { "live" }.cached }
  var single: Factory<Thing> { self { Probe().make() }.singleton }

  /// Holds its container for as long as the singletons of the sandbox live.
  var holder: Factory<[Lab]> { self { [self] }.singleton }
}
