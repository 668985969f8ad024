// why: context values that are required, but that no `with` gives.
import Keyworks
enum UserID: ContextKey { typealias Value = Int }
enum Tenant: ContextKey { typealias Value = Int }
enum Region: ContextKey { typealias Value = Int }
enum Names { enum Locale: ContextKey { typealias Value = Int } }
extension Container {
  var user: Factory<Int> { self { self.require(UserID.self) } }
  var tenant: Factory<Int> { self { self.require(Tenant.self) } }
  var region: Factory<Int> { self { self.require(Region.self) } }  // expect: context region
  var locale: Factory<Int> { self { self.require(Names.Locale.self) } }
}
let c = Container.shared
c.with(UserID.self, 1) { print($0.user(), $0.region()) }
c.with(Tenant.self, 1) { $0.with(Names.Locale.self, 2) { print($0.tenant(), $0.locale()) } }
