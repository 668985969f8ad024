// why: lists that only filter other lists, promises for variants only, and values that end a recursion.
import Keyworks

enum Tone: Variant {
  case formal, casual
}

struct Depth: ContextValue { let value: Int }

extension Container {
  var first: Factory<String> { self { "first" } }
  var second: Factory<String> { self { "second" } }
  static var all: Tags<String> { [Tagged(\.first), Tagged(\.second)] }
  static var favourites: Tags<String> { [Tagged(\.second)] }
  static var hidden: Tags<String> { [Tagged(\.first)] }
  static var listed: Tags<String> { [Tagged(\.first)] }

  var greeting: Factory<String> {
    promised().when(Tone.formal) { "Good day" }.when(Tone.casual) { "Hi" }
  }
  var tree: Factory<Int> {
    self {
      let depth = self.require(Depth.self).value
      return depth == 0 ? 1 : self.with(Depth(value: depth - 1)) { $0.tree() } + 1
    }
  }
  var forest: Factory<Int> { self { self.with(Depth(value: 3)) { $0.tree() } }.cached }
  var twig: Factory<() -> Int> { self { { self.require(Depth.self).value } }.assumingSendable.cached }

  var page: Factory<String> { self { "page" } }
  var other: Factory<String> { self { "other" } }
  static var pages: KeyedTags<String, String> {
    ["/": Tagged(\.page), key(1): Tagged(\.page), key(1): Tagged(\.other)]
  }
  static func key(_ number: Int) -> String { "\(number)" }
}

let container = Container.shared
for number in 1...2 { container.contribute(Tagged(\.page), for: "/\(number)", to: \.pages) }
container.contribute(Tagged(\.other), for: "/\(3)", to: \.pages)
if container.forest() > 2 {
  container.contribute(Tagged(\.other), for: "/more", to: \.pages)
} else {
  container.contribute(Tagged(\.page), for: "/more", to: \.pages)
}
print(container[\.all, in: \.favourites], container[\.all, notIn: \.hidden])
print(container.entries(\.listed), container.greeting.under(Tone.formal)(), container.forest())
print(container.twig(), container[\.pages])
