import Keyworks

enum Language: Variant { case english, finnish, latin }
struct Wing: Variant { let name: String }
extension Wing {
  static let east = Wing(name: "east")
  static let west = Wing(name: "west")
}

final class Voice: Sendable {
  let greeting: String
  init(_ greeting: String) { self.greeting = greeting }
}
struct Guide: Sendable {
  let voice: Voice
  let map: String
}

extension Container {
  var greeting: Factory<String> {
    self { "Hello" }
      .when(Language.finnish) { "Terve" }
      .when(Language.latin) { "Salve" }
      .when(Language.latin, Wing.east) { "Ave" }
  }
  // Cached, and one for each language and wing.
  var voice: Factory<Voice> {
    self { Voice(self.greeting()) }.cached.varies(by: Language.self).varies(by: Wing.self)
  }
  var map: Factory<String> { promised().when(Wing.east) { "the east map" } }
  var guide: Factory<Guide> { self { Guide(voice: self.voice(), map: self.map.under(Wing.east)()) } }

  // A sign is in English for everybody, on purpose.
  var sign: Factory<Voice> { self { Voice(self.greeting.without(Language.self)()) }.cached.varies(by: Wing.self) }
  var bell: Factory<Int> { self { 2 }.cached }
  var tour: Factory<String> { self { "\(self.guide().voice.greeting), \(self.sign().greeting), \(self.bell())" } }

  static var greetings: Tags<String> {
    [Tagged(\.greeting, under: Language.finnish), Tagged(\.greeting, under: Language.latin, Wing.east)]
  }
}
