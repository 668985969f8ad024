// why: context values that are required, but that no `with` gives.
import Keyworks
struct UserID: ContextValue { let value: Int }
struct Tenant: ContextValue { let value: Int }
struct Region: ContextValue { let value: Int }
enum Names { struct Locale: ContextValue { let value: Int } }
extension Container {
  var user: Factory<Int> { self { self.require(UserID.self).value } }
  var tenant: Factory<Int> { self { self.require(Tenant.self).value } }
  var region: Factory<Int> { self { self.require(Region.self).value } }  // expect: context region
  var locale: Factory<Int> { self { self.require(Names.Locale.self).value } }
}
let c = Container.shared
c.with(UserID(value: 1)) { print($0.user(), $0.region()) }
c.with(Tenant(value: 1)) { $0.with(Names.Locale(value: 2)) { print($0.tenant(), $0.locale()) } }
