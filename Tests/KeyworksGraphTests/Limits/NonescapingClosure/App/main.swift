// false: A closure that the program passes on, and itself calls nowhere, is assumed to run at once
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
