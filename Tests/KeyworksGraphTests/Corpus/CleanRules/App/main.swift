// why: rules that are nearly broken: by a name like it, in another module, the other way round.
import Features
import FeaturesKit
import Keyworks
import Persistence

extension Container {
  var start: Factory<Int> { self { self.kitSize() + self.carts() } }
  var mainText: Factory<String> { self { self.text() + self.touchscreen() } }
}

print(Container.shared.start(), Container.shared.mainText())
