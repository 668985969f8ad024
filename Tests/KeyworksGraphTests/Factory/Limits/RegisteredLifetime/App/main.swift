// missed: A lifetime after a registration
import FactoryKit

final class User {}
final class Mailer { init(user: User) {} }

extension Container {
  var user: Factory<User> { self { User() } }
  var mailer: Factory<Mailer> { self { Mailer(user: self.user()) }.singleton }
}

Container.shared.user.register { User() }.cached
_ = Container.shared.mailer()
