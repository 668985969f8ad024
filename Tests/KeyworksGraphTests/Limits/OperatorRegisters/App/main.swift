// missed: The needs of a body that an operator, a subscript or a function with a key path registers
import Keyworks

infix operator <~ : AssignmentPrecedence

func <~ <Value>(
  factory: KeyPath<Container, Factory<Value>>, body: @escaping @Sendable () -> Value
) {
  Container.shared[keyPath: factory].register { body() }
}

struct User: Sendable { let items: Int }

struct Cart: Sendable {
  let user: User?
  init(_ user: User?) { self.user = user }
}

extension Container {
  var cart: Factory<Cart> { self { Cart(nil) } }
  var user: Factory<User> { self { User(items: self.cart().user?.items ?? 0) } }

  func wire() {
    \.cart <~ { Cart(self.user()) }
  }
}

Container.shared.wire()
print(Container.shared.cart())  // cart → user → cart
