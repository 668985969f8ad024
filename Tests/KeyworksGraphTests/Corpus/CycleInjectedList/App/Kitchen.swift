import Keyworks

protocol Course: Sendable {
  var name: String { get }
}

struct Soup: Course {
  let name: String
}

struct Menu {
  @Injected(\.courses) var courses
  var text: String { courses.map(\.name).joined(separator: ", ") }
}

final class Dessert {
  @Injected(\.menu) private var menu
  var name: String { "cake after \(menu.text)" }
}

extension Container {
  var soup: Factory<any Course> { self { Soup(name: "soup") } }
  var menu: Factory<Menu> { self { Menu() } }  // expect: cycle menu dessert
  var dessert: Factory<Dessert> { self { Dessert() } }
  static var courses: Tags<any Course> {
    [Tagged(\.soup), Tagged(\.dessert) { Soup(name: $0.name) }]
  }
}
