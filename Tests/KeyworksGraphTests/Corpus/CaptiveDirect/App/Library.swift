import Keyworks

extension Scope {
  static let visit = Scope("visit")
}

struct Theme: Sendable {
  let name: String
}

final class Settings: Sendable {
  let theme: Theme
  init(theme: Theme) { self.theme = theme }
}

final class Reader: Sendable {
  let name: String
  init(name: String) { self.name = name }
}

final class Catalog: Sendable {
  let reader: Reader
  init(reader: Reader) { self.reader = reader }
}

final class Cursor: Sendable {}

final class Search: Sendable {
  let cursor: Cursor
  let theme: Theme
  init(cursor: Cursor, theme: Theme) {
    self.cursor = cursor
    self.theme = theme
  }
}

final class Shelf: Sendable {
  let settings: Settings
  let cursor: Cursor
  init(settings: Settings, cursor: Cursor) {
    self.settings = settings
    self.cursor = cursor
  }
}

extension Container {
  var theme: Factory<Theme> { self { Theme(name: "dark") }.cached }
  var settings: Factory<Settings> { self { Settings(theme: self.theme()) }.singleton }  // expect: captive settings theme

  var reader: Factory<Reader> { self { Reader(name: "Ada") }.scope(.visit) }
  var catalog: Factory<Catalog> { self { Catalog(reader: self.reader()) }.cached }  // expect: captive catalog reader

  var cursor: Factory<Cursor> { self { Cursor() }.graph }
  var search: Factory<Search> {  // expect: captive search cursor
    self { Search(cursor: self.cursor(), theme: self.theme()) }.scope(.visit)
  }

  // It keeps nothing, and may have all of them.
  var shelf: Factory<Shelf> {
    self { Shelf(settings: self.settings(), cursor: self.cursor()) }
  }
}
