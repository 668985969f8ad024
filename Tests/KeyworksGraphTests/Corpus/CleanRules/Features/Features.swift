import Keyworks
import Persistence

extension Container {
  public var homeScreen: Factory<String> { self { self.table().rows[0] + self.drawing() } }
  public var cart: Factory<[String]> { self { [self.homeScreen()] } }
  public var carts: Factory<Int> { self { self.cart().count + self.tracker() } }
  public var tracker: Factory<Int> { self { 3 }.cached }
  // A name like the forbidden ones, in another module.
  var rawText: Factory<String> { self { "raw" } }
  public var text: Factory<String> { self { self.rawText() } }
}
