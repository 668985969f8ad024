// Members that have to be awaited, in lists that do not wait.

import Keyworks

protocol Step: Sendable {}
struct Emoji: Step {}

extension Container {
  var step: AsyncFactory<any Step, Never> { self.async { Emoji() } }
  var emoji: AsyncFactory<Emoji, any Error> { self.async { Emoji() } }
  var sized: AsyncFactory<Int, any Step, Never> { self.async { _ in Emoji() } }

  static var steps: Tags<any Step> { [Tagged(\.step)] }
  // expected-error @-1 {{A member that has to be awaited belongs to a list that is declared as}}
  static var upcast: Tags<any Step> { [Tagged(\.emoji) { $0 }] }
  // expected-error @-1 {{AsyncTags<Element> or AsyncKeyedTags<Key, Element>. If the elements have}}
  static var arguments: Tags<any Step> { [Tagged(\.sized, priority: 2)] }
  // expected-error @-1 {{another type, say in a closure how its value is one of them:}}
  static var byNumber: KeyedTags<Int, any Step> { [1: Tagged(\.step)] }
  // expected-error @-1 {{A member that has to be awaited belongs to a list that is declared as}}
  static var wrongType: AsyncTags<any Step> { [Tagged(\.emoji)] }
  // expected-error @-1 {{AsyncTags<Element> or AsyncKeyedTags<Key, Element>. If the elements have}}
  static var waiting: AsyncTags<any Step> { [Tagged(\.step)] }

  var plain: Factory<any Step> { self { Emoji() } }
  var other: Factory<Emoji> { self { Emoji() } }
  static var chosenWrongType: AsyncTags<any Step> { [Tagged(\.other, under: Taste.sweet)] }
  // expected-error @-1 {{Say in a closure how its value is one of them: Tagged(}}
  static var plainWrongType: AsyncTags<any Step> { [Tagged(\.other)] }
  // expected-error @-1 {{Say in a closure how its value is one of them: Tagged(}}
}
enum Taste: Variant { case sweet }

func contribute(_ container: Container) {
  container.contribute(\.step, to: \.steps)
  // expected-error @-1 {{A member that has to be awaited belongs to a list that is declared as}}
  container.contribute(\.emoji, to: \.steps) { $0 }
  // expected-error @-1 {{AsyncTags<Element> or AsyncKeyedTags<Key, Element>. If the elements have}}
  container.contribute(\.step, for: 2, to: \.byNumber)
  // expected-error @-1 {{another type, say in a closure how its value is one of them:}}
  container.contribute(\.emoji, to: \.waiting)
  // expected-error @-1 {{.list) { $0 }.}}
  container.contribute(\.other, to: \.waiting)
  // expected-error @-1 {{.list) { $0 }.}}
}

func gather(_ container: Container) async throws {
  let strings: [String] = try await container[\.waiting]
  // expected-error @-1 {{The list gives something else than is wanted here. Tags<Element> gives}}
  // expected-warning @-2 {{no 'async' operations occur within 'await' expression}}
  // expected-warning @-3 {{no calls to throwing functions occur within 'try' expression}}
  print(strings)
}
