import Keyworks

extension Container {
  // Named as the properties of a person, and of a city.
  var name: Factory<String> { self { self.table()[\.name].joined() } }
  var city: Factory<City> { self { City(name: "Delft", mayor: self.mayor()) }.cached }
  var mayor: Factory<String> { self { self.people().map(\.name)[0] }.cached }
  var staff: Factory<Int> { self { self.table()[\.staff].reduce(0, +) } }
  var friends: Factory<[String]> { self { self.people().flatMap(\.friends) } }

  var people: Factory<[Person]> {
    self {
      let city = City(name: "Leiden", mayor: "Eva")
      let people = ["Ada", "Grace"].map { Person(name: $0, city: city, friends: []) }
      return people.sorted { $0[keyPath: \.name] < $1[keyPath: \.city.name] }
    }.singleton
  }
  var table: Factory<Table<Person>> { self { Table(rows: self.people()) } }
  var summary: Factory<[String]> {
    self {
      let path = \Person.city.mayor
      let table = self.table()
      return table[path] + table[\.city.name, first: 1] + table.column(\.self).map(\.name)
    }
  }

  // Factories that a subscript declares: two of them in one list are two.
  subscript(shelf number: Int) -> Factory<String> { self(id: number) { "shelf \(number)" } }
  subscript(region region: String) -> Factory<String> {
    self(id: region) { "\(region), \(self.name())" }.cached
  }
  static var shelves: Tags<String> {
    [
      Tagged(\.[shelf: 1]), Tagged(\.[shelf: 2], priority: -1), Tagged(\.[region: "north"]),
      Tagged(\.[region: "south"], .before(\.[shelf: 1]), .after(\.[shelf: 2])),
    ]
  }
  var shelfCount: Factory<Int> { self { self[\.shelves].map(\.count).count } }
  var length: Factory<Int> {
    self { [\String.count, \.utf8.count].map { self.name()[keyPath: $0] }[0] }
  }
}
