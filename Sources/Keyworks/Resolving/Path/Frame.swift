internal import KeyworksThreads
internal import Synchronization

/// One factory that is being resolved on this thread. The frames of a thread, innermost first, are
/// the path of every message.
///
/// SAFETY: `push` writes the record and `pop` ends it, on one thread and in pairs; most stand in
/// memory that the thread has from the start, deeper ones are allocated. Another thread reads a
/// frame only for a message, while the thread of the frame sleeps in a build.
struct Frame: Equatable {
  private struct Record {
    let outer: Frame?
    /// Whoever resolves holds it.
    let container: Unmanaged<AnyObject>
    let place: Place
    /// What a resolve knows that takes the long way.
    var resolution: Resolution?
    /// A number that no other frame has, ever, once a `with` has begun in its body; until then 0.
    var number: UInt64 = 0
  }

  private let record: UnsafeMutablePointer<Record>

  var outer: Frame? { record.pointee.outer }
  var container: AnyObject { record.pointee.container.takeUnretainedValue() }
  var place: Place { record.pointee.place }
  var number: UInt64 { record.pointee.number }
  var resolution: Resolution? { record.pointee.resolution }

  // MARK: - Beginning and ending

  /// Begins a frame inside all others of this thread.
  @inline(__always)
  static func push(
    _ container: AnyObject, _ place: Place, _ resolution: Resolution? = nil
  ) -> Frame {
    let thread = kw_current_thread()
    let outer = thread.pointee.innermost
    let next = outer.map { $0 + MemoryLayout<Record>.stride } ?? kw_room(thread)
    let record =
      isInRoom(next, of: thread)
      ? next.assumingMemoryBound(to: Record.self) : .allocate(capacity: 1)
    record.initialize(
      to: Record(
        outer: outer.map { Frame(at: $0) }, container: .passUnretained(container), place: place,
        resolution: resolution))
    thread.pointee.innermost = UnsafeMutableRawPointer(record)
    let frame = Frame(record: record)
    if kw_stack_address() &- thread.pointee.window_start >= thread.pointee.window_size {
      frame.lookBack()
    }
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
    let ended = record.move()
    let thread = kw_current_thread()
    thread.pointee.innermost = ended.outer.map { UnsafeMutableRawPointer($0.record) }
    if !Self.isInRoom(record, of: thread) { record.deallocate() }
    ended.resolution?.variantsBefore?.restore()
    if ended.outer == nil, thread.pointee.graph != nil, !thread.pointee.is_gathering {
      ThisThread.graph = nil
    }
  }

  private init(record: UnsafeMutablePointer<Record>) { self.record = record }

  init(at record: UnsafeMutableRawPointer) {
    self.record = record.assumingMemoryBound(to: Record.self)
  }

  /// Whether a record stands in the memory that its thread has from the start.
  @inline(__always)
  private static func isInRoom(
    _ record: UnsafeMutableRawPointer, of thread: UnsafeMutablePointer<kw_thread>
  ) -> Bool {
    UInt(bitPattern: record - kw_room(thread)) < UInt(bitPattern: roomSize)
  }

  private static var roomSize: Int {
    Int(KW_ROOM) / MemoryLayout<Record>.stride * MemoryLayout<Record>.stride
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
  static var innermostIfAny: Frame? { kw_current_thread().pointee.innermost.map { Frame(at: $0) } }

  /// From this one outwards.
  var andOuter: UnfoldFirstSequence<Frame> { sequence(first: self, next: \.outer) }

  /// The innermost build that the frame is part of.
  var build: Resolution? { andOuter.lazy.compactMap(\.resolution).first { $0.frame != nil } }

  /// The number of the innermost frame of the calling thread; 0 if there is none.
  static func numberOfInnermost() -> UInt64 {
    guard let frame = innermostIfAny else { return 0 }
    if frame.number == 0 {
      frame.record.pointee.number = numbers.add(1, ordering: .relaxed).newValue
    }
    return frame.number
  }

  private static let numbers = Atomic<UInt64>(0)

  /// Whether both build the same factory of the same container.
  func isSameFactory(as other: Frame) -> Bool {
    record.pointee.container.toOpaque() == other.record.pointee.container.toOpaque()
      && place.isSame(as: other.place)
  }
}
