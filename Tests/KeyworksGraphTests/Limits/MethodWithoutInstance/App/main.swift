// missed: A method or a local function in a constant
import Keyworks

struct Shop: Sendable {
  let app: Container
  func open() -> String { "open for \(app.customers())" }
}

extension Container {
  var shop: Factory<Shop> { self { Shop(app: self) } }
  var customers: Factory<Int> { self { self.sign().count } }
  var sign: Factory<String> {
    self {
      let open = Shop.open
      return open(self.shop())()
    }
  }
}

print(Container.shared.sign())  // sign → customers → sign
