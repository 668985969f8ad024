/// An object by which another part of the library follows a resolve, the instance that it caches,
/// or a container.
///
/// Each has at most one of a class. It says what happens in the moments that concern it.
package protocol Attachment: AnyObject {
  /// The resolve reaches this moment.
  func follows(_ moment: Moment, in frame: Frame)
  /// The build of the resolve is over. Its waiters do not know yet.
  func hasEnded(_ build: Resolution)
  /// The frame of the resolve, on a thread, is over.
  func hasLeft()

  /// Whether it goes with the instance, for as long as that is cached.
  var isOfInstance: Bool { get }
  /// The resolve of a frame gets the instance from the cache or from a build.
  func wasHandedOut(in frame: Frame)
  /// Whether no caller should get the instance any more. May run user code.
  var isOver: Bool { get }
  /// The instance is dropped, together with those of the other attachments.
  ///
  /// - Returns: Whether it has seen to all of them.
  func wasDropped(with others: [any Attachment]) -> Bool
  /// Nothing caches the instance any more, or the container to which it is attached is released.
  func wasLetGo()

  /// Something has changed in the container to which it is attached: the layers of a factory, a
  /// list, or which instances are cached.
  func hasChanged()
  /// The container to which it is attached is being closed. This may be called several times.
  func containerCloses()
  /// The sandbox to whose singletons it is attached ends, with this error if its work threw one.
  ///
  /// - Parameter isAwaited: Whether the caller waits for the result. Otherwise the end begins here.
  /// - Returns: A closure that returns when everything has ended, with the failures; nil if there
  ///   can be nothing to end.
  func sandboxEnds(
    with error: (any Error)?, isAwaited: Bool
  ) -> (@Sendable () async -> [FactoryError])?
  /// Why nothing may have registered a promise of the container to which it is attached, as a
  /// sentence of its own without the last period, after a period.
  func whyUnregistered(_ slot: Slot, in manager: ContainerManager) -> String
}

/// A point in the course of a resolve.
package enum Moment {
  /// It begins to wait for another build; the wait is over.
  case waits, waited
  /// It got an instance that another resolve built.
  case reused
  /// There is a value, with the decorations of the property.
  case made(AnyBox)
  /// The value is complete. It is not cached yet, and waiters do not have it.
  case completed
  /// The value is cached, if it can be, and waiters have it.
  case built
  case failed(any Error)
  /// Its task was cancelled while it waited.
  case cancelled
  /// The program stops, for this reason.
  case stopped(String)
}

extension Attachment {
  package func follows(_ moment: Moment, in frame: Frame) {}
  package func hasEnded(_ build: Resolution) {}
  package func hasLeft() {}
  package var isOfInstance: Bool { false }
  package func wasHandedOut(in frame: Frame) {}
  package var isOver: Bool { false }
  package func wasDropped(with others: [any Attachment]) -> Bool { false }
  package func wasLetGo() {}
  package func hasChanged() {}
  package func containerCloses() {}
  package func sandboxEnds(
    with error: (any Error)?, isAwaited: Bool
  ) -> (@Sendable () async -> [FactoryError])? { nil }
  package func whyUnregistered(_ slot: Slot, in manager: ContainerManager) -> String { "" }
}

extension SlotStore {
  /// Not inlined, because it is called in many places.
  @inline(never)
  func noteChange() { attachments.forEach { $0.hasChanged() } }
}

extension Resolution {
  /// Not inlined, because the end of each frame would get a copy.
  @inline(never)
  func leave() { attachments.forEach { $0.hasLeft() } }

  /// Tells the attachments of a moment, the latest first: those that only look on are attached
  /// first, and hear of it when the others are done.
  package func passes(_ moment: Moment, in frame: Frame) {
    if attachments.isEmpty { return }
    for attachment in attachments.all.reversed() { attachment.follows(moment, in: frame) }
  }
}

extension Frame {
  package func passes(_ moment: Moment) { resolution?.passes(moment, in: self) }
}

/// The attachments of one resolve, or of a container. Several threads may add one at the same time.
package struct Attachments: ~Copyable, Sendable {
  // Not private: a debug build of Swift 6.3.1 would fail, because `room` refers to it from other
  // files.
  final class Room: Sendable {
    let attachments = Guarded<[any Attachment]>([])
  }
  /// Made for the first one: most resolves have none. So little is inlined where it is used.
  private let room = LazyReference<Room>()

  var isEmpty: Bool { room.load() == nil }

  @inline(never)
  var all: [any Attachment] { room.load()?.attachments.withLock(\.self) ?? [] }

  package func forEach(_ body: (any Attachment) -> Void) {
    if !isEmpty { all.forEach(body) }
  }

  package func get<Kind: Attachment>(_ kind: Kind.Type = Kind.self) -> Kind? {
    isEmpty ? nil : find(kind) as? Kind
  }

  @inline(never)
  private func find(_ kind: any Attachment.Type) -> (any Attachment)? {
    all.first { type(of: $0) == kind }
  }

  /// Adds an attachment, in place of an earlier one of the class.
  @inline(never)
  package func add(_ new: any Attachment) {
    remove(type(of: new))
    room.storeIfNil(Room()).attachments.withLock { Self.append(new, to: &$0) }
  }

  /// Adds an attachment, if there is none of its class.
  ///
  /// - Returns: The one that it has then.
  package func addIfNone<Kind: Attachment>(_ new: @autoclosure () -> Kind) -> Kind {
    if let known = get(Kind.self) { return known }
    let new = new()
    insert(new)
    return get(Kind.self) ?? new
  }

  @inline(never)
  private func insert(_ new: any Attachment) {
    room.storeIfNil(Room()).attachments.withLock { all in
      if !all.contains(where: { type(of: $0) == type(of: new) }) { Self.append(new, to: &all) }
    }
  }

  /// Replaces the array instead of changing it: it is read outside the lock, and the thread
  /// sanitizer cannot see that nobody reads it any more.
  private static func append(_ new: any Attachment, to all: inout [any Attachment]) {
    var longer: [any Attachment] = []
    longer.reserveCapacity(all.count + 1)
    for known in all { longer.append(known) }
    longer.append(new)
    all = longer
  }

  @inline(never)
  package func remove(_ kind: any Attachment.Type) {
    let old = room.load()?.attachments.withLock { all in
      all.firstIndex { type(of: $0) == kind }.map { all.remove(at: $0) }
    }
    withExtendedLifetime(old) {}
  }
}
