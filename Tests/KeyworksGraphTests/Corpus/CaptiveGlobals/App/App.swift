// why: globals last as long as the process.
import Keyworks
extension Scope { static let session = Scope("session") }
final class User: Sendable {}
extension Container {
  var user: Factory<User> { self { User() }.scope(.session) }
  var token: Factory<User> { self { User() }.cached.timeToLive(.seconds(5)) }
  var clock: Factory<User> { self { User() }.cached }
}
let current = Container.shared.user()  // expect: captive user
enum Statics {
  static let token = Container.shared.token()  // expect: captive token
  static let clock = Container.shared.clock()
  static let provider = Container.shared.provider(\.user)
  static let make: @Sendable () -> User = { Container.shared.user() }
  static var now: User { Container.shared.user() }
}
@main enum Main { static func main() { print(current, Statics.token, Statics.clock, Statics.provider, Statics.make, Statics.now) } }
