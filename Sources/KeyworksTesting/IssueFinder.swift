internal import Keyworks

/// Finds the problems of one sandbox.
final class IssueFinder: SandboxInspector {
  typealias Report = @Sendable (SandboxIssue) -> Void

  private let isExhaustive: Bool
  private let report: Report
  /// The overrides that have not been used so far, in the order in which they were made; nil once
  /// the sandbox is over.
  private let unused = Guarded<[Unused]?>([])

  private struct Unused {
    let body: WeakReference
    /// With the number of its store, because another slot may later have the same address.
    let slot: (ObjectIdentifier, store: Int)
    /// What to report if it stays unused.
    let issue: SandboxIssue
  }

  init(_ isExhaustive: Bool, _ report: @escaping Report) {
    (self.isExhaustive, self.report) = (isExhaustive, report)
  }

  var isFollower: Bool { isExhaustive }

  // MARK: - Overrides

  func hasOverridden(
    _ place: Place, in slot: Slot, with body: AnyObject, at site: Place, isWhole: Bool
  ) {
    guard isExhaustive else { return }
    let new = Unused(
      body: WeakReference(body), slot: (ObjectIdentifier(slot), slot.storeNumber),
      issue: SandboxIssue(.unusedOverride, Trail(place), at: site))
    unused.withLock { unused in
      // An override that it hides need not be used.
      if isWhole { unused?.removeAll { $0.slot == new.slot } }
      unused?.append(new)
    }
  }

  /// Allows the overrides made so far to stay unused: they prepare more than one test.
  func expectNoUse() { unused.withLock { $0?.removeAll() } }

  func hasEnded(isDone: Bool) {
    let left = unused.withLock { $0.take() } ?? []
    if isDone { for override in left { report(override.issue) } }
  }

  // MARK: - Resolves

  func hasDecided(_ resolution: Resolution, in frame: Frame, for request: Request) {
    guard isExhaustive else { return }
    let body = resolution.isBuilding ? resolution.layerBody : nil
    let before = unused.withLock(\.self)
    // Outside of the lock, because reading a body may release it.
    if let body, let used = before?.first(where: { $0.body.object === body }) {
      unused.withLock { $0?.removeAll { $0.body === used.body } }
    }
    if before == nil { report(SandboxIssue(.outlived, Trail(from: frame))) }
    if resolution.isBuilding, frame.place.isLive, frame.place.contextRank == 0,
      !resolution.isOverridden
    {
      report(SandboxIssue(.live, Trail(from: frame)))
    }
  }

  func teardownFailed(_ failure: FactoryError) {
    report(SandboxIssue(.teardown, Trail(failure.place), reason: "\(failure.underlying)"))
  }

  func notes(
    on place: Place, exempt: [ObjectIdentifier]?, in frame: Frame, under variants: VariantsInForce?
  ) -> (any VariantNotes)? {
    let notes = DroppedVariants(
      place, exempt: exempt ?? [], around: variants, report: exempt.map { _ in report })
    notes.wasHandedOut(in: frame)
    return notes
  }
}
