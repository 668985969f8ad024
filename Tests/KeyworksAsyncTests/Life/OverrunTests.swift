import Foundation
import Keyworks
import KeyworksAsync
import TestSupport
import Testing

@Suite struct `A closing after its deadline` {
  @Test func `a closing names a later build, even in the memory of one that overran`() async throws
  {
    // In some rounds, the memory gets another use.
    for _ in 1...3 { try await overrun(in: LifeWorld()) }
  }

  private func overrun(in world: LifeWorld) async throws {
    let (clock, late, begun) = (ManualClock(), Pause(), Pause())
    let last = Locked<(Task<Part, any Error>, Pause)?>(nil)
    world.manager.clock = clock
    let overrun = Task { try await world.numbered(0, late)() }
    await late.reached()
    let address = try #require(world.addresses.first)
    _ = world.ending("beginner") {
      late.end()
      _ = try await overrun.value
      // Each of these has memory of its own, so one of them gets that of the build that has ended.
      var others: [(Task<Part, any Error>, Pause)] = []
      for number in 1...60 {
        let pause = Pause()
        others.append((Task { try await world.numbered(number, pause)() }, pause))
        await pause.reached()
        if world.addresses.contains(address) { break }
      }
      last.set(others.removeLast())
      for (build, pause) in others {
        pause.end()
        _ = try await build.value
      }
      await begun()
    }()

    let closing = Task { try await world.close(deadline: .seconds(5)) }
    await clock.advance(by: .seconds(5), pastSleepers: 1)
    await clock.advance(by: .seconds(1), pastSleepers: 1)
    await begun.reached()
    begun.end()
    let hasEnded = Locked(false)
    let ending = Task {
      let result = await closing.result
      hasEnded.set(true)
      return result
    }
    while !hasEnded.withLock(\.self) {
      clock.advance(by: .seconds(1))
      await Task.yield()
    }
    let (build, pause) = try #require(last.withLock { $0 })
    pause.end()
    _ = try await build.value
    let text = await ending.value.failureText
    #expect(text.components(separatedBy: "the construction did not end").count == 3, "\(text)")
  }
}

extension LifeWorld {
  fileprivate func numbered(_ number: Int, _ pause: Pause) -> AsyncFactory<Part, any Error> {
    self.async(id: number) { await Part("numbered", after: pause) }.cached
  }

  /// The addresses of the builds in progress.
  fileprivate var addresses: [ObjectIdentifier] {
    manager.store.builders.map { ObjectIdentifier($0) }
  }
}

extension Result where Success == Void, Failure == any Error {
  fileprivate var failureText: String {
    if case .failure(let error) = self { "\(error)" } else { "" }
  }
}
