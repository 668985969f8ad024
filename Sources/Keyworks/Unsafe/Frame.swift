internal import Synchronization

/// One factory that is being resolved on this thread. The frames of a thread, innermost first, are
/// the path of every message.
///
/// SAFETY: `push` writes the record and `pop` ends it, on one thread and in pairs; most stand in
/// memory that the thread has from the start, deeper ones are allocated. Another thread reads a
/// frame only for a message, while the thread of the frame sleeps in a build.
@safe
struct Frame: Equatable {
  private struct Record {
    let outer: Frame?
    /// Whoever resolves holds it.
    let container: Borrowed<AnyObject>
    let place: Place
    /// What a resolve knows that takes the long way.
    var resolution: Resolution?
    /// A number that no other frame has, ever, once a `with` has begun in its body; until then 0.
    var number: UInt64 = 0
  }

  private let record: UnsafeMutablePointer<Record>

  var outer: Frame? { unsafe record.pointee.outer }
  var container: AnyObject { unsafe record.pointee.container.object }
  var place: Place { unsafe record.pointee.place }
  var number: UInt64 { unsafe record.pointee.number }
  var resolution: Resolution? { unsafe record.pointee.resolution }

  static func == (one: Frame, two: Frame) -> Bool { unsafe one.record == two.record }

  // MARK: - Beginning and ending

  /// Begins a frame inside all others of this thread.
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
        outer: outer.map { unsafe Frame(at: $0) }, container: Borrowed(container), place: place,
        resolution: resolution))
    unsafe thread.innermost = UnsafeMutableRawPointer(record)
    let frame = unsafe Frame(record: record)
    if !thread.isInWindow { frame.lookBack() }
    return frame
  }

  /// Begins a frame between this one and a sandbox.
  func pushBorder() -> Frame {
    let place = Place(file: #fileID, function: "withSandbox(_:)", line: #line, column: #column)
    return Frame.push(container, place, Resolution(.border))
  }

  /// Ends the frame, which is the innermost.
  @inline(__always)
  func pop() {
    // What ends with the frame may resolve: so the frame is off the thread before.
    let ended = unsafe record.move()
    let thread = ThisThread.current
    unsafe thread.innermost = ended.outer.map { unsafe UnsafeMutableRawPointer($0.record) }
    if unsafe !Self.isInRoom(record, of: thread) { unsafe record.deallocate() }
    ended.resolution?.variantsBefore?.restore()
    if ended.outer == nil { thread.endGraph() }
  }

  private init(record: UnsafeMutablePointer<Record>) { unsafe self.record = record }

  init(at record: UnsafeMutableRawPointer) {
    unsafe self.record = record.assumingMemoryBound(to: Record.self)
  }

  /// Whether a record stands in the memory that its thread has from the start.
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
    guard let frame = innermostIfAny else {
      preconditionFailure("a resolve ended that had not begun")
    }
    return frame
  }

  /// The innermost frame of the calling thread, if it resolves.
  static var innermostIfAny: Frame? {
    unsafe ThisThread.current.innermost.map { unsafe Frame(at: $0) }
  }

  /// From this one outwards.
  var andOuter: UnfoldFirstSequence<Frame> { sequence(first: self, next: \.outer) }

  /// The innermost build that the frame is part of.
  var innermostBuild: Resolution? {
    andOuter.lazy.compactMap(\.resolution).first { $0.frame != nil }
  }

  /// The number of the innermost frame of the calling thread; 0 if there is none.
  static func numberOfInnermost() -> UInt64 {
    guard let frame = innermostIfAny else { return 0 }
    if frame.number == 0 {
      unsafe frame.record.pointee.number = numbers.add(1, ordering: .relaxed).newValue
    }
    return frame.number
  }

  private static let numbers = Atomic<UInt64>(0)

  /// Whether both build the same factory of the same container.
  func isSameFactory(as other: Frame) -> Bool {
    unsafe record.pointee.container == other.record.pointee.container
      && place.isSame(as: other.place)
  }
}
