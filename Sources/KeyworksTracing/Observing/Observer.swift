internal import Keyworks

/// An observer of a container.
final class Observer: Follower {
  private let closure: Guarded<(@Sendable (ResolutionEvent) -> Void)?>

  init(_ closure: @escaping @Sendable (ResolutionEvent) -> Void) { self.closure = Guarded(closure) }

  var isInherited: Bool { true }
  var listens: Bool { true }

  func begins(_ resolution: Resolution, in frame: Frame, after earlier: Resolution?) {
    if ThisThread.isObserving { return }
    if closure.withLock(\.self) == nil {
      // A container below the observed one still has it.
      (frame.container as? any ManagedContainer)?.activeManager.store.remove(self)
    } else if let watch = earlier?.attachments.get(Watch.self) {
      // For its observers, the resolve goes on.
      frame.setNumber(watch.number)
      resolution.attachments.add(watch)
    } else {
      resolution.attachments.addIfNone(Watch(frame)).begin(for: self, in: frame)
    }
  }

  func hears(
    _ notice: Notice, about subject: Origin, for time: Nanoseconds?, in frame: Frame?
  ) { [self].hear(ResolutionEvent.Kind(notice), of: [subject], for: time, in: frame) }

  func hear(_ event: ResolutionEvent) { closure.withLock(\.self)?(event) }

  /// Releases the closure, which may hold the token that holds this observer.
  func end() {
    let closure = closure.withLock { $0.take() }
    withExtendedLifetime(closure) {}
  }
}

/// Reports one resolve, from beginning to end, to the observers that were there when it began.
final class Watch: Attachment {
  private var observers: [Observer] = []
  private let elapsed = stopwatch()
  /// The number of the frame. It stays the same if the resolve begins again in another frame.
  let number: UInt64

  init(_ frame: Frame) { number = frame.withNumber() }

  func begin(for observer: Observer, in frame: Frame) {
    observers.append(observer)
    [observer].hear(.began, in: frame)
  }

  /// How long the resolve had taken when it began to wait.
  private var waitBegan: Nanoseconds = 0

  func follows(_ moment: Moment, in frame: Frame) {
    switch moment {
    case .made, .completed: break
    case .waits: waitBegan = elapsed()
    case .waited: observers.hear(.waited, for: elapsed() - waitBegan, in: frame)
    case .reused: observers.hear(.reused, in: frame)
    case .built: observers.hear(.built(by: frame.layer), for: elapsed(), in: frame)
    case .failed(let error): observers.hear(.failed(reason: "\(error)"), in: frame)
    case .cancelled: observers.hear(.cancelled, in: frame)
    case .stopped(let reason): observers.hear(.stopped(reason: reason), in: frame)
    }
  }
}

extension ResolutionEvent.Kind {
  fileprivate init(_ notice: Notice) {
    switch notice {
    case .tornDown: self = .tornDown
    case .teardownFailed(let reason): self = .teardownFailed(reason: reason)
    case .closedByParent: self = .closedByParent
    case .registeredTwice(let earlier, let later):
      self = .registeredTwice(earlier: earlier, later: later)
    case .gathers(let members): self = .gathers(members: members)
    }
  }
}

extension [Observer] {
  /// Calls the observers, outside all locks, unless an observer caused the event.
  ///
  /// - Parameter subject: What the event is about, if that is not the frame itself.
  fileprivate func hear(
    _ kind: ResolutionEvent.Kind, of subject: [Origin] = [], for time: Nanoseconds? = nil,
    in frame: Frame?
  ) {
    guard !ThisThread.isObserving else { return }
    let numbers = (frame?.numbersOnPath ?? []) + subject.map { _ in 0 }
    let event = ResolutionEvent(
      kind: kind, path: Trail(from: frame).origins + subject, numbers: numbers,
      nanoseconds: time, isOfTask: subject.isEmpty && frame?.task != nil)
    ThisThread.isObserving = true
    defer { ThisThread.isObserving = false }
    // Work that an observer starts is not part of the resolve that it hears about.
    TaskFrame.withNone { for observer in self { observer.hear(event) } }
  }
}

extension Frame {
  /// The numbers of the frames up to this one, outermost first.
  fileprivate var numbersOnPath: [UInt64] { andOuter.filter(\.isShown).map(\.number).reversed() }

  /// The layer that decided what was built.
  fileprivate var layer: ResolutionEvent.Layer {
    guard let resolution else { return .definition }
    if resolution.isOverridden { return .override }
    if place.contextRank > 0 { return .context }
    return resolution.followsLayer ? .registration : .definition
  }
}
