import Keyworks

extension Container {
  var url: Factory<String> { self { "db://" }.singleton }
  var database: Factory<Database> { self { Database(url: self.url()) }.singleton }

  /// One repository for each type of entity.
  func repository<Item: Entity>(of type: Item.Type = Item.self) -> Factory<Repository<Item>> {
    self(id: Item.table) { Repository(self.database()) }.cached
  }
  var artists: Factory<Repository<Artist>> { self { Repository(self.database()) }.singleton }
  var albums: Factory<Repository<Album>> { self { Repository<Album>(self.database()) }.cached }
  var catalog: Factory<Pair<[Artist], [Album]>> {
    self { Pair(one: self.artists().all(), two: self.albums().all()) }
  }
  var catalogSize: Factory<Int> {
    self {
      let catalog = self.catalog()
      return catalog.one.count + catalog.two.count
    }
  }
  // Each has the other later.
  var front: Factory<Lazily<String>> { self { Lazily { "front of " + self.back().get() } } }
  var back: Factory<Lazily<String>> {
    self {
      _ = self.front()
      return Lazily { "back" }
    }
  }
  // The function resolves what its arguments name, and those need nothing of it.
  var cover: Factory<Pair<Int, String>> { self { both(self, \.catalogSize, \.url) } }
  var copies: Factory<[Int]> { self { self.twice(self.catalogSize) } }
  var sleeves: Factory<[String]> {
    self { self.repository(of: Sleeve.self)().all().map(\.row) }.cached
  }
}
