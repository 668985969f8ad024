/// What the declaration of a list says, and which declaration it is.
public struct TagDeclaration {
  let members: [TagMember]
  /// Where it stands, if it is written without members.
  private let emptyPlace: Place?

  init(members: [TagMember]) { (self.members, emptyPlace) = (members, nil) }
  init(emptyAt place: Place) { (members, emptyPlace) = ([], place) }

  /// Where the list stands, or its first member; nil for `[]`.
  var place: Place? { emptyPlace ?? members.first?.place }

  /// Whether both come from the same braces, or nil if nothing tells: `[]` has no place. Lists that
  /// a function makes have its places, so the members themselves are compared too.
  func isSame(as other: TagDeclaration, in container: AnyObject) -> Bool? {
    guard members.count == other.members.count else { return false }
    guard let place, let otherPlace = other.place else {
      return place == nil && other.place == nil ? nil : false
    }
    return place.isSame(as: otherPlace)
      && zip(members, other.members).allSatisfy {
        $0.place.isSame(as: $1.place) && $0.identify(container) == $1.identify(container)
      }
  }
}
