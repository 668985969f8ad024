internal import KeyworksThreads
internal import Synchronization

/// One factory that is being resolved on this thread or in this task. Messages show the path: the
/// frames of the thread, innermost first, and then those of its task.
///
/// SAFETY: `push` writes the record and `pop` ends it, in pairs and on one thread. Most records are
/// in memory that the thread has from the start; deeper ones are allocated. Another thread reads a
/// frame only for a message, while the frame's own thread sleeps in a build. The record of a task's
/// frame does not change, and lasts as long as its ``TaskFrame``, which the task holds.
@safe
struct Frame: Equatable {
  fileprivate struct Record {
    let outer: Frame?
    /// The code that resolves holds it.
    let container: Borrowed<AnyObject>
    let place: Place
    /// The state of a resolve on the long way.
    var resolution: Resolution?
    /// The task frame that holds this record, if the frame belongs to a task.
    var task: Borrowed<TaskFrame>?
    /// A number that no other frame ever has. It is 0 until a `with` begins in the frame's body or
    /// an observer hears about the frame. The number of a task's frame is in its ``TaskFrame``.
    var number: UInt64 = 0
  }

  private let record: UnsafeMutablePointer<Record>

  /// The frame around this one, skipping those of tasks that are over.
  var outer: Frame? {
    var outer = outerEvenIfOver
    while let here = outer, here.task?.isOver == true { outer = here.outerEvenIfOver }
    return outer
  }

  /// The frame around this one, even if it belongs to a task that is over.
  var outerEvenIfOver: Frame? { unsafe record.pointee.outer }

  /// The task frame, if the frame belongs to a task.
  var task: TaskFrame? { unsafe record.pointee.task?.object }

  /// The container that builds, or nil if the frame belonged to a task that is over.
  var container: AnyObject? {
    if let task { task.container } else { unsafe record.pointee.container.object }
  }

  var place: Place { unsafe record.pointee.place }
  var number: UInt64 {
    if let task { task.number.load(ordering: .relaxed) } else { unsafe record.pointee.number }
  }
  /// The state of a resolve on the long way. For a task, it is there until the resolve is over.
  var resolution: Resolution? {
    if let task { task.resolution } else { unsafe record.pointee.resolution }
  }

  /// The variants in force in the frame, which is the innermost one of its thread or its task. The
  /// resolve of a thread's frame is on the long way if they change.
  var variants: VariantsInForce? {
    get { if let task { task.variants } else { .currentOrNoted } }
    nonmutating set {
      if let task {
        task.variants = newValue
      } else if let resolution {
        resolution.variantsBefore = VariantsBefore(
          replacedWith: newValue, after: resolution.variantsBefore)
      }
    }
  }

  static func == (one: Frame, two: Frame) -> Bool { unsafe one.record == two.record }

  // MARK: - Beginning and ending

  /// Begins a frame inside all other frames of this thread.
  @inline(__always)
  static func push(
    _ container: AnyObject, _ place: Place, _ resolution: Resolution? = nil
  ) -> Frame {
    let thread = ThisThread.current
    let outer = unsafe thread.innermost
    let next = unsafe outer.map { unsafe $0 + MemoryLayout<Record>.stride } ?? thread.room
    let record =
      unsafe isInRoom(next, of: thread)
      ? next.assumingMemoryBound(to: Record.self) : .allocate(capacity: 1)
    unsafe record.initialize(
      to: Record(
        outer: outer.map { unsafe Frame(at: $0) } ?? TaskFrame.innermost,
        container: Borrowed(container), place: place, resolution: resolution))
    unsafe thread.innermost = UnsafeMutableRawPointer(record)
    let frame = unsafe Frame(at: record)
    if !thread.isInWindow { frame.lookBack() }
    return frame
  }

  /// Ends the frame. It must be the innermost.
  @inline(__always)
  func pop() {
    // The thread no longer has the frame when its contents are released, because releasing them may
    // resolve.
    let ended = unsafe record.move()
    let thread = ThisThread.current
    // The frame around the outermost frame of a thread belongs to the task.
    let isOutermost = unsafe UnsafeMutableRawPointer(record) == thread.room
    unsafe thread.innermost =
      isOutermost ? nil : ended.outer.map { unsafe UnsafeMutableRawPointer($0.record) }
    if unsafe !Self.isInRoom(record, of: thread) { unsafe record.deallocate() }
    ended.resolution?.variantsBefore?.restore()
    if isOutermost { thread.endGraph() }
  }

  /// Ends the innermost frame after `work`.
  static func ending<Result>(_ work: (Frame) -> Result) -> Result {
    let frame = innermost
    defer { frame.pop() }
    return work(frame)
  }

  init(at record: UnsafeMutableRawPointer) {
    unsafe self.record = record.assumingMemoryBound(to: Record.self)
  }

  /// Whether a record is in the memory that its thread has from the start.
  @inline(__always)
  private static func isInRoom(_ record: UnsafeMutableRawPointer, of thread: ThisThread) -> Bool {
    unsafe UInt(bitPattern: record - thread.room) < UInt(bitPattern: roomSize)
  }

  private static var roomSize: Int {
    ThisThread.roomSize / MemoryLayout<Record>.stride * MemoryLayout<Record>.stride
  }

  // MARK: - Finding

  /// The innermost frame of the calling thread, between `push` and `pop`.
  static var innermost: Frame {
    guard let frame = innermostOfThread else {
      preconditionFailure("a resolve ended that had not begun")
    }
    return frame
  }

  /// The innermost frame of the calling thread, or else of its task.
  static var innermostIfAny: Frame? { innermostOfThread ?? TaskFrame.innermost }

  /// The innermost frame of the calling thread alone.
  static var innermostOfThread: Frame? {
    unsafe ThisThread.current.innermost.map { unsafe Frame(at: $0) }
  }

  /// This frame and those around it, outwards.
  var andOuter: UnfoldFirstSequence<Frame> { sequence(first: self, next: \.outer) }

  /// The innermost build that the frame is part of.
  var innermostBuild: Resolution? {
    // Not with `andOuter`, which would take an allocation for each build.
    var frame: Frame? = self
    while let here = frame {
      if let resolution = here.resolution, resolution.frame != nil { return resolution }
      frame = here.outer
    }
    return nil
  }

  /// Returns the number of the frame, and assigns one if necessary. The frame of a thread may only
  /// be asked by that thread.
  func withNumber() -> UInt64 {
    if number == 0 { setNumber(Self.numbers.add(1, ordering: .relaxed).newValue) }
    return number
  }

  /// Assigns a number, unless the frame has one.
  func setNumber(_ new: UInt64) {
    if let task {
      _ = task.number.compareExchange(expected: 0, desired: new, ordering: .relaxed)
    } else if number == 0 {
      unsafe record.pointee.number = new
    }
  }

  private static let numbers = Atomic<UInt64>(0)

  /// Whether both build the same factory of the same container.
  func isSameFactory(as other: Frame) -> Bool {
    unsafe isIn(other.record.pointee.container.identity)
      && place.isSame(as: other.place)
  }

  /// Whether the frame builds in this container.
  func isIn(_ container: ObjectIdentifier) -> Bool {
    unsafe record.pointee.container.identity == container
  }
}

// MARK: - Tasks

/// A frame that belongs to a task and not to a thread: the frame of an asynchronous body, which may
/// continue on another thread after each `await`. Its child tasks also have the frame, as does a
/// `Task { }` that it starts, until the resolve is over.
///
/// SAFETY: the object holds its record, which does not change, and the frames around it. It lets go
/// of these only at its end, when no other code has it.
@safe
@usableFromInline
final class TaskFrame: @unchecked Sendable {
  /// The innermost frame of a task. It may be over.
  @usableFromInline static let current = TaskLocal<TaskFrame?>(wrappedValue: nil)

  @exclusivity(unchecked) private var outer: TaskFrame?
  /// The outermost frame of the task, including the frames of tasks around it, if this frame is
  /// another one. The frames in between hold it.
  private let outermost: Borrowed<TaskFrame>?
  private let record: UnsafeMutablePointer<Frame.Record>
  /// The number of frames from the outermost one to this one.
  private let depth: Int
  /// The objects it needs until it is over. A `Task { }` that it has started may hold the frame
  /// much longer.
  private let needed: Guarded<Needed?>
  /// How many frames inside an outermost frame, including itself, are not over.
  private let active = Atomic(1)
  /// See ``Frame/withNumber()``.
  let number = Atomic<UInt64>(0)
  /// In the outermost frame: the instances with the lifetime `.graph`, once there are any.
  private let ownGraph = LazyReference<Graph>()
  /// The graph of a list that is gathered around the outermost frame.
  private let gathered: Graph?
  /// The `start` that it is resolved for, which can be undone.
  let start: StartRecord?

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
  private(set) var notesInputs: Bool

  /// Begins a frame inside the task's frames. It is current where it is bound, until it is over.
  ///
  /// - Parameter outer: The innermost frame of the task.
  init(
    _ container: (any ManagedContainer)?, _ place: Place, _ resolution: Resolution?,
    in outer: TaskFrame? = TaskFrame.innermostTask, for start: StartRecord? = nil
  ) {
    kw_task_begins()
    unsafe self.outer = outer
    outermost = outer.map { $0.outermost ?? Borrowed($0) }
    self.start = start ?? outer?.start
    depth = outer.map { $0.depth + 1 } ?? 1
    needed = Guarded(Needed(container: container, resolution: resolution))
    gathered = outer == nil ? Graph.gathered : nil
    notesInputs = outer?.notesInputs == true
    unsafe record = .allocate(capacity: 1)
    unsafe record.initialize(
      to: Frame.Record(
        outer: outer?.frame, container: Borrowed(container ?? self), place: place,
        task: Borrowed(self)))
    if variants != nil { kw_task_has_variants() }
    if outer != nil { root.active.add(1, ordering: .relaxed) }
    guard isAtInterval else { return }
    frame.stopAtCycle()
    notesInputs = notesInputs || frame.isRecursive
  }

  deinit {
    unsafe record.deinitialize(count: 1)
    unsafe record.deallocate()
    // The frames that only this one holds end one after the other. If each ended inside the next, a
    // deep recursion would overflow the stack.
    var outer = unsafe outer.take()
    while isKnownUniquelyReferenced(&outer) { outer = unsafe outer?.outer.take() }
  }

  var frame: Frame { unsafe Frame(at: UnsafeMutableRawPointer(record)) }

  /// The number of frames between two looks back for a cycle: see ``Frame/lookBack()``.
  private static var interval: Int { 64 }
  private var isAtInterval: Bool { depth.isMultiple(of: Self.interval) }

  /// The container that builds, or nil once the resolve is over.
  var container: (any ManagedContainer)? { needed.withLock { $0?.container ?? nil } }

  var resolution: Resolution? { needed.withLock { $0?.resolution } }

  /// Whether the resolve is over. Code that still has the frame runs in another resolve, or in
  /// none.
  var isOver: Bool { needed.withLock { $0 == nil } }

  /// Records that the resolve is over.
  @usableFromInline
  func end() {
    guard let ended = needed.withLock({ $0.take() }) else { return }
    if root.active.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
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
  static func withNone(_ work: () -> Void) {
    if kw_task_has_begun() { current.withValue(nil, operation: work) } else { work() }
  }

  /// Runs a body in the frame, and leaves the end of the resolve to the caller.
  ///
  /// At each interval, it binds the sandbox again, because the time to look up a task-local value
  /// grows with the number of values bound after it. A deep recursion does not take the short way,
  /// which binds nothing again.
  nonisolated(nonsending) func hold<Result, Failure: Error>(
    during body: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await Self.current.hold(self) { () async throws(Failure) in
      guard isAtInterval, kw_sandbox_has_begun() else { return try await body() }
      return try await Sandbox.$current.hold(.capture(), during: body)
    }
  }

  /// Runs a body in the frame. The resolve is over when the body ends.
  @_alwaysEmitIntoClient @inline(__always)
  nonisolated(nonsending) func run<Value, Failure: Error>(
    _ body: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let outcome: Result<Value, Failure> = await Self.current.withValue(self) {
      do throws(Failure) {
        return .success(try await body())
      } catch {
        return .failure(error)
      }
    }
    end()
    // `get()` would copy the value.
    switch consume outcome {
    case .success(let value): return value
    case .failure(let error): throw error
    }
  }

  /// The innermost frame of the calling task, if it resolves. Until the first asynchronous factory
  /// is resolved, this costs one relaxed load.
  @inline(__always)
  static var innermost: Frame? { kw_task_has_begun() ? frameOfTask : nil }

  @inline(never)
  private static var frameOfTask: Frame? { innermostTask?.frame }

  static var innermostTask: TaskFrame? {
    var task = current.get()
    while let here = task, here.isOver { task = unsafe here.outer }
    return task
  }

  /// The variants in force in the calling task.
  static var variantsOfTask: VariantsInForce? {
    var task = current.get()
    while let here = task, here.isOver, !here.isScope { task = unsafe here.outer }
    return task?.variants
  }

  /// Makes a frame that only puts variants in force. Its resolve is over, so it is on no path.
  static func scope(of variants: VariantsInForce?) -> TaskFrame {
    let frame = TaskFrame(nil, Place("", 0), nil)
    frame.variants = variants
    frame.isScope = true
    frame.end()
    return frame
  }

  private var root: TaskFrame { outermost?.object ?? self }
}
