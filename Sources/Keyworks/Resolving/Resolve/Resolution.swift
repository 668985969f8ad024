internal import Synchronization

/// One resolve that takes the long way, from its beginning to its end. If it builds something for
/// others too, these wait for it.
final class Resolution {
  /// What stands on the stack of frames.
  enum Role {
    case factory
    /// What a container sees to before it is used.
    case chores
    /// The statements of this wiring, as those of `autoRegister`.
    case wiring(ActiveWiring)
    /// This is read.
    case condition(Condition)
    /// A `start`, for which others are built.
    case start
    /// The beginning of a sandbox, in which nothing further out is under construction.
    case border

    var condition: Condition? {
      if case .condition(let condition) = self { condition } else { nil }
    }
  }

  /// How it goes on.
  enum Step {
    /// Run the definition's body, then `end`.
    case define
    /// Run this registered body, then `end`.
    case run(AnyBox)
    /// `take` the value: a layer has it in this box, and it is decorated and kept like one that a body
    /// made.
    case useLayerValue(AnyBox)
    /// `take` the value: it is kept in this box.
    case take(AnyBox)
    /// Another thread built for this one too, and its body threw: `fail` likewise.
    case fail(any Error)
    /// Of a task alone: wait for this one, which builds the same.
    case wait(Resolution)
  }

  let role: Role
  var step = Step.define
  var recipe = Recipe()
  /// Where is kept what it builds, if it is not in the graph of the thread.
  var keeper: Keeper?
  /// Where it is there.
  var graphEntry: Int?
  /// What tells instances of one property apart, if the user gave it.
  let id: (any Arguments)?
  /// What was in force before it built under fewer variants.
  var variantsBefore: VariantsBefore?
  /// Who is told of it, if anybody is.
  var watch: Watch?
  /// What may end a recursion through it, if that was noted.
  var inputs: Frame.Inputs?
  /// The life to which the instance belongs, if that has a teardown.
  var life: Life?
  /// What is built, as far as teardowns need to know it.
  var object: BuiltObject? { storedObject.load() }
  private let storedObject = AtomicLazyReference<BuiltObject>()

  // Set once others can come to wait; see `build`.
  private(set) var frame: Frame?
  /// The build that it is part of, if it ends before that does. A build that a task owns does not:
  /// who needs it waits for it.
  private(set) var outer: Resolution?

  // Guarded by the monitor.
  var outcome: Outcome?
  var waiters: [Waiter] = []
  /// Those who wait for its end, and not for what it builds.
  var followers: [Suspension] = []
  var owner: Owner?

  init(_ role: Role = .factory, id: (any Arguments)? = nil) { (self.role, self.id) = (role, id) }

  /// Says that it builds for others too. Under the lock by which these hear of it.
  func becomeBuilder(in frame: Frame) {
    outer = frame.task == nil ? frame.innermostBuild : nil
    self.frame = frame
  }

  /// Whether others, or what it builds itself, may ask for what it builds.
  var isShared: Bool { keeper != nil || graphEntry != nil }

  /// Whether a value is to be made, not found.
  var isBuilding: Bool {
    switch step {
    case .define, .run, .useLayerValue: true
    case .take, .fail, .wait: false
    }
  }

  /// What is built, for teardowns to know. Child tasks of a body may ask at one time.
  func object(at place: Place) -> BuiltObject {
    object
      ?? storedObject.storeIfNil(
        BuiltObject(place, storeNumber: life?.storeNumber ?? keeper?.slot.storeNumber))
  }

  /// Keeps the instance, unless the build was overtaken, and wakes those who wait.
  func finish(keeping instance: AnyBox?, _ outcome: Outcome) {
    if graphEntry != nil { GraphInstances.current.finish(self, keeping: instance) }
    if let keeper { keeper.slot.finish(self, keeper, keeping: instance, outcome: outcome) }
    guard let life else { return }
    life.end(self)
    if keeper == nil { end(outcome) }
  }
}

// SAFETY: its own thread or task alone uses it, but for the outcome and who waits, which the monitor guards,
// and for what is set before others hear of it. The frame is read by others only for a message, while
// its thread sleeps or its task waits.
extension Resolution: @unchecked Sendable {}
