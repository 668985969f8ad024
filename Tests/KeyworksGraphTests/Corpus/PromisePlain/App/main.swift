// why: promises have bodies for variants only, and one resolve of each chooses none, while other
// factories and a generic function choose variants of the same type.
import Keyworks

enum Brand: Variant { case plain, acme }

extension Container {
  var colour: Factory<String> { self { "grey" }.when(Brand.acme) { "red" } }
  var theme: Factory<String> { promised() }  // expect: promise theme
  var logo: Factory<String> { promised().when(Brand.acme) { "an anvil" } }  // expect: promise logo
  var page: Factory<String> { self { self.theme() } }
  // The body is cached for no brand.
  var slogan: Factory<String> { promised() }  // expect: promise slogan
  var banner: Factory<String> { self { self.slogan() }.cached.ignoring(Brand.self) }

  // Each resolve chooses a brand.
  var sign: Factory<String> { promised().when(Brand.acme) { "sign" } }
  var label: Factory<String> { promised() }
  var box: Factory<String> { self { self.label() } }
  var tag: Factory<String> { promised().when(Brand.acme) { "tag" } }
  var note: Factory<String> { self { "" }.when(Brand.acme) { self.tag() } }
  var card: Factory<String> { promised() }
  var text: Factory<String> { self { "" } }
  var stamp: Factory<String> { promised() }
  var coin: ParameterFactory<Brand, String> { self { _ in self.stamp() } }
  var font: Factory<String> { promised() }
}

struct Poster {
  let title = Container.shared.font()
  var text: String { Container.shared.card() }
}

func show<Choice: Variant>(in choice: Choice) -> String {
  Container.shared.colour.under(choice)() + Container.shared.sign.under(choice)()
}

let container = Container.shared
container.theme.register(for: Brand.acme) { "red" }
container.slogan.register(for: Brand.acme) { "It falls." }
container.label.register(for: Brand.acme) { "label" }
container.card.register(for: Brand.acme) { "card" }
container.text.register(for: Brand.acme) { container.card() }
container.stamp.register(for: Brand.acme) { "stamp" }
container.font.register(for: Brand.acme) { "font" }
print(show(in: Brand.acme), container.page(), container.logo())
print(container.banner.under(Brand.acme)(), container.box.under(Brand.acme)(), container.note())
print(container.with(Brand.acme) { _ in Poster().title + Poster().text })
print(container[\.coin, .acme], container.text())
