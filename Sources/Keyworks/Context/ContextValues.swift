/// The values that `with` gave, innermost first.
struct ContextValues: Sendable {
  private final class Link: Sendable {
    let key: ObjectIdentifier
    let value: any Sendable
    let scope: Scope
    let next: Link?

    init(_ key: ObjectIdentifier, _ value: any Sendable, _ scope: Scope, _ next: Link?) {
      (self.key, self.value, self.scope, self.next) = (key, value, scope, next)
    }
  }

  /// The numbers of the frames around a `with`; 0 where there is none.
  struct Scope {
    fileprivate(set) var innermost: UInt64 = 0
    /// The number of the task's innermost frame. A `Task { }` that is started in a frame of a
    /// thread has only this one.
    fileprivate(set) var ofTask: UInt64 = 0

    var isNone: Bool { innermost == 0 }

    func contains(_ frame: Frame) -> Bool {
      let number = frame.number
      return number != 0 && (number == innermost || number == ofTask)
    }
  }

  private let first: Link?

  static let none = ContextValues(first: nil)
  @TaskLocal static var current = none

  private init(first: Link?) { self.first = first }

  var isEmpty: Bool { first == nil }

  private var links: some Sequence<Link> {
    sequence(first: first) { $0?.next }.lazy.compactMap(\.self)
  }

  /// The values that may be used after their `with` has returned. A provider made by a cached
  /// instance takes along no values given outside that instance, because the instance would depend
  /// on them. The values no longer belong to any frame.
  var outliving: ContextValues {
    guard first != nil else { return self }
    var scopes: Set<UInt64>?
    var frame = Frame.innermostIfAny
    var inside: Set<UInt64> = []
    while let here = frame, scopes == nil {
      inside.insert(here.number)
      if here.place.lifetime.isKept, here.task?.isOver != true { scopes = inside.subtracting([0]) }
      frame = here.outerEvenIfOver
    }
    let kept = links.filter { link in
      scopes.map { $0.contains(link.scope.innermost) || $0.contains(link.scope.ofTask) } ?? true
    }
    return ContextValues(
      first: kept.reversed().reduce(nil) { next, link in Link(link.key, link.value, Scope(), next) }
    )
  }

  func adding<Key: ContextKey>(_ key: Key.Type, _ value: Key.Value) -> ContextValues {
    let scope = Scope(
      innermost: Frame.innermostIfAny?.withNumber() ?? 0,
      ofTask: TaskFrame.innermost?.withNumber() ?? 0)
    return ContextValues(first: Link(ObjectIdentifier(key), value, scope, first))
  }

  subscript<Key: ContextKey>(key: Key.Type) -> (value: Key.Value, scope: Scope)? {
    for link in links where link.key == ObjectIdentifier(key) {
      if let value = link.value as? Key.Value { return (value, link.scope) }
    }
    return nil
  }

  /// The values given directly in the bodies of frames, by frame number.
  var byScope: [UInt64: [ObjectIdentifier: any Sendable]] {
    var all: [UInt64: [ObjectIdentifier: any Sendable]] = [:]
    for link in links where !link.scope.isNone && all[link.scope.innermost]?[link.key] == nil {
      all[link.scope.innermost, default: [:]][link.key] = link.value
    }
    return all
  }
}
