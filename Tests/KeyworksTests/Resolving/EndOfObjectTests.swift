import Keyworks
import Testing

/// A deinitializer is user code, wherever the library held the last reference to the object. Here
/// each deinitializer uses the whole container from another thread.
@Suite struct `The end of an object` {
  @Test(arguments: HoldingPlace.all)
  func `an object is deinitialized while no lock is held`(place: HoldingPlace) {
    let ends = Locked(0)
    let container = Holding(ends)
    place.hold(container)
    #expect(ends.withLock { $0 } >= 1, "no object was deinitialized")
  }

  // The leak detector reports a thread that ends with the process.
  @Test(.disabled(if: isSanitized))
  func `a clock that outlives its container is released while no lock is held`() async {
    await #expect(processExitsWith: .success) {
      let ends = Locked(0)
      do {
        let container = Holding(ends)
        container.manager.clock = MournedClock(Mourned(container.using))
        _ = container.agedSingle()
      }
      Container.shared.reset(scope: .singleton)
      precondition(ends.withLock { $0 } == 1)
    }
  }
}

/// A place that can hold the last reference to an object, and a way to remove it there.
struct HoldingPlace: Sendable, CustomTestStringConvertible {
  let testDescription: String
  fileprivate let hold: @Sendable (Holding) -> Void

  fileprivate static let all: [HoldingPlace] = [
    HoldingPlace(testDescription: "an instance, reset") {
      $0.whenMade.withLock { [using = $0.using] in $0 = { Mourned(using) } }
      _ = $0.kept()
      $0.reset(.instances)
    },
    HoldingPlace(testDescription: "an instance, overridden") {
      $0.whenMade.withLock { [using = $0.using] in $0 = { Mourned(using) } }
      _ = $0.kept()
      $0.kept.override { nil }
    },
    HoldingPlace(testDescription: "an instance for arguments, reset") {
      _ = $0.maker(Argument(Mourned($0.using)))
      $0.reset(.instances)
    },
    HoldingPlace(testDescription: "an instance of a scope, reset") { container in
      container.whenMade.withLock { [using = container.using] in $0 = { Mourned(using) } }
      _ = container.scoped()
      container.reset(scope: Scope("mourning"))
    },
    HoldingPlace(testDescription: "a registration, replaced") {
      $0.kept.register { [mourned = Mourned($0.using)] in mourned }
      $0.kept.register { nil }
    },
    HoldingPlace(testDescription: "a registration, reset") {
      $0.kept.register { [mourned = Mourned($0.using)] in mourned }
      $0.kept.reset(.registrations)
    },
    HoldingPlace(testDescription: "an override, reverted") {
      $0.kept.override(with: Mourned($0.using)).revert()
    },
    HoldingPlace(testDescription: "an override that another one hides, reverted") {
      let token = $0.kept.override(with: Mourned($0.using))
      $0.kept.override { nil }
      token.revert()
    },
    HoldingPlace(testDescription: "a registration that an override hides, replaced") {
      $0.kept.register { [mourned = Mourned($0.using)] in mourned }
      $0.kept.override { nil }
      $0.kept.register { nil }
    },
    HoldingPlace(testDescription: "an override, reset") {
      $0.kept.override(with: Mourned($0.using))
      $0.reset(.overrides)
    },
    HoldingPlace(testDescription: "a decoration, reverted") {
      $0.kept.decorate { [mourned = Mourned($0.using)] _ in mourned }.revert()
    },
    HoldingPlace(testDescription: "a case, registered and replaced") {
      $0.kept.register(for: Mode(nil)) { [mourned = Mourned($0.using)] in mourned }
      $0.kept.register(for: Mode(nil)) { nil }
    },
    HoldingPlace(testDescription: "the variant of a case, reset") {
      $0.kept.register(for: Mode(Mourned($0.using))) { nil }
      $0.kept.reset()
    },
    HoldingPlace(testDescription: "the variant of a case that is overridden, reverted") {
      let token = $0.kept.override(for: Mode(Mourned($0.using))) { nil }
      $0.kept.override { nil }
      token.revert()
    },
    HoldingPlace(testDescription: "the variant of a hidden case, reset with the container") {
      $0.kept.override(for: Mode(Mourned($0.using))) { nil }
      $0.kept.override { nil }
      $0.reset()
    },
    HoldingPlace(testDescription: "the closure of a contribution, removed") {
      $0.contribute(
        Tagged(\.kept) { [mourned = Mourned($0.using)] _ in mourned.isHeld }, to: \.list)
      _ = $0[\.list]
      $0.remove(\.kept, from: \.list)
      _ = $0[\.list]
    },
    HoldingPlace(testDescription: "the closure of a contribution that was never gathered, removed")
    {
      $0.contribute(
        Tagged(\.kept) { [mourned = Mourned($0.using)] _ in mourned.isHeld }, to: \.list)
      $0.remove(\.kept, from: \.list)
    },
    HoldingPlace(testDescription: "the closure of a contribution, reset") {
      $0.contribute(
        Tagged(\.kept) { [mourned = Mourned($0.using)] _ in mourned.isHeld }, to: \.list)
      $0.reset(.contributions)
    },
    HoldingPlace(testDescription: "the key of a contribution to a map, reset") {
      $0.contribute(Tagged(\.flag), for: Argument(Mourned($0.using)), to: \.map)
      _ = $0[\.map].count
      $0.reset(.contributions)
    },
    HoldingPlace(testDescription: "the list of an override, reverted") {
      let mourned = Mourned($0.using)
      let token = $0.override(\.list, with: [Tagged(\.kept) { _ in mourned.isHeld }])
      _ = $0[\.list]
      token.revert()
    },
    HoldingPlace(testDescription: "the list of an override that was never gathered, reverted") {
      $0.override(\.list, with: [mourningMember($0.using)]).revert()
    },
    HoldingPlace(testDescription: "an instance, as a wiring says that runs again") { container in
      container.activate(\.mourning)
      container.whenMade.withLock { [using = container.using] in $0 = { Mourned(using) } }
      _ = container.kept()
      container.reset(.registrations)
      _ = container.kept()
    },
    HoldingPlace(testDescription: "the closure of a contribution of a wiring that runs again") {
      container in
      container.whenMade.withLock { [using = container.using] in $0 = { Mourned(using) } }
      container.activate(\.mourningList)
      _ = container[\.list]
      container.reset(.registrations)
      _ = container[\.list]
    },
    HoldingPlace(testDescription: "an observer, stopped") {
      $0.observe { [mourned = Mourned($0.using)] _ in _ = mourned }.revert()
    },
    HoldingPlace(testDescription: "a clock, replaced") {
      $0.manager.clock = MournedClock(Mourned($0.using))
      $0.manager.clock = ContinuousClock()
    },
    HoldingPlace(testDescription: "an instance of a graph, at the end of the resolve") {
      $0.whenMade.withLock { [using = $0.using] in $0 = { Mourned(using) } }
      _ = $0.graph()
    },
    HoldingPlace(testDescription: "a context value, at the end of its work") {
      $0.with(Grief(value: Mourned($0.using))) { _ = $0.kept() }
    },
    HoldingPlace(testDescription: "an instance of a sandbox, at its end") { container in
      withSandbox {
        container.whenMade.withLock { [using = container.using] in $0 = { Mourned(using) } }
        _ = container.kept()
      }
    },
    HoldingPlace(testDescription: "a container, with its instances") { outer in
      let inner = Holding(Locked(0))
      inner.whenMade.withLock { [using = outer.using] in $0 = { Mourned(using) } }
      _ = inner.kept()
    },
  ]
}

/// Runs a closure when it is deinitialized, so that its end is noticed.
private final class Mourned: Sendable {
  let isHeld = true
  private let work: @Sendable () -> Void
  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  deinit { work() }
}

/// A member of a list that holds a mourned object.
private func mourningMember(_ using: @escaping @Sendable () -> Void) -> Tagged<Holding, Bool> {
  let mourned = Mourned(using)
  return Tagged(\.kept) { _ in mourned.isHeld }
}

private struct Argument: Hashable, Sendable {
  let mourned: Mourned
  init(_ mourned: Mourned) { self.mourned = mourned }
  static func == (one: Argument, two: Argument) -> Bool { one.mourned === two.mourned }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(mourned)) }
}

private struct Mode: Variant {
  let mourned: Mourned?
  init(_ mourned: Mourned?) { self.mourned = mourned }
  static func == (one: Mode, two: Mode) -> Bool { one.mourned === two.mourned }
  func hash(into hasher: inout Hasher) { hasher.combine(mourned.map(ObjectIdentifier.init)) }
}

private struct Grief: ContextValue { let value: Mourned }

private struct MournedClock: Clock {
  let mourned: Mourned
  init(_ mourned: Mourned) { self.mourned = mourned }
  var now: ContinuousClock.Instant { ContinuousClock.now }
  var minimumResolution: Duration { ContinuousClock().minimumResolution }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}

private final class Holding: ManagedContainer {
  let manager = ContainerManager()
  let whenMade = Locked<(@Sendable () -> Mourned)?>(nil)
  private let ends: Locked<Int>
  init(_ ends: Locked<Int>) { self.ends = ends }

  var kept: Factory<Mourned?> { self { self.made() }.cached }
  var scoped: Factory<Mourned?> { self { self.made() }.scope(Scope("mourning")) }
  var graph: Factory<Mourned?> { self { self.made() }.graph }
  var maker: ParameterFactory<Argument, Int> { self { _ in 1 }.cached }
  var flag: Factory<Bool> { self { true } }
  var single: Factory<Int> { self { 1 }.singleton }
  var agedSingle: Factory<Int> { self { 1 }.singleton.timeToLive(.seconds(1_000)) }
  static var list: Tags<Bool> { Tags() }
  static var map: KeyedTags<Argument, Bool> { KeyedTags() }

  static var mourning: Wiring<Holding> {
    Wiring { $0.kept.register { [weak container = $0] in container?.made() } }
  }
  static var mourningList: Wiring<Holding> {
    Wiring { container in
      let mourned = container.made()
      container.contribute(Tagged(\.kept) { _ in mourned?.isHeld == true }, to: \.list)
    }
  }

  private func made() -> Mourned? { whenMade.withLock { $0.take() }?() }

  /// Uses the whole container on another thread, which would wait for a lock that this one holds.
  var using: @Sendable () -> Void {
    { [weak self, ends] in
      // If the container is gone, only the state of the process is left to use.
      let container = self ?? Holding(ends)
      Running { container.useAll() }.join()
      ends.withLock { $0 += 1 }
    }
  }

  private func useAll() {
    _ = (kept(), scoped(), graph(), flag(), single(), self[\.list], self[\.map].count)
    _ = manager.clock
    flag.override { false }.revert()
    flag.register { true }
    contribute(Tagged(\.flag), to: \.list)
    remove(\.flag, from: \.list)
    flag.decorate { $0 }.revert()
    observe { _ in }.revert()
    reset([.registrations, .overrides])
  }
}
