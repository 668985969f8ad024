// Lists that do not fit: members of another type, without an upcast, and lists that are
// stored.

import Keyworks
import KeyworksAsync
import KeyworksUI

protocol Step: Sendable {}
struct Emoji: Step {}
struct Other: Sendable {}

extension Container {
  var step: Factory<any Step> { self { Emoji() } }
  var emoji: Factory<Emoji> { self { Emoji() } }
  var other: Factory<Other> { self { Other() } }
  var sized: ParameterFactory<Int, any Step> { self { _ in Emoji() } }

  static var steps: Tags<any Step> { [Tagged(\.step), Tagged(\.emoji) { $0 }] }
  static var withoutUpcast: Tags<any Step> { [Tagged(\.emoji)] }
  // expected-error @-1 {{The factory does not build elements of the list.}}
  static var second: Tags<any Step> { [Tagged(\.step), Tagged(\.emoji, priority: 2)] }
  // expected-error @-1 {{say in a closure how it is one of them: Tagged(}}
  static var byNumber: KeyedTags<Int, any Step> { [1: Tagged(\.step)] }
  static var byName: KeyedTags<String, any Step> { ["a": Tagged(\.step)] }
  static var wrong: Tags<any Step> { [Tagged(\.other) { $0 }] }
  // expected-error @-1 {{cannot convert value of type 'Other' to closure result type 'any Step'}}
  static var wrongWithoutUpcast: Tags<any Step> { [Tagged(\.other)] }
  // expected-error @-1 {{The factory does not build elements of the list.}}
  static var unknown: Tags<any Step> { [Tagged(\.nothing)] }
  // expected-error @-1 {{value of type 'Container' has no member 'nothing'}}
  static var parameterized: Tags<any Step> { [Tagged(\.sized)] }
  // expected-error @-1 {{and a factory with arguments to Tags<ParameterProvider<Int, Value>>.}}
  static let stored: Tags<any Step> = [Tagged(\.step)]
  // expected-error @-1 {{static property 'stored' is not concurrency-safe because non-'Sendable' type}}
  // expected-note @-2 {{add '@MainActor'}}
  // expected-note @-3 {{disable concurrency-safety checks}}
  static var mutable: Tags<any Step> = [Tagged(\.step)]
  // expected-error @-1 {{static property 'mutable' is not concurrency-safe because it is nonisolated global shared mutable state}}
  // expected-note @-2 {{convert 'mutable' to a 'let' constant}}
  // expected-note @-3 {{add '@MainActor'}}
  // expected-note @-4 {{disable concurrency-safety checks}}
}

func use(_ container: Container) {
  let strings: [String] = container[\.steps]
  // expected-error @-1 {{cannot assign value of type '[any Step]' to type '[String]'}}
  // expected-note @-2 {{('any Step' and 'String') are expected to be equal}}
  let optional: [String]? = container[\.steps]
  // expected-error @-1 {{cannot assign value of type '[any Step]' to type '[String]'}}
  // expected-note @-2 {{('any Step' and 'String') are expected to be equal}}
  let step = container[\.byName]["a"]
  // expected-error @-1 {{A keyed list gives an array of (key, value). Write container[}}
  let steps: [Int: any Step] = container[\.byNumber]
  // expected-error @-1 {{list, key] for the element with one key.}}
  container.contribute(Tagged(\.emoji), to: \.steps)
  // expected-error @-1 {{say in a closure how it is one of them: Tagged(}}
  container.contribute(Tagged(\.emoji), for: 1, to: \.byNumber)
  // expected-error @-1 {{The factory does not build elements of the list.}}
  container.contribute(Tagged(\.other) { $0 }, to: \.steps)
  // expected-error @-1 {{cannot convert value of type 'Other' to closure result type 'any Step'}}
  container.contribute(Tagged(\.step), to: \.nothing)
  // expected-error @-1 {{type 'Container' has no member 'nothing'}}
  _ = (strings, optional, step, steps)
}

extension Container {
  static var makers: Tags<ParameterProvider<Int, any Step>> { [Tagged(\.sized)] }
  static var wrongArguments: Tags<ParameterProvider<String, any Step>> { [Tagged(\.sized)] }
  // expected-error @-1 {{The factory does not build elements of the list.}}
  static var withoutArguments: Tags<ParameterProvider<Int, any Step>> { [Tagged(\.step)] }
  // expected-error @-1 {{The factory does not build elements of the list.}}
}

final class Counter { var value = 0 }
@MainActor final class Screen {}

extension Container {
  @MainActor var screen: Factory<Screen> { self { Screen() } }
  @MainActor static var screens: Tags<Screen> { [Tagged(\.screen)] }
  // expected-error @-1 {{cannot form key path to main actor-isolated property 'screen'}}
}

@MainActor func share(_ container: Container) {
  let counter = Counter()
  let count: (Emoji) -> Emoji = { emoji in
    counter.value += 1
    return emoji
  }
  container.override(\.steps, with: [Tagged(\.emoji) { count($0) }])
  // expected-error @-1 {{capture of 'count' with non-Sendable type '(Emoji) -> Emoji' in a '@Sendable' closure}}
  // expected-note @-2 {{a function type must be marked '@Sendable' to conform to 'Sendable'}}
  var path: any KeyPath<Container, Factory<any Step>> & Sendable = \.step
  container.override(\.steps, with: [Tagged(path)])
  // expected-error @-1 {{reference to captured var 'path' in concurrently-executing code}}
  path = \.step
  _ = container.providers(\.screens)
  // expected-error @-1 {{type 'KeyPath<Container.Type, TagList<Container, Screen>>' does not conform to the 'Sendable' protocol}}
}

func make(_ container: Container) {
  _ = container[\.makers].map { $0("a") }
  // expected-error @-1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  _ = container[\.words].map(\.count)
  // expected-error @-1 {{arguments if they take any; or build asynchronous ones with}}
  _ = container[\.sections].map(\.title)
  // expected-error @-1 {{The elements of the list are providers. Call them, container[}}
}

func wait(_ container: Container) async throws {
  _ = try await container[\.pools].map(\.host)
  // expected-error @-1 {{try await container.gather(}}
  // expected-warning @-2 {{no calls to throwing functions occur within 'try' expression}}
  // expected-warning @-3 {{no 'async' operations occur within 'await' expression}}
}

@MainActor final class Section { let title = "" }
struct Pool: Sendable { let host = "" }

extension Container {
  var word: ParameterFactory<Int, String> { self { "\($0)" } }
  static var words: Tags<ParameterProvider<Int, String>> { [Tagged(\.word)] }
  var section: MainActorFactory<Section> { self.mainActor { Section() } }
  static var sections: MainActorTags<Section> { [Tagged(\.section)] }
  var pool: AsyncFactory<Pool, Never> { self.async { Pool() } }
  static var pools: AsyncTags<Pool> { [Tagged(\.pool)] }
}
