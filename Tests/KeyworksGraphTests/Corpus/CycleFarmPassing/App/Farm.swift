import Keyworks

struct Barn: Sendable {
  let cows: [String]
}

struct Cow: Sendable {
  let name: String
  init(_ name: String) { self.name = name + Container.shared.earTag() }
}

struct Mill: Sendable {
  let flour: Int
}

struct Field: Sendable {
  let rows: [Int]
}

struct Row: Sendable {
  let number: Int
  var yield: Int { Container.shared.harvest() / number }
}

struct Dairy: Sendable {
  let litres: Int
}

extension Container {
  // An initialiser is handed on.
  var barn: Factory<Barn> { self { Barn(cows: ["Bertha"].map(Cow.init).map(\.name)) } }  // expect: cycle barn earTag
  var earTag: Factory<String> { self { "#\(self.barn().cows.count)" } }

  // A method is handed on.
  var mill: Factory<Mill> { self { Mill(flour: [1, 2].map(self.ground).reduce(0, +)) } }  // expect: cycle mill stone
  var stone: Factory<Int> { self { self.mill().flour } }
  func ground(_ sacks: Int) -> Int { sacks * stone() }

  // A key path leads to a computed property.
  var field: Factory<Field> { self { Field(rows: [Row(number: 2)].map(\.yield)) } }  // expect: cycle field harvest
  var harvest: Factory<Int> { self { self.field().rows.max() ?? 0 } }

  // A standard key path leads to the factory.
  var dairy: Factory<Dairy> { self { Dairy(litres: self[keyPath: \.milk]()) } }  // expect: cycle dairy milk
  var milk: Factory<Int> { self { self.dairy().litres + 1 } }
}
