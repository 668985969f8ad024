// What the messages about members of lists advise. It compiles.

import Keyworks
import KeyworksAsync
import KeyworksUI

protocol Step: Sendable {}
struct Emoji: Step {}
enum Taste: Variant { case sweet }

extension Container {
  var emoji: Factory<Emoji> { self { Emoji() } }
  var sized: ParameterFactory<Int, any Step> { self { _ in Emoji() } }
  var pool: AsyncFactory<Emoji, any Error> { self.async { Emoji() } }
  var shop: MainActorFactory<Emoji> { self.mainActor { Emoji() } }
  var sweet: Factory<Emoji> { self { self.emoji.under(Taste.sweet)() } }

  static var list: Tags<any Step> {
    [Tagged(\.emoji) { $0 }, Tagged(\.emoji, under: Taste.sweet) { $0 }]
  }
  static var map: KeyedTags<Int, any Step> { [1: Tagged(\.emoji) { $0 }] }
  static var sizedList: Tags<ParameterProvider<Int, any Step>> { [Tagged(\.sized)] }

  static var asyncList: AsyncTags<any Step> {
    [Tagged(\.pool) { $0 }, Tagged(\.emoji) { $0 }, Tagged(\.sweet) { $0 }]
  }
  static var asyncEmoji: AsyncTags<Emoji> { [Tagged(\.pool), Tagged(\.sweet)] }
  static var asyncMap: AsyncKeyedTags<Int, any Step> {
    [1: Tagged(\.pool) { $0 }, 2: Tagged(\.emoji) { $0 }, 3: Tagged(\.sweet) { $0 }]
  }

  static var mainList: MainActorTags<any Step> {
    [Tagged(\.shop) { $0 }, Tagged(\.emoji) { $0 }, Tagged(\.sweet) { $0 }]
  }
  static var mainMap: MainActorKeyedTags<Int, any Step> {
    [1: Tagged(\.shop) { $0 }, 2: Tagged(\.emoji) { $0 }, 3: Tagged(\.sweet) { $0 }]
  }
}

func contribute(_ container: Container) {
  container.contribute(Tagged(\.emoji) { $0 }, to: \.list)
  container.contribute(Tagged(\.emoji) { $0 }, for: 2, to: \.map)
  container.contribute(Tagged(\.pool) { $0 }, to: \.asyncList)
  container.contribute(Tagged(\.emoji) { $0 }, to: \.asyncList)
  container.contribute(Tagged(\.pool) { $0 }, for: 4, to: \.asyncMap)
  container.contribute(Tagged(\.emoji) { $0 }, for: 5, to: \.asyncMap)
  container.contribute(Tagged(\.shop) { $0 }, to: \.mainList)
  container.contribute(Tagged(\.emoji) { $0 }, to: \.mainList)
  container.contribute(Tagged(\.shop) { $0 }, for: 4, to: \.mainMap)
  container.contribute(Tagged(\.emoji) { $0 }, for: 5, to: \.mainMap)
}
