import Keyworks

extension Container {
  /// One store for each type of record.
  func store<Item: Record>(of type: Item.Type) -> Factory<Store<Item>> {
    self(id: Item.table) { Store(size: self.size(for: type)()) }.cached
  }

  func size<Item: Record>(for type: Item.Type) -> Factory<Int> {
    self { type.table.count * 10 }
  }

  func pair<A: Record, B: Record>(_ a: A.Type, _ b: B.Type) -> Factory<Pair<A, B>> {
    self { Pair(left: self.store(of: a)(), right: self.store(of: b)()) }
  }

  var loans: Factory<Pair<Book, Reader>> { self { self.pair(Book.self, Reader.self)() }.cached }
  var returns: Factory<Pair<Reader, Book>> {
    self {
      let loans = self.loans()
      return Pair(left: loans.right, right: loans.left)
    }.cached
  }
}
