/// The values that `with` gave, innermost first.
struct ContextValues: Sendable {
  private final class Link: Sendable {
    let key: ObjectIdentifier
    let value: any Sendable
    /// The number of the frame around the `with`; 0 if there is none.
    let scope: UInt64
    let next: Link?

    init(_ key: ObjectIdentifier, _ value: any Sendable, _ scope: UInt64, _ next: Link?) {
      (self.key, self.value, self.scope, self.next) = (key, value, scope, next)
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

  /// Those that may be used after their `with`: a provider takes none along that was given
  /// around something kept which is built here, and would depend on it. They belong to no
  /// frame any more.
  var outliving: ContextValues {
    guard first != nil else { return self }
    var scopes: Set<UInt64>?
    var frame = Frame.innermostIfAny
    var inside: Set<UInt64> = []
    while let here = frame, scopes == nil {
      inside.insert(here.number)
      if here.place.lifetime.isKept { scopes = inside.subtracting([0]) }
      frame = here.outer
    }
    let kept = links.filter { scopes?.contains($0.scope) != false }
    return ContextValues(
      first: kept.reversed().reduce(nil) { next, link in Link(link.key, link.value, 0, next) })
  }

  func adding<Key: ContextKey>(_ key: Key.Type, _ value: Key.Value) -> ContextValues {
    let scope = Frame.innermostIfAny?.withNumber() ?? 0
    return ContextValues(first: Link(ObjectIdentifier(key), value, scope, first))
  }

  subscript<Key: ContextKey>(key: Key.Type) -> (value: Key.Value, scope: UInt64)? {
    for link in links where link.key == ObjectIdentifier(key) {
      if let value = link.value as? Key.Value { return (value, link.scope) }
    }
    return nil
  }

  /// What is given directly in the bodies of frames, by their numbers.
  var byScope: [UInt64: [ObjectIdentifier: any Sendable]] {
    var all: [UInt64: [ObjectIdentifier: any Sendable]] = [:]
    for link in links where link.scope != 0 && all[link.scope]?[link.key] == nil {
      all[link.scope, default: [:]][link.key] = link.value
    }
    return all
  }
}
