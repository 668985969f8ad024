// why: a branch of a ternary is a branch; the contents of a graph instance are passed on.
import Keyworks

extension Scope { static let session = Scope("session") }

final class User: Sendable {}
final class Page: Sendable {
  let user: User?
  init(_ user: User?) { self.user = user }
}
final class Site: Sendable {
  let page: Page
  init(_ page: Page) { self.page = page }
}

extension Container {
  var user: Factory<User> { self { User() }.scope(.session) }
  var isKnown: Factory<Bool> { self { true } }
  var page: Factory<Page> { self { self.isKnown() ? Page(self.user()) : Page(nil) }.singleton }  // expect: captive page user
  var inGraph: Factory<Page> { self { Page(self.user()) }.graph }
  var site: Factory<Site> { self { Site(self.inGraph()) }.singleton }  // expect: captive site inGraph; captive site inGraph user
}

print(Container.shared.page(), Container.shared.site())
