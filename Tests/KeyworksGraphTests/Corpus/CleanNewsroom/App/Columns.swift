import Keyworks

struct Column: Sendable, CustomStringConvertible {
  let description: String
}
struct Cartoon: Sendable {
  let caption: String
}
enum Page: Hashable, Sendable { case front, back, inside(Int) }

extension Container {
  static var columns: Tags<Column> {
    [
      Tagged(\.weather, priority: 10),
      Tagged(\.chess, priority: 10, .after(\.weather)),
      Tagged(\.letters, priority: 30, .before(\.obituaries)),
    ]
  }
  static var supplements: Tags<Column> { Tags() }
  static var specials: Tags<Column> { Tags() }
  static var pages: KeyedTags<Page, Column> {
    [.front: Tagged(\.weather), .inside(2): Tagged(\.chess), .inside(3): Tagged(\.letters)]
  }

  var weather: Factory<Column> { self { Column(description: "weather") }.cached }
  var chess: Factory<Column> { self { Column(description: "chess") } }
  var letters: Factory<Column> { self { Column(description: "letters") } }
  var obituaries: Factory<Column> { self { Column(description: "obituaries") } }
  var cartoon: Factory<Cartoon> { self { Cartoon(caption: "a cat") } }
}
