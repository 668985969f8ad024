internal import KeyworksThreads
internal import Synchronization

/// The name of a value that code far below a resolve can ask for.
///
/// ```swift
/// enum UserID: ContextKey { typealias Value = Int }
///
/// extension Container {
///   var presenter: Factory<Presenter> { self { Presenter(user: self.require(UserID.self)) } }
/// }
/// let screen = container.with(UserID.self, 42) { $0[\.screen] }
/// ```
public protocol ContextKey {
  /// What the value is.
  associatedtype Value: Sendable
}

extension ManagedContainer {
  /// Runs `work` with a value for `require`, on this thread or in this task.
  ///
  /// It holds for what `work` resolves, for the tasks it starts, and for the providers made
  /// meanwhile, whenever they are called. Another value for the same key inside counts there.
  public func with<Key: ContextKey, Result, Failure: Error>(
    _ key: Key.Type, _ value: Key.Value, _ work: (Self) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    kw_context_begins()
    let values = ContextValues.current.adding(key, value)
    defer { values.leaveScope() }
    return try ContextValues.$current.hold(values) { () throws(Failure) in try work(self) }
  }

  /// Runs `work` with a value for `require`, in this task.
  public nonisolated(nonsending) func with<Key: ContextKey, Result, Failure: Error>(
    _ key: Key.Type, _ value: Key.Value,
    _ work: nonisolated(nonsending) (Self) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    kw_context_begins()
    let values = ContextValues.current.adding(key, value)
    return try await ContextValues.$current.hold(values) { () async throws(Failure) in
      try await work(self)
    }
  }

  /// The value that `with` gave for this key.
  ///
  /// - Precondition: There is one, and nothing that is kept is built inside that `with`, here
  ///   or around this: a kept instance must not depend on the value of one call.
  public func require<Key: ContextKey>(
    _ key: Key.Type, file: StaticString = #fileID, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
  ) -> Key.Value {
    let place = Place(file: file, function: function, line: line, column: column)
    guard let (value, scope) = ContextValues.current[key] else {
      Misuse.nothingRequired("\(key)", place).stop()
    }
    var frame = Frame.innermostIfAny
    var inGraph: Frame.Pointer?
    while let here = frame, UInt(bitPattern: here) != scope {
      if here.pointee.place.lifetime.isKept {
        Misuse.requiredByKept("\(key)", here, place).stop()
      }
      if here.pointee.place.lifetime.isGraph { inGraph = here }
      frame = here.pointee.outer
    }
    // The rest of the graph is outside of the `with`, and would get what was built in it.
    if frame != nil, let inGraph { Misuse.requiredByKept("\(key)", inGraph, place).stop() }
    return value
  }
}

/// The values that `with` gave, innermost first.
struct ContextValues: Sendable {
  private final class Link: Sendable {
    let key: ObjectIdentifier
    let value: any Sendable
    /// The address of the frame around the `with`; 0 if there is none, or none any more. Only
    /// compared, with frames of the thread that asks: those of others are elsewhere.
    let scope: Atomic<UInt>
    let next: Link?

    init(_ key: ObjectIdentifier, _ value: any Sendable, _ scope: UInt, _ next: Link?) {
      (self.key, self.value, self.next) = (key, value, next)
      self.scope = Atomic(scope)
    }
  }

  private let first: Link?

  static let none = ContextValues(first: nil)
  @TaskLocal static var current = none

  var isEmpty: Bool { first == nil }

  /// Those that may be used after their `with`: a provider takes none along that was given
  /// around something kept which is built here, and would depend on it. They belong to no
  /// frame any more.
  var outliving: ContextValues {
    guard first != nil else { return self }
    var scopes: [UInt]?
    var frame = Frame.innermostIfAny
    var inside: [UInt] = []
    while let here = frame, scopes == nil {
      inside.append(UInt(bitPattern: here))
      if here.pointee.place.lifetime.isKept { scopes = inside }
      frame = here.pointee.outer
    }
    var links: [Link] = []
    var link = first
    while let here = link {
      if scopes?.contains(here.scope.load(ordering: .acquiring)) != false { links.append(here) }
      link = here.next
    }
    return ContextValues(
      first: links.reversed().reduce(nil) { next, link in Link(link.key, link.value, 0, next) })
  }

  private init(first: Link?) { self.first = first }

  fileprivate func adding<Key: ContextKey>(_ key: Key.Type, _ value: Key.Value) -> ContextValues {
    let scope = UInt(bitPattern: Frame.innermostIfAny)
    return ContextValues(first: Link(ObjectIdentifier(key), value, scope, first))
  }

  /// Ends the scope of the innermost value: another frame may come to be at that address.
  fileprivate func leaveScope() { first?.scope.store(0, ordering: .releasing) }

  fileprivate subscript<Key: ContextKey>(key: Key.Type) -> (value: Key.Value, scope: UInt)? {
    var link = first
    while let here = link {
      if here.key == ObjectIdentifier(key), let value = here.value as? Key.Value {
        return (value, here.scope.load(ordering: .acquiring))
      }
      link = here.next
    }
    return nil
  }
}
