// why: rules that are nearly broken: by a similar name, in another module, or in the opposite direction.
import Features
import FeaturesKit
import Keyworks
import Persistence

extension Container {
  var start: Factory<Int> { self { self.kitSize() + self.carts() } }
  var mainText: Factory<String> { self { self.text() + self.touchscreen() } }
}

print(Container.shared.start(), Container.shared.mainText())
