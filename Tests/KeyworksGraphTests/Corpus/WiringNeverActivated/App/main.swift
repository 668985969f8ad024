// why: a wiring that is never activated registers nothing.
import Keyworks
import KeyworksWiring

extension Container {
  var title: Factory<String> { promised() }  // expect: promise title

  static var titled: Wiring<Container> { Wiring { $0.title.register { "Title" } } }  // expect: wiring title
}

print(Container.shared.title())
