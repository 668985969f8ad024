/// One who wants to hear what a container does.
final class Observer: Sendable {
  private let closure: Guarded<(@Sendable (ResolutionEvent) -> Void)?>

  init(_ closure: @escaping @Sendable (ResolutionEvent) -> Void) { self.closure = Guarded(closure) }

  func hear(_ event: ResolutionEvent) { closure.withLock(\.self)?(event) }

  /// Lets go of the closure, which may hold the token that holds this.
  func end() {
    let closure = closure.withLock { $0.take() }
    withExtendedLifetime(closure) {}
  }
}

/// Tells observers of one resolve, from its beginning to its end: those who were there
/// when it began.
final class Watch {
  private let observers: [Observer]
  private let start = ContinuousClock.now
  /// That of the frame, also if the resolve begins anew in another one.
  let number: UInt64

  private init(_ observers: [Observer], number: UInt64 = 0) {
    (self.observers, self.number) = (observers, number)
  }

  /// Begins to watch the resolve of `frame`, unless an observer makes it.
  static func begin(_ manager: ContainerManager, _ frame: Frame) -> Watch? {
    guard !ThisThread.isObserving else { return nil }
    let watch = Watch(manager.observers.withLock { $0 }, number: frame.withNumber())
    watch.tell(.began, frame)
    return watch
  }

  /// How long ago the resolve began.
  var duration: Duration { start.duration(to: .now) }

  func tell(_ kind: ResolutionEvent.Kind, _ frame: Frame) {
    tell(
      ResolutionEvent(
        kind: kind, path: Trail(from: frame).origins, numbers: frame.numbersOnPath,
        isOfTask: frame.task != nil))
  }

  /// Tells that this thread gathers a list next.
  static func tell(_ manager: ContainerManager, of list: Origin, _ members: [Origin]) {
    let frame = Frame.innermostIfAny
    let path = Trail(from: frame).origins + [list]
    let numbers = (frame?.numbersOnPath ?? []) + [0]
    Watch(manager.observers.withLock { $0 })
      .tell(
        ResolutionEvent(
          kind: .gathers(members: members), path: path, numbers: numbers, isOfTask: false))
  }

  /// Tells of something that happens outside of every resolve.
  static func tell(
    _ observers: [Observer], _ kind: ResolutionEvent.Kind, _ subject: Origin
  ) {
    if observers.isEmpty { return }
    Watch(observers).tell(
      ResolutionEvent(kind: kind, path: [subject], numbers: [0], isOfTask: false))
  }

  /// Calls the observers, outside of every lock, unless one of them does what it would hear of.
  private func tell(_ event: ResolutionEvent) {
    guard !ThisThread.isObserving else { return }
    ThisThread.isObserving = true
    defer { ThisThread.isObserving = false }
    // What an observer starts is no part of what it hears of.
    TaskFrame.withNone { for observer in observers { observer.hear(event) } }
  }
}

extension Frame {
  /// The numbers of the frames up to this one, outermost first.
  fileprivate var numbersOnPath: [UInt64] { andOuter.filter(\.isShown).map(\.number).reversed() }

  /// Tells of the resolve of the frame, if it is watched.
  func tell(_ kind: (Watch) -> ResolutionEvent.Kind) {
    if let watch = resolution?.watch { watch.tell(kind(watch), self) }
  }
}
