// At run time: the cages list stops the program (two lions' keys); contributions to a stored list or to one of two `[]` lists do not reach what is read.
import Keyworks

enum Species: String, Sendable, CaseIterable {
  case lion, seal, owl
}

struct Cage: Sendable {
  let species: Species
  let size: Int
}

struct Food: Sendable, ExpressibleByStringLiteral {
  let name: String
  init(stringLiteral value: String) { name = value }
}

extension Container {
  var rocks: Factory<Cage> { self { Cage(species: .lion, size: 90) } }
  var pool: Factory<Cage> { self { Cage(species: .seal, size: 40) } }
  var savanna: Factory<Cage> { self { Cage(species: .lion, size: 200) } }

  static var cages: KeyedTags<Species, Cage> {
    [
      .lion: Tagged(\.rocks),
      .seal: Tagged(\.pool, priority: 2),
      .lion: Tagged(\.savanna),  // expect: key-twice cages rocks savanna
    ]
  }
}

extension Container {
  var herring: Factory<Food> { self { "herring" } }
  var mouse: Factory<Food> { self { "mouse" } }
  var keeper: Factory<String> { self { "Ida" } }

  static var breakfast: Tags<Food> { [] }
  static var supper: Tags<Food> { [] }  // expect: empty-list supper
  nonisolated(unsafe) static let keepers: Tags<String> = [Tagged(\.keeper)]  // expect: stored-list keepers
}

let zoo = Container()
zoo.contribute(Tagged(\.herring), to: \.breakfast)
zoo.contribute(Tagged(\.mouse), to: \.supper)

for species in Species.allCases {
  print(species.rawValue, zoo[\.cages, species]?.size ?? 0)
}
print(zoo[\.breakfast].map(\.name), zoo[\.supper].map(\.name), zoo[\.keepers])
