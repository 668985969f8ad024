// false: A closure passed to a function is assumed to run at once if it is nonescaping
import Keyworks

struct Cart: Sendable {
  let items: [String]
  let label: String
}

/// The name of what the closure would make. It does not run.
func typeName<Value>(of make: () -> Value) -> String { "\(Value.self)" }

extension Container {
  var items: Factory<[String]> { self { ["tea", "cake"] } }
  var cart: Factory<Cart> {  // limit: cycle cart label
    self { Cart(items: self.items(), label: self.label()) }
  }
  var label: Factory<String> { self { "a " + typeName { self.cart() } } }
}

print(Container.shared.cart())
