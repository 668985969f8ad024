// why: the process chooses the variant for which a promise has a body.
import Keyworks

enum Brand: Variant { case plain, acme }

extension Container {
  var theme: Factory<String> { promised().when(Brand.acme) { "red" } }
  var page: Factory<String> { self { self.theme() } }
}

LaunchContext.current.variants = [Brand.acme]
print(Container.shared.page())
