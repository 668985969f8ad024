/// The members of a list, in order. It is immutable.
@usableFromInline
package final class OrderedTags {
  /// The place of the list or of the first member that it declares, if there is one.
  let place: Place?
  let ranked: [RankedMember]
  /// The same members, for a gather, which needs nothing else of them.
  private let members: [TagMember]
  private let index = LazyReference<AnyObject>()

  init(of place: Place?, _ ranked: [RankedMember]) {
    (self.place, self.ranked) = (place, ranked)
    members = ranked.map(\.member)
  }

  /// The members of a keyed list by their keys. A lookup runs user code.
  ///
  /// SAFETY: callers name the type of all keys of the keyed list, so that there is one type of
  /// index.
  @unsafe func byKey<Key: Hashable>(_ type: Key.Type) -> MembersByKey<Key> {
    unsafe trusted(
      index.storeIfNil(MembersByKey<Key>(members)), as: MembersByKey<Key>.self)
  }

  @usableFromInline var count: Int { members.count }

  /// Passes each member to a closure, except one that is being built around this call: a composite
  /// does not receive itself.
  @usableFromInline
  func forEach(_ show: (TagMember) -> Void) {
    let isInBody = Frame.innermostIfAny != nil
    Graph.onThread {
      // By index, because iterating would copy the elements.
      for index in members.indices where !(isInBody && Frame.isBuilding(ranked[index].identity)) {
        // SAFETY: the caller holds this object, which holds its members.
        Borrowed(members[index]).with(show)
      }
    }
  }

  /// The members, except one that this thread is building right now.
  package var membersBesideComposite: [RankedMember] {
    ranked.filter { !Frame.isBuilding($0.identity) }
  }

  /// Returns the members that are, or are not, in another list, in the same order.
  func filter(isIn other: OrderedTags, is wanted: Bool) -> OrderedTags {
    let others = Set(other.ranked.map { AnyHashable($0.identity) })
    return OrderedTags(of: place, ranked.filter { others.contains($0.identity) == wanted })
  }
}

/// The members of a keyed list by their keys.
final class MembersByKey<Key: Hashable> {
  let members: [Key: TagMember]

  fileprivate init(_ members: [TagMember]) {
    let keys = members.compactMap { member in member.key(as: Key.self).map { ($0, member) } }
    self.members = Dictionary(keys) { first, _ in first }
  }
}

extension Frame {
  /// Whether this thread is building a member of a list right now. A frame does not know its type,
  /// so factories that differ in nothing else count as equal.
  @inline(__always)
  fileprivate static func isBuilding(_ member: TagIdentity) -> Bool {
    guard let frame = innermostIfAny else { return false }
    return frame.isIn(member.container)
      && frame.place.isSame(as: member.place)
      && areEqual(frame.resolution?.id, member.id)
      && member.choice?.changesNothing(under: VariantsInForce.current?.values ?? []) ?? true
  }
}
