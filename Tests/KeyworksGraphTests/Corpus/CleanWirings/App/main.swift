// why: the code of a wiring runs where the wiring is activated: directly, in a group or merged.
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
  static var all: Wiring<Container> { Wiring(merging: [group, closed]) }
}

let container = Container.shared
container.activate(\.all)
container.activate(\.titled)
print(container.title(), container.body(), container.footer(), container[\.pages])
