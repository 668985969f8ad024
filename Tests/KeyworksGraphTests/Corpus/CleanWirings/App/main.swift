// why: the code of a wiring runs where the wiring is activated: directly, in a group or merged; two of them are never on together.
import Keyworks
import KeyworksWiring

extension Container {
  var title: Factory<String> { promised() }
  var body: Factory<String> { promised() }
  var footer: Factory<String> { promised() }
  var index: Factory<String> { self { "index" } }

  static var pages: Tags<String> { Tags() }

  static var titled: Wiring<Container> {
    Wiring { container in
      container.title.register { "Title" }
      container.contribute(Tagged(\.index), to: \.pages)
    }
    .requiring(\.body)
  }
  static var filled: Wiring<Container> { Wiring { $0.body.register { "Body" } }.priority(1) }
  static var closed: Wiring<Container> { Wiring { $0.footer.register { "Footer" } } }
  static var group: Wiring<Container> { Wiring { $0.activate(\.filled) } }
  var guest: Factory<Bool> { self { true }.cached }
  var fresh: Factory<Int> { self { 1 } }
  var stored: Factory<Int> { self { 2 } }
  static var counts: KeyedTags<String, Int> { KeyedTags() }
  static var ranks: Tags<Int> { Tags() }
  static var online: Wiring<Container> {
    Wiring { container in
      container.register(\.stored) { $0.fresh() }
      container.contribute(Tagged(\.fresh), for: "count", to: \.counts)
      container.contribute(Tagged(\.fresh, priority: 1), to: \.ranks)
      container.contribute(Tagged(\.stored, .after(\.fresh)), to: \.ranks)
    }.enabled { $0.guest() != true }
  }
  // Never on together with `online`.
  static var offline: Wiring<Container> {
    Wiring { container in
      container.register(\.fresh) { $0.stored() }
      container.contribute(Tagged(\.stored), for: "count", to: \.counts)
      container.contribute(Tagged(\.fresh, priority: 2), to: \.ranks)
      container.contribute(Tagged(\.stored, .before(\.fresh)), to: \.ranks)
    }.enabled { container in container.guest() == true }
  }
  var left: Factory<Int> { self { 3 } }
  var right: Factory<Int> { self { 4 } }
  // These two neither.
  static var bright: Wiring<Container> {
    Wiring { $0.register(\.left) { $0.right() } }.enabled(onMainActor: { $0.guest() })
  }
  static var dim: Wiring<Container> {
    Wiring { $0.register(\.right) { $0.left() } }.enabled(onMainActor: { !$0.guest() })
  }
  static var all: Wiring<Container> { Wiring(merging: [group, closed]) }
}

let container = Container.shared
container.activate(\.all)
container.activate(\.titled)
container.activate(\.online)
container.activate(\.offline)
container.activate(\.bright)
container.activate(\.dim)
print(container.left(), container.right())
print(container.title(), container.body(), container.footer(), container[\.pages])
print(container.fresh(), container.stored(), container[\.counts], container[\.ranks])
