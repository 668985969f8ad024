internal import KeyworksThreads

/// One factory under construction.
///
/// The frames of a thread, innermost first, are the path of every message. A frame is
/// also the identity of a build: a cell notes which frame builds its instance, and
/// threads that want the same instance queue up at that frame.
struct Frame {
  typealias Pointer = UnsafeMutablePointer<Frame>

  /// What becomes of the value that is built.
  enum Target {
    case nobody
    case cell(Cell.Pointer)
    /// The instance of this number among those of the thread.
    case graph(Int)
    /// No value: `autoRegister` of this container runs in the frame.
    case wiring(ContainerManager)
    /// No value: an isolation begins, in which nothing further out is under construction.
    case border
  }

  /// What few frames have, in one object, so that all others are written with less.
  final class Extras {
    /// What tells instances of one property apart, if the user gave it.
    var id: (any Arguments)?
    /// What was in force before this frame built under fewer variants.
    var variantsBefore: VariantsBefore?
    /// Who is told of this resolve, if anybody is.
    var watch: Watch?
  }

  /// How the resolve goes on after it has begun.
  enum Step {
    /// Run the definition's body, then `end`.
    case define
    /// Run this registered body, then `end`.
    case run(AnyObject)
    /// `take` the value: a layer has it in this box.
    case finish(Box)
    /// `take` the value: it is kept in this box.
    case take(Box)
    /// Another thread built for this one too, and its body threw: `fail` likewise.
    case fail(any Error)
  }

  let outer: Pointer?
  let thread: UnsafeMutablePointer<kw_thread>
  /// Whoever resolves holds it.
  let container: Unmanaged<AnyObject>
  let place: Place

  var step = Step.define
  var target = Target.nobody
  /// Nil where the definition alone decides.
  private(set) var plan: Plan?
  /// Whether an override decides, whose value is taken as it is.
  private(set) var isOverridden = false
  /// Whether a layer decides, and not the property.
  private(set) var followsLayer = false
  /// What few frames have; see `extras`.
  private(set) var extrasIfAny: Extras?
  /// Guarded by the lock of whatever names this frame as its builder.
  var waiters: Waiter.Pointer?
}

// SAFETY, for every pointer to a frame or a thread: a frame is written by `push` and
// ended by `pop` on its own thread, in pairs. Another thread reads a frame only while it
// is named as a builder, which ends under a lock that the reader holds, or while its
// thread sleeps in the monitor, which the reader has entered. A thread's record is freed
// as the thread ends, when it has no frames; what resolves even later gets another one.
extension Frame {
  private static var roomSize: Int {
    Int(KW_ROOM) / MemoryLayout<Frame>.stride * MemoryLayout<Frame>.stride
  }

  /// Whether a frame stands in the memory that its thread has from the start.
  @inline(__always)
  private static func isInRoom(
    _ frame: UnsafeMutableRawPointer, of thread: UnsafeMutablePointer<kw_thread>
  ) -> Bool {
    UInt(bitPattern: frame - kw_room(thread)) < UInt(bitPattern: roomSize)
  }

  /// The innermost frame of the calling thread, between `push` and `pop`.
  static var innermost: Pointer {
    guard let frame = innermostIfAny else {
      preconditionFailure("a resolve ended that had not begun")
    }
    return frame
  }

  /// The innermost frame of the calling thread, if it resolves.
  static var innermostIfAny: Pointer? { innermost(on: kw_current_thread()) }

  @inline(__always)
  private static func innermost(on thread: UnsafeMutablePointer<kw_thread>) -> Pointer? {
    thread.pointee.innermost?.assumingMemoryBound(to: Frame.self)
  }

  /// Begins a frame inside all others of this thread.
  @inline(__always)
  static func push(_ container: any ManagedContainer, _ place: Place) -> Pointer {
    push(.passUnretained(container), place)
  }

  /// Begins a frame between what is under construction, if anything is, and an isolation.
  static func pushBorder() -> Pointer? {
    guard let outer = innermostIfAny else { return nil }
    let frame = push(
      outer.pointee.container,
      Place(file: #fileID, function: "withIsolation(_:)", line: #line, column: #column))
    frame.pointee.target = .border
    return frame
  }

  @inline(__always)
  private static func push(_ container: Unmanaged<AnyObject>, _ place: Place) -> Pointer {
    let thread = kw_current_thread()
    let outer = innermost(on: thread)
    let next = outer.map { UnsafeMutableRawPointer($0 + 1) } ?? kw_room(thread)
    let frame =
      isInRoom(next, of: thread)
      ? next.assumingMemoryBound(to: Frame.self) : .allocate(capacity: 1)
    frame.initialize(
      to: Frame(
        outer: outer, thread: thread, container: container, place: place))
    thread.pointee.innermost = UnsafeMutableRawPointer(frame)
    if kw_stack_address() &- thread.pointee.window_start >= thread.pointee.window_size {
      lookBack(from: frame)
    }
    return frame
  }

  /// Ends the innermost frame.
  @inline(__always)
  static func pop(_ frame: Pointer) {
    // What ends with the frame may resolve: so the frame is off the thread before.
    let ended = frame.move()
    ended.extrasIfAny?.variantsBefore?.restore()
    release(frame, ended.outer, ended.thread)
    withExtendedLifetime(ended) {}
  }

  /// Ends the innermost frame without destroying it: it holds no object, for it has no plan, no
  /// extras, and no step or target with one.
  @inline(__always)
  static func leave(_ frame: Pointer) {
    release(frame, frame.pointee.outer, frame.pointee.thread)
  }

  @inline(__always)
  private static func release(
    _ frame: Pointer, _ outer: Pointer?, _ thread: UnsafeMutablePointer<kw_thread>
  ) {
    thread.pointee.innermost = UnsafeMutableRawPointer(outer)
    if !isInRoom(frame, of: thread) { frame.deallocate() }
    if outer == nil, thread.pointee.has_graph, !thread.pointee.is_gathering {
      GraphInstances.end(on: thread)
    }
  }

  /// What few frames have, made for this one if it is not there.
  var extras: Extras {
    mutating get {
      if let extrasIfAny { return extrasIfAny }
      let new = Extras()
      extrasIfAny = new
      return new
    }
  }

  /// Builds as a plan says.
  mutating func follow(_ plan: Plan?) {
    self.plan = plan
    isOverridden = plan?.isOverride == true
    guard place.contextRank == 0 || isOverridden, let body = plan?.body else { return }
    followsLayer = true
    follow(body)
  }

  private mutating func follow(_ body: LayerBody) {
    switch body {
    case .code(let body): step = .run(body)
    case .value(let box): step = .finish(box)
    }
  }

  /// Builds as a case says that fits these variants, if one does that counts for more than
  /// what was followed before.
  mutating func follow(_ declared: [VariantCase], under values: [VariantValue]) {
    if let override = VariantCase.best(of: plan?.overridingCases ?? [], under: values) {
      (isOverridden, followsLayer) = (true, true)
      return follow(override.body)
    }
    guard !isOverridden, place.contextRank == 0 else { return }
    let registered = VariantCase.best(of: plan?.registeredCases ?? [], under: values)
    let declared = VariantCase.best(of: declared, under: values)
    // Of two that are as special the registered one counts.
    if let declared, declared.variants.count > registered?.variants.count ?? 0 {
      followsLayer = false
      follow(declared.body)
    } else if let registered {
      followsLayer = true
      follow(registered.body)
    }
  }

  /// Whether a value is to be made, not found.
  var isBuilding: Bool {
    switch step {
    case .define, .run, .finish: true
    case .take, .fail: false
    }
  }

  /// The body of the layer that decides, if one does.
  var layerBody: AnyObject? {
    guard followsLayer else { return nil }
    return switch step {
    case .run(let body): body
    case .finish(let box): box
    case .define, .take, .fail: nil
    }
  }

  /// Whether both build the same factory of the same container.
  static func areSameFactory(_ one: Pointer, _ two: Pointer) -> Bool {
    one.pointee.container.toOpaque() == two.pointee.container.toOpaque()
      && one.pointee.place.isSame(as: two.pointee.place)
  }
}
