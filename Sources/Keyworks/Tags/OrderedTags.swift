/// The members of a list in order; it does not change.
@usableFromInline
final class OrderedTags {
  struct Entry {
    let identity: TagIdentity
    let priority: Int
    let member: TagMember

    func key<Key>(as type: Key.Type) -> Key? { member.key?.box.value(as: type) }
  }

  /// Where the first member that the list declares is written, if there is one.
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

  /// Shows each member, but what is built around this call: a composite does not receive itself.
  @usableFromInline
  func forEach(_ show: (TagMember) -> Void) {
    let isInBody = Frame.innermostIfAny != nil
    GraphInstances.shared {
      // By index, since an element would be copied.
      for index in members.indices where !(isInBody && Frame.isBuilding(members[index].identity)) {
        show(members[index].member)
      }
    }
  }

  /// The members but for what this thread builds right now.
  var membersBesideComposite: [Entry] { members.filter { !Frame.isBuilding($0.identity) } }

  /// The name of the list, and where it stands.
  func origin(of list: AnyKeyPath) -> Origin {
    place.map(Origin.init) ?? Origin(type(of: list).valueType)
  }

  /// The member that has this key. Runs user code.
  func member(for key: any Arguments) -> TagMember? {
    byKey[key.hash]?.first { areEqual($0.key?.arguments, key) }
  }

  /// Those that are, or are not, in another list, in the same order.
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
  /// Whether a member of a list is what this thread builds right now. A frame does not know
  /// its type: of factories that differ in nothing else, any will do.
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
