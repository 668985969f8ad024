/// One resolve on the long way, from beginning to end. If it builds an instance that others need
/// too, they wait for it.
package final class Resolution {
  /// The next step of a resolve.
  package enum Step {
    /// Run the definition's body, then `end`.
    case define
    /// Run this body of a layer or for a variant, then `end`.
    case run(AnyBox)
    /// `end` with the value in this box, which a layer provides. It is decorated and cached like a
    /// value that a body returned.
    case useLayerValue(AnyBox)
    /// Hand out the value in this box. The resolve is over.
    case take(AnyBox)
    /// Throw this error. Another caller built the instance, and its body threw the error, or the
    /// task was cancelled. The resolve is over.
    case fail(any Error)
    /// Wait for this resolve, which builds the same instance. Only tasks use this step.
    case wait(Resolution)

    /// Whether nothing is left to do.
    var isLast: Bool {
      switch self {
      case .take, .fail: true
      case .define, .run, .useLayerValue, .wait: false
      }
    }
  }

  /// What its frame is for, unless a factory is resolved there.
  package let role: (any Role)?
  var step = Step.define
  var recipe = Recipe()
  /// Where the instance is cached.
  var keeper: Keeper?
  // For other modules. If they saw the variables, each access in the kernel would be checked at run
  // time.
  package var keptBy: Keeper? { keeper }
  package var nextStep: Step { step }
  package var isOverridden: Bool { recipe.isOverridden }
  package var followsLayer: Bool { recipe.followsLayer }
  /// The body of the layer that decides, if there is one.
  package var layerBody: AnyObject? { recipe.layerBody }
  /// The `id:` that tells instances of one property apart, if the user gave one.
  package let id: (any Arguments)?
  package let attachments = Attachments()

  /// Set when others become able to wait.
  private var builder: Builder?
  private struct Builder {
    let frame: Frame
    let outer: Resolution?
  }
  var frame: Frame? { builder?.frame }
  /// Whether others may be able to wait for it.
  var isBuilder: Bool { builder != nil }
  /// The build that it is part of, if it ends before that build does. A build that runs in a task
  /// of its own does not: its callers wait for it.
  var outer: Resolution? { builder?.outer }

  private let storedCrowd = LazyReference<Crowd>()
  /// Those who wait for the build, and what the monitor guards for them.
  package var crowd: Crowd { storedCrowd.storeIfNil(Crowd()) }
  // SAFETY: the monitor guards the variables.
  package final class Crowd: @unchecked Sendable {
    var outcome: Outcome?
    package var waiters: [Waiter] = []
  }

  package init(_ role: (any Role)? = nil, id: (any Arguments)? = nil) {
    (self.role, self.id) = (role, id)
  }

  /// Becomes the builder that others wait for. Called under the lock through which they learn of
  /// it.
  func becomeBuilder(in frame: Frame) {
    builder = Builder(frame: frame, outer: frame.task == nil ? frame.innermostBuild : nil)
  }

  /// Notes that others may wait for its end. Whoever may wait calls this, at the latest under the
  /// lock through which it got the build. A build that nobody awaits does not enter the monitor.
  package func mayBeAwaited() { _ = crowd }

  /// Whether others, or its own dependencies, may ask for the instance.
  package var isShared: Bool { keeper != nil }

  /// Whether a value will be made rather than found.
  package var isBuilding: Bool {
    switch step {
    case .define, .run, .useLayerValue: true
    case .take, .fail, .wait: false
    }
  }

  /// Throws this error instead of building. A follower calls this when it is decided what the
  /// resolve does. Those who wait already look again: the error may not concern them.
  package func refuse(with error: any Error) {
    finish(keeping: nil, .nothing)
    step = .fail(error)
  }

  /// Caches the instance, unless the build was overtaken, and wakes the waiters.
  package func finish(keeping instance: AnyBox?, _ outcome: Outcome) {
    if let keeper { keeper.slot.finish(self, keeper, keeping: instance) }
    attachments.forEach { $0.hasEnded(self) }
    if storedCrowd.load() != nil { end(outcome) }
  }
}

// SAFETY: only its own thread or task uses it. Two things are shared: the outcome and the waiters,
// which the monitor guards, and the properties that are set before others learn of it. Others read
// the frame only for a message, while its thread sleeps or its task waits.
extension Resolution: @unchecked Sendable {}
