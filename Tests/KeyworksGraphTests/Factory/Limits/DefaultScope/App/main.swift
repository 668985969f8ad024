// missed: A lifetime from `manager.defaultScope`
import FactoryKit

final class User {}
final class Mailer { init(user: User) {} }

extension Container {
  var user: Factory<User> { self { User() } }
  var mailer: Factory<Mailer> { self { Mailer(user: self.user()) }.singleton }
}

Container.shared.manager.defaultScope = .cached
_ = Container.shared.mailer()
