import Foundation
import Keyworks
import Testing

@Suite struct `A lazy property in a sandbox` {
  @Test(arguments: [false, true])
  func `a lazy property resolves once for threads inside and outside its sandbox`(
    isBuiltOutside: Bool
  ) {
    withSandbox {
      let lab = LazyLab()
      let object = isBuiltOutside ? Running { lab.object() }.join() : lab.object()
      let first = isBuiltOutside ? object.thing : Running { object.thing }.join()
      #expect(Running { object.thing }.join() === first)
      #expect(object.thing === first)
      #expect(lab.probe.made == 1)
    }
  }

  @Test func `a lazy property resolves again in a nested sandbox`() {
    withSandbox {
      let lab = LazyLab()
      let object = lab.object()
      let here = object.thing
      withSandbox { #expect(object.thing !== here) }
      #expect(object.thing === here)
    }
  }
}

@Suite struct `The clock of a shared container` {
  @Test func `a clock set outside applies to a shared container that a sandbox used first`() async {
    await #expect(processExitsWith: .success) {
      withSandbox { _ = LateLab.shared.word() }
      let ends = Locked(0)
      LateLab.shared.manager.clock = CountingClock(asked: ends)
      _ = LateLab.shared.aging()
      precondition(ends.withLock { $0 } > 0)
    }
  }
}

private final class LazyLab: SharedContainer {
  static let shared = LazyLab()
  let manager = ContainerManager()
  let probe = Probe()
  var thing: Factory<Thing> { self { self.probe.make() } }
  var object: Factory<Holder> { self { Holder() } }
}

// SAFETY: the library allows threads to read such a property at the same time.
private final class Holder: @unchecked Sendable {
  @LazyInjected(\LazyLab.thing) var thing
}

private final class LateLab: SharedContainer {
  static let shared = LateLab()
  let manager = ContainerManager()
  var word: Factory<String> { self { "definition" } }
  var aging: Factory<String> { self { "aging" }.cached.timeToLive(.seconds(60)) }
}

/// Counts the reads of its time.
private struct CountingClock: Clock {
  let asked: Locked<Int>
  var now: ContinuousClock.Instant {
    asked.withLock { $0 += 1 }
    return .now
  }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}
