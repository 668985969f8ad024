import Keyworks

protocol Store: Sendable {
  var name: String { get }
}

struct Disk: Store {
  let name: String
}

extension Container {
  #if FULL
    var edition: Factory<String> { self { "full" }.singleton }
    var limit: Factory<Int> { self { 1_000 } }
  #else
    var edition: Factory<String> { self { "trial, \(self.limit())" }.singleton }
    var limit: Factory<Int> { self { self.edition().count }.cached }
    var reminder: Factory<String> { self { self.reminder() } }
  #endif

  var folder: Factory<String> {
    #if os(Linux)
      self { "/var/\(self.edition())" }.cached
    #elseif os(Windows)
      self { "C:/" + self.store().name }.singleton
    #else
      self { "/Library/" + self.store().name }.singleton
    #endif
  }

  var store: Factory<any Store> {
    self {
      #if FULL && !TRIAL
        return Disk(name: self.folder())
      #else
        return Disk(name: self.cloud())
      #endif
    }.cached
  }

  #if TRIAL
    var cloud: Factory<String> { promised() }
  #else
    var cloud: Factory<String> { self { "cloud of \(self.store().name)" } }
  #endif

  var pages: Factory<[String]> {
    self {
      var pages = ["start"]
      #if canImport(NoSuchModule)
        pages.append(self.book().title)
      #endif
      pages.append(self.edition())
      return pages
    }
  }
  var book: Factory<Book> { self { Book(title: "book", pages: self.pages().count) } }

  static var chapters: Tags<String> {
    #if swift(>=6.0)
      [Tagged(\.edition), Tagged(\.folder)]
    #else
      [Tagged(\.edition), Tagged(\.edition, priority: 1), Tagged(\.folder)]
    #endif
  }
  var index: Factory<[String]> { self { self[\.chapters] + ["\(self.limit())"] } }
}

struct Book: Sendable {
  let title: String
  let pages: Int
}
