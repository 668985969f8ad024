import Keyworks

extension Container {
  var volume: Factory<Int> { self { 7 }.singleton }
  var bell: Factory<any Alert> { self { Sound(name: "bell \(self.volume())") }.cached }
  var horn: Factory<Sound> { self { Sound(name: "horn") } }
  var drum: Factory<any Alert> { self { Sound(name: "drum") }.shared }

  // In its own body.
  var morningChorus: Factory<any Alert> { self { Chorus(self[\.morning]) }.cached }
  static var morning: Tags<any Alert> {
    [Tagged(\.bell), Tagged(\.morningChorus), Tagged(\.horn) { $0 }]
  }

  // In the initialiser of what its body builds.
  var eveningChorus: Factory<Chorus> { self { Chorus(from: self) } }
  static var evening: Tags<any Alert> {
    [Tagged(\.drum, priority: 2), Tagged(\.eveningChorus, priority: 1) { $0 }]
  }

  // By injection into what its body builds.
  var nightChorus: Factory<any Alert> { self { Night() } }
  static var night: Tags<any Alert> { [Tagged(\.nightChorus), Tagged(\.bell)] }

  // In a map.
  var doorAlert: Factory<any Alert> { self { Sound(name: "door") } }
  var roofAlert: Factory<any Alert> { self { Sound(name: "roof") } }
  var wholeHouse: Factory<any Alert> {
    self { Chorus(self[\.byPlace].filter { $0.key != .everywhere }.map(\.value)) }
  }
  static var byPlace: KeyedTags<Place, any Alert> {
    [
      .door: Tagged(\.doorAlert), .roof: Tagged(\.roofAlert), .everywhere: Tagged(\.wholeHouse),
    ]
  }

  // Two members look at the list without building it: entries and providers.
  var census: Factory<any Alert> { self { Census(count: self.censusCount()) } }
  var censusCount: Factory<Int> { self { self.entries(\.counted).count } }
  var watchman: Factory<[Provider<any Alert>]> { self { self.providers(\.counted) } }
  var lantern: Factory<any Alert> { self { Census(count: self.watchman().count) } }
  static var counted: Tags<any Alert> { [Tagged(\.census), Tagged(\.lantern), Tagged(\.bell)] }
}
