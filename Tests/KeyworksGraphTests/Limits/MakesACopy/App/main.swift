// false: A new object that a method of a shorter-lived instance makes is taken for that instance
import Keyworks

final class Draft: Sendable {
  let text: String
  init(_ text: String) { self.text = text }
  func copy() -> Draft { Draft(text) }
}

extension Container {
  var draft: Factory<Draft> { self { Draft("Dear reader") }.cached }
  // The printed letter is another object, so a reset does not concern it.
  var letter: Factory<Draft> {  // limit: captive letter draft
    self { self.draft().copy() }.singleton
  }
}

print(Container.shared.letter().text)
