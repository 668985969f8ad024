/// The errors of lists.
extension Misuse {
  static func listedTwice(_ one: RankedMember, _ two: RankedMember) -> Misuse {
    """
    \(one.factory.quoted) appears twice in the list '\(two.place.name)', at \(one.place.position) \
    and at \(two.place.position). Remove one of them.
    """.misuse(at: two.place)
  }

  static func keyTwice(_ key: String, map: String?, _ one: RankedMember, _ two: RankedMember)
    -> Misuse
  {
    """
    The key \(key) of \(map.map { "the map '\($0)'" } ?? "a map") has two members: \
    '\(one.factory.name)' at \(one.place.position) and '\(two.factory.name)' at \
    \(two.place.position). Remove one of them.
    """.misuse(at: two.place)
  }

  /// A foreign type that conforms to `FactoryList` has the declaration of a list of other types.
  static func foreignList(_ type: String) -> Misuse {
    """
    \(type) hands out the declaration of a list whose containers or elements have other types. Do \
    not conform types to FactoryList: declare the list as Tags or KeyedTags.
    """.misuse()
  }

  /// Two key paths lead to lists of this type that are written `[]`.
  static func emptyListsAlike(_ type: String) -> Misuse {
    """
    Two key paths lead to an empty \(type), and [] does not say whether they are the same list. \
    Write Tags() instead of [], or KeyedTags() instead of [:].
    """.misuse()
  }

  static func contributedDifferently(_ one: RankedMember, _ two: RankedMember) -> Misuse {
    """
    \(one.factory.quoted) is in a list at \(one.place.position) and contributed to it at \
    \(two.place.position) with another priority or order. Remove one of them, or write \
    reorder(\\.\(one.factory.name), priority: …, in: …).
    """.misuse(at: two.place)
  }

  /// Each member must come before the next, and the last before the first.
  static func contradictoryOrder(_ members: [RankedMember]) -> Misuse {
    let steps = members.map { "\($0.factory.name) (\($0.place.position))" }
    return """
      The order of a list contradicts itself: \
      \((steps + [members.first?.factory.name ?? ""]).joined(separator: " before ")). Remove one \
      of these constraints.
      """.misuse(at: members.first?.place)
  }
}
