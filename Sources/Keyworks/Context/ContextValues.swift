internal import KeyworksThreads

/// The values that `with` gave, innermost first, without the variants.
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

  func adding(_ values: [any ContextValue]) -> ContextValues {
    kw_context_begins()
    let scope = Scope(
      innermost: Frame.innermostIfAny?.withNumber() ?? 0,
      ofTask: TaskFrame.innermost?.withNumber() ?? 0)
    return ContextValues(
      first: values.reduce(first) { Link(ObjectIdentifier(type(of: $1)), $1, scope, $0) })
  }

  subscript<V: ContextValue>(type: V.Type) -> (value: V, scope: Scope)? {
    for link in links where link.key == ObjectIdentifier(type) {
      if let value = link.value as? V { return (value, link.scope) }
    }
    return nil
  }

  /// Runs `work` with these values, or with those around it.
  static func hold<Result, Failure: Error>(
    _ values: ContextValues?, during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let values else { return try work() }
    return try $current.hold(values, during: work)
  }

  /// Runs `work` with these values, or with those around it, in this task.
  nonisolated(nonsending) static func hold<Result, Failure: Error>(
    _ values: ContextValues?,
    during work: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard let values else { return try await work() }
    return try await $current.hold(values, during: work)
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
