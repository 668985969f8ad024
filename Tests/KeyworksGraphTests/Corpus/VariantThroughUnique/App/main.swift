// why: unique factories and helpers lie between the choice, the cached factory and the case.
import Keyworks

struct Tone: Variant {
  let name: String
}

extension Tone {
  static let formal = Tone(name: "formal")
}

struct Letter: Sendable {
  @Injected(\.greeting) var greeting
}

extension Container {
  var salutation: Factory<String> { self { "Hi" }.cached.varies(by: Tone.self) }
  var phrase: Factory<String> { self { self.salutation() + "," } }
  var greeting: Factory<String> { self { self.begin() } }
  private func begin() -> String { phrase() + " reader" }

  var letter: Factory<Letter> {  // expect: variant envelope stamped letter greeting phrase salutation
    self { Letter() }.scope(.post)
  }
  // Keeps the letter, and is reached only through it under a tone.
  var archive: Factory<[Letter]> { self { [self.letter()] }.scope(.post) }
  var stamped: Factory<Letter> { self { self.letter() } }
  var envelope: Factory<Letter> { self { self.stamped() } }
}

extension Scope {
  static let post = Scope("post")
}

let office = Container()
print(office.envelope.under(Tone.formal)().greeting, office.archive().count)
