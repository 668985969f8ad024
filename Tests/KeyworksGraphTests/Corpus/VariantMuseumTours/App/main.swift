// why: narrator (cached) drops Language, on which phrases depends, so all tours are in one
// language.
import Keyworks

enum Language: Variant {
  case danish, german
}

struct Phrases: Sendable {
  let greeting: String
  let room: String
}

/// Speaks what visitors hear in their earphones.
protocol Speaker: Sendable {
  var phrases: Phrases { get }
}

extension Speaker {
  func welcome() -> String { phrases.greeting }
  func announce(_ number: Int) -> String { "\(phrases.room) \(number)" }
}

final class Narrator: Speaker {
  let phrases = Container.injected(\.phrases)
}

struct Tour {
  let rooms: ClosedRange<Int>
  let speaker: any Speaker

  func lines() -> [String] { [speaker.welcome()] + rooms.map(speaker.announce) }
}

extension Container {
  var phrases: Factory<Phrases> {
    self { Phrases(greeting: "Welcome", room: "Room") }
      .when(Language.danish) { Phrases(greeting: "Velkommen", room: "Sal") }
      .when(Language.german) { Phrases(greeting: "Willkommen", room: "Saal") }
  }

  // Loading a voice takes long.
  var narrator: Factory<Narrator> {  // expect: variant tour narrator phrases
    self { Narrator() }.cached
  }

  var tour: Factory<Tour> { self { Tour(rooms: 1...3, speaker: self.narrator()) } }

  static var tours: Tags<Tour> {
    [
      Tagged(\.tour, under: Language.danish),
      Tagged(\.tour, under: Language.german),
      Tagged(\.tour, without: Language.self),
    ]
  }
}

for tour in Container.shared[\.tours] {
  print(tour.lines().joined(separator: " / "))
}
