// At run time: all calls of `shelf(for:)` share one cached factory, which stops the program; `catalog` is two factories, so changing the mode changes the instance.
import Keyworks

final class Shelf: Sendable {
  let subject: String
  init(subject: String) { self.subject = subject }
}

struct Catalog: Sendable {
  var entries: [String: Int] = [:]
  static func += (catalog: inout Catalog, title: String) {
    catalog.entries[title, default: 0] += 1
  }
}

let isPaper = CommandLine.arguments.count > 1

extension Container {
  func shelf(for subject: String) -> Factory<Shelf> {  // expect: identity shelf
    self { Shelf(subject: subject) }.cached
  }

  func stamp(_ day: Int) -> Factory<String> {
    self { "back on day \(day)" }
  }

  @MainActor var catalog: Factory<Catalog> {  // expect: identity catalog
    if isPaper {
      self { Catalog() }.cached
    } else {
      self {
        var catalog = Catalog()
        catalog += "Dune"
        return catalog
      }.cached
    }
  }
}

struct Desk {
  let library: Container

  @MainActor func lend(_ subject: String) -> String {
    let shelf = library.shelf(for: subject)()
    let count = library.catalog().entries.count
    return "\(shelf.subject): \(count), \(library.stamp(14)())"
  }
}

let desk = Desk(library: Container())
print(desk.lend("physics"))
print(desk.lend("poetry"))
