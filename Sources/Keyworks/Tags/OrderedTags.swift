/// The members of a list, in order. It is immutable.
@usableFromInline
final class OrderedTags {
  struct Entry {
    let identity: TagIdentity
    let priority: Int
    let member: TagMember
  }

  /// The place of the first member that the list declares, if there is one.
  private let place: Place?
  let members: [Entry]
  /// The members of a map by the hashes of their keys.
  private let byKey: [Int: [TagMember]]

  private init(of place: Place?, _ members: [Entry]) {
    (self.place, self.members) = (place, members)
    byKey = Dictionary(
      grouping: members.lazy.filter { $0.member.key != nil }.map(\.member),
      by: { $0.key?.arguments.hash ?? 0 })
  }

  convenience init(of place: Place?, _ candidates: [TagCandidate]) {
    self.init(
      of: place,
      candidates.map {
        Entry(identity: $0.identity, priority: $0.rank.priority, member: $0.member)
      })
  }

  @usableFromInline var count: Int { members.count }

  /// Passes each member to a closure, except one that is being built around this call: a composite
  /// does not receive itself.
  @usableFromInline
  func forEach(_ show: (TagMember) -> Void) {
    let isInBody = Frame.innermostIfAny != nil
    Graph.onThread {
      // By index, because iterating would copy the elements.
      for index in members.indices where !(isInBody && Frame.isBuilding(members[index].identity)) {
        // SAFETY: the caller holds this object, which holds its members.
        Borrowed(members[index].member).with(show)
      }
    }
  }

  /// The members, except one that this thread is building right now.
  var membersBesideComposite: [Entry] { members.filter { !Frame.isBuilding($0.identity) } }

  /// The name and place of the list.
  func origin(of list: AnyKeyPath) -> Origin {
    place.map(Origin.init) ?? Origin(type(of: list).valueType)
  }

  /// Returns the member with this key. Runs user code.
  func member(for key: any Arguments) -> TagMember? {
    byKey[key.hash]?.first { areEqual($0.key?.arguments, key) }
  }

  /// Returns the members that are, or are not, in another list, in the same order.
  func filter(isIn other: OrderedTags, is wanted: Bool) -> OrderedTags {
    let others = Dictionary(grouping: other.members, by: \.identity.factoryHash)
    return OrderedTags(
      of: place,
      members.filter { member in
        let alike = others[member.identity.factoryHash] ?? []
        return alike.contains { $0.identity == member.identity } == wanted
      })
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
      && (member.variants.isEmpty
        || member.variants.allSatisfy((VariantsInForce.current?.values ?? []).contains))
  }
}
