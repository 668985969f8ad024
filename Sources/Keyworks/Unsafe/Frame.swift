internal import KeyworksThreads

/// One factory that is being resolved on this thread or in this task. Messages show the path: the
/// frames of the thread, innermost first, and then those of its task.
///
/// SAFETY: `push` writes the record and `pop` ends it, in pairs and on one thread. Most records are
/// in memory that the thread has from the start; deeper ones are allocated. Another thread reads a
/// frame only for a message, while the frame's own thread sleeps in a build. The record of a task's
/// frame does not change, and lasts as long as its ``TaskFrame``, which the task holds: see
/// ``Owned``.
@safe
package struct Frame: Equatable {
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
  package var outer: Frame? {
    var outer = outerEvenIfOver
    while let here = outer, here.task?.isOver == true { outer = here.outerEvenIfOver }
    return outer
  }

  /// The frame around this one, even if it belongs to a task that is over.
  var outerEvenIfOver: Frame? { unsafe record.pointee.outer }

  /// The task frame, if the frame belongs to a task.
  package var task: TaskFrame? { unsafe record.pointee.task?.object }

  /// The container that builds, or nil if the frame belonged to a task that is over.
  package var container: AnyObject? {
    if let task { task.container } else { unsafe record.pointee.container.object }
  }

  package var place: Place { unsafe record.pointee.place }
  package var number: UInt64 {
    if let task { UInt64(task.number.load()) } else { unsafe record.pointee.number }
  }
  /// The state of a resolve on the long way. For a task, it is there until the resolve is over.
  package var resolution: Resolution? {
    if let task { task.resolution } else { unsafe record.pointee.resolution }
  }

  /// The variants in force in the frame, which is the innermost one of its thread or its task. The
  /// resolve of a thread's frame is on the long way if they change.
  package var variants: VariantsInForce? {
    get { if let task { task.variants } else { .currentOrNoted } }
    nonmutating set {
      if let task {
        task.variants = newValue
      } else if let resolution {
        resolution.replaceVariants(with: newValue)
      }
    }
  }

  package static func == (one: Frame, two: Frame) -> Bool { unsafe one.record == two.record }

  // MARK: - Beginning and ending

  /// Begins a frame inside all other frames of this thread.
  @inline(__always)
  package static func push(
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
    unsafe record.pointee.resolution?.leave()
    // The thread no longer has the frame when its contents are released, because releasing them may
    // resolve.
    let ended = unsafe record.move()
    let thread = ThisThread.current
    // The frame around the outermost frame of a thread belongs to the task.
    let isOutermost = unsafe UnsafeMutableRawPointer(record) == thread.room
    unsafe thread.innermost =
      isOutermost ? nil : ended.outer.map { unsafe UnsafeMutableRawPointer($0.record) }
    if unsafe !Self.isInRoom(record, of: thread) { unsafe record.deallocate() }
    if isOutermost { thread.endGraph() }
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
  package static var innermostIfAny: Frame? { innermostOfThread ?? TaskFrame.innermost }

  /// The innermost frame of the calling thread alone.
  static var innermostOfThread: Frame? {
    unsafe ThisThread.current.innermost.map { unsafe Frame(at: $0) }
  }

  /// This frame and those around it, outwards.
  package var andOuter: UnfoldFirstSequence<Frame> { sequence(first: self, next: \.outer) }

  /// The build in the frame, if others may be able to wait for it.
  private var build: Resolution? {
    if let task { return task.build }
    return unsafe record.pointee.resolution.flatMap { $0.isBuilder ? $0 : nil }
  }

  /// The innermost build that the frame is part of.
  package var innermostBuild: Resolution? {
    // Not with `andOuter`, which would take an allocation for each build.
    var frame: Frame? = self
    while let here = frame {
      if let build = here.build { return build }
      frame = here.outer
    }
    return nil
  }

  /// Returns the number of the frame, and assigns one if necessary. The frame of a thread may only
  /// be asked by that thread.
  package func withNumber() -> UInt64 {
    if number == 0 { setNumber(UInt64(AtomicWord.nextNumber())) }
    return number
  }

  /// Assigns a number, unless the frame has one.
  package func setNumber(_ new: UInt64) {
    if let task {
      task.number.replace(0, with: Int(new))
    } else if number == 0 {
      unsafe record.pointee.number = new
    }
  }

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

extension Frame {
  /// The memory of a frame that belongs to a task.
  ///
  /// SAFETY: the frame is used only while its ``TaskFrame`` exists, which owns this memory and
  /// begins it once, before others have it.
  @safe
  struct Owned: ~Copyable {
    private let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)

    func begin(in outer: Frame?, _ container: AnyObject, _ place: Place, for task: TaskFrame) {
      unsafe record.initialize(
        to: Record(
          outer: outer, container: Borrowed(container), place: place, task: Borrowed(task)))
    }

    var frame: Frame { unsafe Frame(at: UnsafeMutableRawPointer(record)) }

    deinit {
      unsafe record.deinitialize(count: 1)
      unsafe record.deallocate()
    }
  }
}
