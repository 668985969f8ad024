// why: an empty literal has no place, so nothing identifies its list.
import Keyworks

protocol PageNeeds: SharedContainer {
  static var pages: TagList<Self, String> { get }
  static var fields: KeyedTagList<Self, String, String> { get }
  static var titles: TagList<Self, String> { get }
}

extension PageNeeds {
  func all() -> [String] { self[\.pages] + self[\.titles] + self[\.fields].map(\.value) }
}

extension Container: PageNeeds {
  static var pages: Tags<String> { [] }  // expect: empty-list pages
  static var fields: KeyedTags<String, String> { return [:] }  // expect: empty-list fields
  static var titles: Tags<String> { Tags() }  // expect: no-members titles
  static var numbers: Tags<Int> { [] }  // expect: no-members numbers
  static var others: Tags<Int> { [] }  // expect: empty-list others
}

print(Container.shared.all(), Container.shared[\.numbers], Container.shared[\.others])
