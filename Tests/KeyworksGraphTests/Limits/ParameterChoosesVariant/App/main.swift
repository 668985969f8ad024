// missed: Variants that are the parameter of a closure
import Keyworks

enum Tone: Variant, CaseIterable { case formal, casual }

final class Writer: Sendable {
  let greeting: String
  init(greeting: String) { self.greeting = greeting }
}

extension Container {
  var greeting: Factory<String> {
    self { "Hello" }.when(Tone.formal) { "Dear Sir" }.when(Tone.casual) { "Hi" }
  }
  // One writer for all tones: it drops the Tone, and greets everybody with "Hello".
  var writer: Factory<Writer> { self { Writer(greeting: self.greeting()) }.cached }
  var letter: Factory<String> { self { "\(self.writer().greeting), …" } }
}

func letters(in tones: [Tone], from letter: Factory<String>) -> [String] {
  tones.map { letter.under($0)() }
}

print(letters(in: Tone.allCases, from: Container.shared.letter))
