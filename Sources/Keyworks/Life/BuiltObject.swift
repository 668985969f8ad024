internal import KeyworksThreads
internal import Synchronization

/// Something that was built, as far as teardowns need to know it: what it uses, and how it is torn
/// down.
///
/// There is one for each instance with a teardown, and for each that is kept and uses such an
/// instance, or may fetch one later.
final class BuiltObject: Sendable {
  private struct State {
    var uses: [ObjectIdentifier: BuiltObject] = [:]
    /// From how many uses on to look for some that are over.
    var pruneAt = leastPruned
    var teardown: Teardown?
    /// See ``number``.
    var number = 0
  }

  let place: Place
  /// The number of the store that keeps it; nil if that is a graph.
  let storeNumber: Int?
  private let state = Guarded(State())
  private let hasEnded = Atomic(false)
  private let isReleased = Atomic(false)

  init(_ place: Place, storeNumber: Int?) { (self.place, self.storeNumber) = (place, storeNumber) }

  // MARK: - How it ends

  /// How an instance is torn down.
  struct Teardown: Sendable {
    let life: Life
    /// Of the container that built it, whose observers are told.
    let manager: WeakReference
    /// Those of the property, in the order in which they were written.
    let actions: [@Sendable (WorkOutcome) async throws -> Void]
    /// During which teardown it was built, if during one.
    let cause: TeardownInProgress?

    var observers: [Observer] {
      (manager.object as? ContainerManager)?.observers.withLock { $0 } ?? []
    }
  }

  /// Notes how it is torn down, once it is complete. It belongs to that life from here on.
  func complete(_ teardown: Teardown) {
    let number = Self.numbers.add(1, ordering: .relaxed).newValue
    state.withLock { ($0.teardown, $0.number) = (teardown, number) }
    teardown.life.add(self)
  }

  /// Counts what has a teardown, in the order in which it was completed; 0 for all else.
  var number: Int { state.withLock(\.number) }
  private static let numbers = Atomic(0)

  /// Whose it is, until it is torn down.
  var life: Life? { state.withLock(\.teardown)?.life }

  /// Whether it is being torn down, or was, so that nobody should get it any more.
  var isEnded: Bool { hasEnded.load(ordering: .acquiring) }

  /// Begins the teardown.
  ///
  /// - Returns: Nil if there is none, or it has begun.
  func end() -> Teardown? {
    guard !hasEnded.exchange(true, ordering: .acquiringAndReleasing) else { return nil }
    let (teardown, uses) = state.withLock { state in
      (state.teardown.take(), exchange(&state.uses, with: [:]))
    }
    withExtendedLifetime(uses) {}
    return teardown
  }

  // MARK: - What it uses

  var uses: [BuiltObject] { state.withLock { Array($0.uses.values) } }

  /// Notes that it uses `other`: `other` is torn down after it.
  ///
  /// - Parameter isLater: Whether it was complete before. Then what would close a loop is not noted: of
  ///   two that use each other, each must end first.
  func use(_ other: BuiltObject, isLater: Bool) {
    let isKnown = state.withLock { $0.uses[ObjectIdentifier(other)] != nil }
    if isKnown || isEnded || other === self || isLater && other.reaches(self) { return }
    let isCrowded = state.withLock { state in
      state.uses[ObjectIdentifier(other)] = other
      return state.uses.count >= state.pruneAt
    }
    if isCrowded { prune() }
  }

  private func reaches(_ goal: BuiltObject) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var next = [self]
    while let here = next.popLast() {
      if here === goal { return true }
      if seen.insert(ObjectIdentifier(here)).inserted { next += here.uses }
    }
    return false
  }

  /// Notes that no container keeps it any more.
  func release() { isReleased.store(true, ordering: .relaxed) }

  /// Forgets what has ended. An object without a teardown that no container keeps any more is replaced
  /// by what it uses.
  private func prune() {
    let over = uses.filter { used in
      used.isEnded || used.life == nil && used.isReleased.load(ordering: .relaxed)
    }
    let instead = over.filter { !$0.isEnded }.flatMap(\.uses)
    state.withLock { state in
      for object in instead { state.uses[ObjectIdentifier(object)] = object }
      for object in over { state.uses[ObjectIdentifier(object)] = nil }
      state.pruneAt = max(Self.leastPruned, state.uses.count * 2)
    }
    withExtendedLifetime(over) {}
  }

  private static var leastPruned: Int { 32 }
}
