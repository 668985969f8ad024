/// The members that a list declares, and the identity of the declaration.
public struct TagDeclaration {
  /// The type of the functions that resolve the members, from a container to an element.
  let type: ObjectIdentifier
  let members: [TagMember]
  /// The place of the list or of its first member, or nil for `[]`.
  let place: Place?

  /// - Parameter place: The place of the declaration, if it is written without members.
  init(of type: any Any.Type, _ members: [TagMember] = [], emptyAt place: Place? = nil) {
    self.type = ObjectIdentifier(type)
    (self.members, self.place) = (members, place ?? members.first?.place)
  }

  /// Whether both come from the same braces, or nil if that is unknown, because `[]` has no place.
  /// All lists that a function makes have the same places, so the members themselves are compared
  /// too.
  func isSame(as other: TagDeclaration, in container: AnyObject) -> Bool? {
    if place == nil, other.place == nil { return nil }
    guard let place, let otherPlace = other.place, place.isSame(as: otherPlace),
      members.count == other.members.count
    else { return false }
    return zip(members, other.members).allSatisfy {
      $0.place.isSame(as: $1.place) && $0.identify(container) == $1.identify(container)
    }
  }
}
