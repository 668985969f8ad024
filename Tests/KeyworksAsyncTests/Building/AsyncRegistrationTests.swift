import Keyworks
import KeyworksAsync
import Testing

@Suite("Asynchronous bodies that get the container") struct AsyncRegistrationTests {
  private let bureau = Bureau()

  @Test func `a body without errors can be registered whatever its factory throws`() async throws {
    bureau.register(\.safe) { await $0.base() }
    bureau.register(\.risky) { await $0.base() }
    bureau.register(\.strict) { await $0.base() }
    bureau.register(\.safeSum) { await $0.base() + $1 + $2 }
    bureau.register(\.riskySum) { await $0.base() + $1 + $2 }
    bureau.register(\.strictSum) { await $0.base() + $1 + $2 }
    #expect(try await bureau.all == [100, 100, 100, 103, 103, 103])
  }

  @Test func `a body that fails can be registered with the error of its factory`() async {
    bureau.register(\.risky) { try await $0.failing() }
    bureau.register(\.strict) { bureau throws(Closed) in try await bureau.failing() }
    bureau.register(\.riskySum) { bureau, _, _ in try await bureau.failing() }
    bureau.register(\.strictSum) { bureau, _, _ throws(Closed) in try await bureau.failing() }
    await #expect(throws: Closed.self) { try await bureau.risky() }
    await #expect(throws: Closed.self) { try await bureau.strict() }
    await #expect(throws: Closed.self) { try await bureau.riskySum(1, 2) }
    await #expect(throws: Closed.self) { try await bureau.strictSum(1, 2) }
  }

  @Test func `a body without errors can override a factory that throws`() async throws {
    let tokens = [
      bureau.safe.override { await bureau.base() },
      bureau.risky.override { await bureau.base() },
      bureau.strict.override { await bureau.base() },
      bureau.strictSum.override { await bureau.base() + $0 + $1 },
    ]
    #expect(try await bureau.all == [100, 100, 100, 0, 0, 103])
    for token in tokens { token.revert() }
    #expect(try await bureau.all == [0, 0, 0, 0, 0, 0])
  }

  @Test func `a body without errors can be registered for a variant`() async throws {
    bureau.register(\.safe, for: Tone.loud) { await $0.base() }
    bureau.register(\.strict, for: Tone.loud) { await $0.base() }
    bureau.register(\.strictSum, for: Tone.loud) { await $0.base() + $1 + $2 }
    let loud = try await bureau.with(Tone.loud) { try await $0.all }
    #expect(loud == [100, 0, 100, 0, 0, 103])
    #expect(try await bureau.all == [0, 0, 0, 0, 0, 0])
  }
}

private struct Closed: Error {}
private enum Tone: Variant { case loud }

private final class Bureau: ManagedContainer {
  let manager = ContainerManager()

  var base: AsyncFactory<Int, Never> { self.async { 100 } }
  var failing: AsyncFactory<Int, Closed> { self.async { () throws(Closed) in throw Closed() } }
  var safe: AsyncFactory<Int, Never> { self.async { 0 } }
  var risky: AsyncFactory<Int, any Error> { self.async { 0 } }
  var strict: AsyncFactory<Int, Closed> { self.async { () throws(Closed) in 0 } }
  var safeSum: AsyncParameterFactory<(Int, Int), Int, Never> { self.async { _, _ in 0 } }
  var riskySum: AsyncParameterFactory<(Int, Int), Int, any Error> { self.async { _, _ in 0 } }
  var strictSum: AsyncParameterFactory<(Int, Int), Int, Closed> {
    self.async { _, _ throws(Closed) in 0 }
  }

  var all: [Int] {
    get async throws {
      [
        await safe(), try await risky(), try await strict(), await safeSum(1, 2),
        try await riskySum(1, 2), try await strictSum(1, 2),
      ]
    }
  }
}
