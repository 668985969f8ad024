import Keyworks

extension Container {
  var root: Factory<String> { self { "/var/data/" } }
  var orders: Factory<Repository<Order>> { self { Repository<Order>(in: self) }.cached }
  var users: Factory<Repository<User>> { self { Repository(in: self) }.cached }  // expect: cycle users database
  var database: Factory<Database> {
    self { Database(folder: self.users().path.isEmpty ? "" : self.root()) }.cached
  }

  var index: Factory<Index> {  // expect: cycle index boxedIndex
    self { Index(entries: Box(self.boxedIndex()).content.content.entries) }
  }
  var boxedIndex: Factory<Box<Index>> {
    self { make({ container in Box(container.index()) }, in: self) }
  }
}
