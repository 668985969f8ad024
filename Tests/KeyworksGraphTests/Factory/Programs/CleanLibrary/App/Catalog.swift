// why: Shelves are a cached parameter factory whose instances find their neighbours in a method, long after they were built.
import FactoryKit

struct ShelfID: Hashable {
  let floor: Int
  let letter: Character
}

final class Shelf {
  let id: ShelfID
  private var books: [String]

  init(id: ShelfID, index: CatalogIndex) {
    self.id = id
    self.books = index.titles(on: id)
  }

  func neighbour() -> Shelf? {
    guard id.floor > 0 else { return nil }
    let below = ShelfID(floor: id.floor - 1, letter: id.letter)
    return Container.shared.shelf(below)
  }

  func find(_ title: String) -> ShelfID? {
    if books.contains(title) { return id }
    return neighbour()?.find(title)
  }
}

final class CatalogIndex {
  private let entries: [String: ShelfID]
  init(entries: [String: ShelfID]) { self.entries = entries }

  func titles(on id: ShelfID) -> [String] {
    entries.filter { $0.value == id }.map(\.key)
  }

  func rebuild() -> Int {
    let shelves = entries.values.map { Container.shared.shelf.resolve($0) }
    return Set(shelves.map(\.id)).count
  }
}

extension Container {
  var catalogIndex: Factory<CatalogIndex> {
    self {
      CatalogIndex(entries: [
        "Moby-Dick": ShelfID(floor: 0, letter: "M"),
        "Ulysses": ShelfID(floor: 1, letter: "J"),
      ])
    }
    .singleton
  }

  var shelf: ParameterFactory<ShelfID, Shelf> {
    self { id in Shelf(id: id, index: self.catalogIndex()) }
      .scopeOnParameters
      .cached
  }
}

@main
struct Library {
  static func main() {
    let top = Container.shared.shelf(ShelfID(floor: 2, letter: "M"))
    print(top.find("Moby-Dick")?.floor ?? -1)
    print(Container.shared.catalogIndex().rebuild())
  }
}
