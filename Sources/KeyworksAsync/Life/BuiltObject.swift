internal import Keyworks

/// The record of an instance for teardowns: what it uses, and how it is torn down.
///
/// Each instance with a teardown has one, and so has each cached instance that uses such an
/// instance, or may fetch one later.
final class BuiltObject: Attachment, Sendable {
  private struct State {
    var uses: [ObjectIdentifier: BuiltObject] = [:]
    /// The number of uses from which to look for objects that have ended.
    var pruneAt = leastPruned
    var teardown: Teardown?
    /// See ``rank``.
    var rank = (depth: 0, number: 0)
  }

  let place: Place
  /// The arguments are nil if no slot caches the instance.
  let inputs: (id: (any Arguments)?, arguments: (any Arguments)?)
  /// The number of the store that caches the instance; nil if a graph does.
  let storeNumber: Int?
  private let state = Guarded(State())
  private let isReleased = AtomicFlag()

  init(_ place: Place, _ inputs: ((any Arguments)?, (any Arguments)?), storeNumber: Int?) {
    (self.place, self.inputs, self.storeNumber) = (place, inputs, storeNumber)
  }

  // MARK: - How it ends

  /// How an instance is torn down.
  struct Teardown: Sendable {
    let life: Life
    /// The manager of the container that built the instance. Its observers hear of the teardown.
    let manager: WeakReference
    /// The closures of the property, in the order in which they were written.
    let actions: [Teardowns.Action]
    /// Nil until it is built.
    var instance: AnyBox?
    /// The teardown during which the instance was built, if there was one.
    var cause: TeardownInProgress?
  }

  /// Records how the instance is torn down, once it is complete. From here on, it belongs to that
  /// life.
  func complete(_ teardown: Teardown) {
    var teardown = teardown
    if teardown.life.isClosing { teardown.cause = .current }
    let number = AtomicWord.nextNumber()
    state.withLock { ($0.teardown, $0.rank) = (teardown, (teardown.life.depth, number)) }
    teardown.life.add(self)
  }

  /// The depth of the life of an instance with a teardown, and its position in the order of
  /// completion; 0 for other instances.
  var rank: (depth: Int, number: Int) { state.withLock(\.rank) }

  /// The life that it belongs to, until it is torn down.
  var life: Life? { state.withLock(\.teardown)?.life }

  /// The object during whose teardown it was built, if there was one.
  var builtInTeardownOf: BuiltObject? { state.withLock(\.teardown)?.cause?.object }

  /// Whether its teardown has begun, so that no caller should get it any more.
  var isEnded: Bool { state.withLock { $0.rank.number > 0 && $0.teardown == nil } }

  /// Begins the teardown.
  ///
  /// - Returns: Nil if there is no teardown, or it has already begun.
  func end() -> Teardown? {
    state.withLock { ($0.teardown.take(), exchange(&$0.uses, with: [:])) }.0
  }

  // MARK: - What it uses

  var uses: [BuiltObject] { state.withLock { Array($0.uses.values) } }

  /// Records that it uses `other`, which is then torn down after it.
  ///
  /// - Parameter isLater: Whether it was already complete. A use that would close a loop is then
  ///   not recorded, because each of the two objects would have to end first.
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

  /// Records that no container caches it any more.
  func release() { isReleased.set() }

  /// Forgets objects that have ended. Replaces an object without a teardown that no container
  /// caches any more by the objects that it uses.
  private func prune() {
    let over = uses.filter { used in
      used.isEnded || used.life == nil && used.isReleased.isSet
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
