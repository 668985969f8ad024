// missed: An instance of one scope that keeps one of another
import Keyworks

final class User: Sendable {
  let name: String
  init(name: String) { self.name = name }
}

final class Cart: Sendable {
  let user: User
  init(_ user: User) { self.user = user }
}

extension Scope {
  static let session = Scope("session")
  static let tab = Scope("tab")
}

extension Container {
  var user: Factory<User> { self { User(name: "Ada") }.scope(.session) }
  var cart: Factory<Cart> { self { Cart(self.user()) }.scope(.tab) }
}

let app = Container.shared
print(app.cart().user.name)
app.reset(scope: .session)
// The cart of the tab still belongs to the user who has logged out.
print(app.cart().user === app.user())  // false
app.reset(scope: .tab)
print(app.cart().user === app.user())  // true
