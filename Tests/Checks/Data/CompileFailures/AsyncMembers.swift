// Members that have to be awaited, in lists that do not wait.

import Keyworks
import KeyworksAsync

protocol Step: Sendable {}
struct Emoji: Step {}

extension Container {
  var step: AsyncFactory<any Step, Never> { self.async { Emoji() } }
  var emoji: AsyncFactory<Emoji, any Error> { self.async { Emoji() } }
  var sized: AsyncParameterFactory<Int, any Step, Never> { self.async { _ in Emoji() } }

  static var steps: Tags<any Step> { [Tagged(\.step)] }
  // expected-error @-1 {{An AsyncFactory belongs to AsyncTags,}}
  static var upcast: Tags<any Step> { [Tagged(\.emoji) { $0 }] }
  // expected-error @-1 {{'KeyPath<Container, BasicAsyncFactory<(), _NoKey, Emoji, any Error>>' to expected}}
  // expected-note @-2 {{are expected to be equal}}
  static var arguments: Tags<any Step> { [Tagged(\.sized, priority: 2)] }
  // expected-error @-1 {{If its value has another type, say in a closure how it is one of them:}}
  static var byNumber: KeyedTags<Int, any Step> { [1: Tagged(\.step)] }
  // expected-error @-1 {{An AsyncFactory belongs to AsyncTags,}}
  static var wrongType: AsyncTags<any Step> { [Tagged(\.emoji)] }
  // expected-error @-1 {{If its value has another type, say in a closure how it is one of them:}}
  static var waiting: AsyncTags<any Step> { [Tagged(\.step)] }

  var plain: Factory<any Step> { self { Emoji() } }
  var other: Factory<Emoji> { self { Emoji() } }
  static var chosenWrongType: AsyncTags<any Step> { [Tagged(\.other, under: Taste.sweet)] }
  // expected-error @-1 {{If its value has another type, say in a closure how it is one of them:}}
  static var plainWrongType: AsyncTags<any Step> { [Tagged(\.other)] }
  // expected-error @-1 {{If its value has another type, say in a closure how it is one of them:}}
}
enum Taste: Variant { case sweet }

func contribute(_ container: Container) {
  container.contribute(Tagged(\.step), to: \.steps)
  // expected-error @-1 {{An AsyncFactory belongs to AsyncTags,}}
  container.contribute(Tagged(\.emoji) { $0 }, to: \.steps)
  // expected-error @-1 {{'KeyPath<Container, BasicAsyncFactory<(), _NoKey, Emoji, any Error>>' to expected}}
  // expected-note @-2 {{are expected to be equal}}
  container.contribute(Tagged(\.step), for: 2, to: \.byNumber)
  // expected-error @-1 {{If its value has another type, say in a closure how it is one of them:}}
  container.contribute(Tagged(\.emoji), to: \.waiting)
  // expected-error @-1 {{clock) { $0 }.}}
  container.contribute(Tagged(\.other), to: \.waiting)
  // expected-error @-1 {{clock) { $0 }.}}
}

func gather(_ container: Container) async throws {
  let strings: [String] = try await container.gather(\.waiting)
  // expected-error @-1 {{cannot assign value of type '[any Step]' to type '[String]'}}
  // expected-note @-2 {{are expected to be equal}}
  let steps: [any Step] = container[\.waiting]
  // expected-error @-1 {{The elements of the list are providers. Call them, container[}}
  print(strings, steps)
}
