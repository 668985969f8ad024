internal import KeyworksThreads

/// A frame that belongs to a task and not to a thread: the frame of an asynchronous body, which may
/// continue on another thread after each `await`. Its child tasks also have the frame, as does a
/// `Task { }` that it starts, until the resolve is over.
///
/// SAFETY: it holds the frames around it, and lets go of them only at its end, when no other code
/// has it. Its other variables are set before its body begins.
@usableFromInline
package final class TaskFrame: @unchecked Sendable {
  /// The innermost frame of a task. It may be over.
  @usableFromInline package static let current = TaskLocal<TaskFrame?>(wrappedValue: nil)

  private var outer: TaskFrame?
  /// The outermost frame of the task, including the frames of tasks around it, if this frame is
  /// another one. The frames in between hold it.
  private let outermost: Borrowed<TaskFrame>?
  private let memory = Frame.Owned()
  /// The number of frames from the outermost one to this one.
  private let depth: Int
  /// The objects it needs until it is over. A `Task { }` that it has started may hold the frame
  /// much longer.
  private let needed: Guarded<Needed?>
  /// How many frames inside an outermost frame, including itself, are not over.
  private let active = AtomicWord(1)
  /// See ``Frame/withNumber()``.
  let number = AtomicWord(0)
  /// In the outermost frame: the instances with the lifetime `.graph`, once there are any.
  private let ownGraph = LazyReference<Graph>()
  /// The graph of a list that is gathered around the outermost frame.
  private let gathered: Graph?
  /// Hears of each build in it, and in the frames inside it, that a task of its own runs.
  package let follower: (any Follower)?

  // Not a tuple, whose metadata would be looked up in each resolve.
  private struct Needed {
    let container: (any ManagedContainer)?
    let resolution: Resolution?
  }

  // Set before its body begins.
  /// The variants in force in its body.
  var variants = VariantsInForce.currentOrNoted {
    didSet { if variants != nil { kw_task_has_variants() } }
  }
  /// See ``scope(of:)``.
  private var isScope = false
  /// Whether builds in it record their inputs, because a recursion may be endless.
  package private(set) var notesInputs: Bool

  /// Begins a frame inside the task's frames. It is current where it is bound, until it is over.
  ///
  /// - Parameter outer: The innermost frame of the task.
  package init(
    _ container: (any ManagedContainer)?, _ place: Place, _ resolution: Resolution?,
    in outer: TaskFrame? = TaskFrame.innermostTask, for follower: (any Follower)? = nil
  ) {
    kw_task_begins()
    self.outer = outer
    outermost = outer.map { $0.outermost ?? Borrowed($0) }
    self.follower = follower ?? outer?.follower
    depth = outer.map { $0.depth + 1 } ?? 1
    needed = Guarded(Needed(container: container, resolution: resolution))
    gathered = outer == nil ? Graph.gathered : nil
    notesInputs = outer?.notesInputs == true
    memory.begin(in: outer?.frame, container ?? self, place, for: self)
    if variants != nil { kw_task_has_variants() }
    if outer != nil { root.active.add(1) }
    guard isAtInterval else { return }
    frame.stopAtCycle()
    notesInputs = notesInputs || frame.isRecursive
  }

  deinit {
    // The frames that only this one holds end one after the other. If each ended inside the next, a
    // deep recursion would overflow the stack.
    var outer = outer.take()
    while isKnownUniquelyReferenced(&outer) { outer = outer?.outer.take() }
  }

  package var frame: Frame { memory.frame }

  /// The number of frames between two looks back for a cycle: see ``Frame/lookBack()``.
  private static var interval: Int { 64 }
  private var isAtInterval: Bool { depth.isMultiple(of: Self.interval) }

  /// The container that builds, or nil once the resolve is over.
  var container: (any ManagedContainer)? { needed.withLock { $0?.container ?? nil } }

  var resolution: Resolution? { needed.withLock { $0?.resolution } }

  /// The resolve, if others may be able to wait for its build. This is asked under a lock, so it
  /// does not retain another one, which could end here together with what a user made.
  var build: Resolution? {
    needed.withLock { $0?.resolution.flatMap { $0.isBuilder ? $0 : nil } }
  }

  /// Whether the resolve is over. Code that still has the frame runs in another resolve, or in
  /// none.
  var isOver: Bool { needed.withLock { $0 == nil } }

  /// Records that the resolve is over.
  @usableFromInline
  package func end() {
    guard let ended = needed.withLock({ $0.take() }) else { return }
    if root.active.add(-1) == 0 {
      root.ownGraph.load()?.clear()
    }
    withExtendedLifetime(ended) {}
  }

  /// The instances with the lifetime `.graph` of the outermost resolve.
  var graph: Graph {
    let root = root
    return root.gathered ?? root.ownGraph.storeIfNil(Graph())
  }

  /// Runs `work` as if nothing were being resolved in the task.
  package static func withNone(_ work: () -> Void) {
    if kw_task_has_begun() { current.withValue(nil, operation: work) } else { work() }
  }

  /// Runs a body in the frame, and leaves the end of the resolve to the caller.
  ///
  /// At each interval, it binds the sandbox again, because the time to look up a task-local value
  /// grows with the number of values bound after it. A deep recursion does not take the short way,
  /// which binds nothing again.
  package nonisolated(nonsending) func hold<Result, Failure: Error>(
    during body: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await Self.current.hold(self) { () async throws(Failure) in
      guard isAtInterval, kw_sandbox_has_begun() else { return try await body() }
      return try await Sandbox.$current.hold(.capture(), during: body)
    }
  }

  /// The innermost frame of the calling task, if it resolves. Until the first asynchronous factory
  /// is resolved, this costs one relaxed load.
  @inline(__always)
  static var innermost: Frame? { kw_task_has_begun() ? frameOfTask : nil }

  @inline(never)
  private static var frameOfTask: Frame? { innermostTask?.frame }

  package static var innermostTask: TaskFrame? {
    var task = current.get()
    while let here = task, here.isOver { task = here.outer }
    return task
  }

  /// The variants in force in the calling task.
  static var variantsOfTask: VariantsInForce? {
    var task = current.get()
    while let here = task, here.isOver, !here.isScope { task = here.outer }
    return task?.variants
  }

  /// Makes a frame that only puts variants in force. Its resolve is over, so it is on no path.
  package static func scope(of variants: VariantsInForce?) -> TaskFrame {
    let frame = TaskFrame(nil, Place("", 0), nil)
    frame.variants = variants
    frame.isScope = true
    frame.end()
    return frame
  }

  private var root: TaskFrame { outermost?.object ?? self }
}
