// why: cached instances of a container, and singletons, outlive the cached instances of a child container.
import Keyworks
import KeyworksAsync

struct User: Sendable {}

final class Upload: Sendable {
  func cancel() async {}
}

struct Page: Sendable {
  let user: User
}

extension Scope {
  static let visit = Scope("visit")
}

final class Visit: ManagedContainer {
  let manager: ContainerManager
  let app: Container
  init(_ app: Container) { (self.app, manager) = (app, ContainerManager(parent: app)) }
}

final class Step: ManagedContainer {
  let manager: ContainerManager
  let visit: Visit
  init(_ visit: Visit) { (self.visit, manager) = (visit, ContainerManager(parent: visit)) }
}

extension Visit {
  var user: Factory<User> { self { User() }.cached }
  var page: Factory<Page> { self { Page(user: self.user()) } }
  var upload: Factory<Upload> { self { Upload() }.teardown { await $0.cancel() } }
  var guide: Factory<User> { self { User() }.scope(.visit) }
}

extension Step {
  var note: Factory<User> { self { User() }.cached }
}

extension Container {
  func home(of visit: Visit) -> Factory<Page> {  // expect: captive home page user
    self(id: 1) { visit.page() }.cached
  }
  var latest: Factory<Page> { self { Page(user: Visit(self).user()) }.cached }  // expect: captive latest user
  var last: Factory<Upload> { self { Visit(self).upload() }.singleton }  // expect: captive last upload
  var tour: Factory<User> { self { Visit(self).guide() }.scope(.visit) }  // expect: captive tour guide
  var deep: Factory<User> { self { Step(Visit(self)).note() }.cached }  // expect: captive deep note
}

let app = Container.shared
try await withContainer(Visit(app)) { visit in
  print(app.home(of: visit)(), app.latest(), app.last(), app.tour(), app.deep())
}
