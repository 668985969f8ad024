import Keyworks
import KeyworksTracing
import TestSupport
import Testing

/// A deinitializer is user code, wherever the library held the last reference to the object. Here
/// each deinitializer uses the whole container, on its own thread and from another one.
@Suite struct `The end of an object` {
  @Test(arguments: Holding.places.keys.sorted())
  func `an object ends while no lock is held, and may use the container`(place: String) throws {
    let ends = Locked(0)
    let container = Holding(ends)
    let hold = try #require(Holding.places[place])
    hold(container)
    #expect(ends.withLock { $0 } >= 1, "no object was deinitialized")
  }

  // The leak detector reports a thread that ends with the process.
  @Test(.disabled(if: isSanitized))
  func `a clock that outlives its container is released while no lock is held`() async {
    await #expect(processExitsWith: .success) {
      let ends = Locked(0)
      do {
        let container = Holding(ends)
        container.manager.clock = MournedClock(container.mourned())
        _ = container.agedSingle()
      }
      Container.shared.reset(scope: .singleton)
      precondition(ends.withLock { $0 } == 1)
    }
  }
}

extension Holding {
  /// Places that can hold the last reference to an object, and a way to remove it there.
  fileprivate static let places: [String: @Sendable (Holding) -> Void] = [
    "an instance, reset": {
      $0.mournNext()
      _ = $0.kept()
      $0.reset(.instances)
    },
    "an instance, overridden": {
      $0.mournNext()
      _ = $0.kept()
      $0.kept.override { nil }
    },
    "an instance for arguments, reset": {
      _ = $0.maker($0.mourned())
      $0.reset(.instances)
    },
    "an instance of a scope, reset": {
      $0.mournNext()
      _ = $0.scoped()
      $0.reset(scope: Scope("mourning"))
    },
    "a registration, replaced": {
      $0.kept.register { [mourned = $0.mourned()] in mourned }
      $0.kept.register { nil }
    },
    "a registration, reset": {
      $0.kept.register { [mourned = $0.mourned()] in mourned }
      $0.kept.reset(.registrations)
    },
    "an override, reverted": { $0.kept.override(with: $0.mourned()).revert() },
    "an override that another one hides, reverted": {
      let token = $0.kept.override(with: $0.mourned())
      $0.kept.override { nil }
      token.revert()
    },
    "an override that was resolved, reverted": {
      let token = $0.kept.override(with: $0.mourned())
      _ = $0.kept()
      token.revert()
    },
    "an override whose body runs, reset": { container in
      container.plain.override { [mourned = container.mourned()] _ in mourned.isHeld }
      container.plain.decorate { [unowned container] in
        container.plain.reset(.overrides)
        return $0
      }
      _ = container.plain(1)
    },
    "a registration that an override hides, replaced": {
      $0.kept.register { [mourned = $0.mourned()] in mourned }
      $0.kept.override { nil }
      $0.kept.register { nil }
    },
    "an override, reset": {
      $0.kept.override(with: $0.mourned())
      $0.reset(.overrides)
    },
    "a decoration, reverted": {
      $0.kept.decorate { [mourned = $0.mourned()] _ in mourned }.revert()
    },
    "a case, registered and replaced": {
      $0.kept.register(for: Mode(mourned: nil)) { [mourned = $0.mourned()] in mourned }
      $0.kept.register(for: Mode(mourned: nil)) { nil }
    },
    "the variant of a case, reset": {
      $0.kept.register(for: Mode(mourned: $0.mourned())) { nil }
      $0.kept.reset()
    },
    "the variant of a case that is overridden, reverted": {
      let token = $0.kept.override(for: Mode(mourned: $0.mourned())) { nil }
      $0.kept.override { nil }
      token.revert()
    },
    "the variant of a hidden case, reset with the container": {
      $0.kept.override(for: Mode(mourned: $0.mourned())) { nil }
      $0.kept.override { nil }
      $0.reset()
    },
    "the closure of a contribution, removed": {
      $0.contribute($0.mourningMember(), to: \.list)
      _ = $0[\.list]
      $0.remove(\.kept, from: \.list)
      _ = $0[\.list]
    },
    "the closure of a contribution that was never gathered, removed": {
      $0.contribute($0.mourningMember(), to: \.list)
      $0.remove(\.kept, from: \.list)
    },
    "the closure of a contribution, reset": {
      $0.contribute($0.mourningMember(), to: \.list)
      $0.reset(.contributions)
    },
    "the key of a contribution to a map, reset": {
      $0.contribute(Tagged(\.flag), for: $0.mourned(), to: \.map)
      _ = $0[\.map].count
      $0.reset(.contributions)
    },
    "the list of an override, reverted": {
      let token = $0.override(\.list, with: [$0.mourningMember()])
      _ = $0[\.list]
      token.revert()
    },
    "the list of an override that was never gathered, reverted": {
      $0.override(\.list, with: [$0.mourningMember()]).revert()
    },
    "an observer, stopped": { $0.observe { [mourned = $0.mourned()] _ in _ = mourned }.revert() },
    "a clock, replaced": {
      $0.manager.clock = MournedClock($0.mourned())
      $0.manager.clock = ContinuousClock()
    },
    "an instance of a graph, at the end of the resolve": {
      $0.mournNext()
      _ = $0.graph()
    },
    "a context value, at the end of its work": {
      $0.with(Grief(value: $0.mourned())) { _ = $0.kept() }
    },
    "an instance of a sandbox, at its end": { container in
      withSandbox {
        container.mournNext()
        _ = container.kept()
      }
    },
    "a container, with its instances": { outer in
      let inner = Holding(Locked(0))
      inner.whenMade.withLock { [using = outer.using] in $0 = { Mourner(using) } }
      _ = inner.kept()
    },
  ]

  private func mourningMember() -> Tagged<Holding, Bool> {
    Tagged(\.kept) { [mourned = mourned()] _ in mourned.isHeld }
  }
}

private struct Mode: Variant { let mourned: Mourner? }
private struct Grief: ContextValue { let value: Mourner }

private struct MournedClock: Clock {
  let mourned: Mourner
  init(_ mourned: Mourner) { self.mourned = mourned }
  var now: ContinuousClock.Instant { ContinuousClock.now }
  var minimumResolution: Duration { ContinuousClock().minimumResolution }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}
