// why: children cache instances of their parents, and parents only pass on or resolve cached instances of children.
import Keyworks

struct User: Sendable {}

struct Page: Sendable {
  let user: User
}

struct Menu: Sendable {
  let visit: Visit
  let user: Provider<User>
}

final class Visit: ManagedContainer {
  let manager: ContainerManager
  let app: Container
  init(_ app: Container) { (self.app, manager) = (app, ContainerManager(parent: app)) }
}

// Nobody knows of what it is a child.
final class Guest: ManagedContainer {
  let manager: ContainerManager
  init(_ parent: (any ManagedContainer)?) { manager = ContainerManager(parent: parent) }
}

// It has containers of its own type around it.
final class Box: ManagedContainer {
  let manager: ContainerManager
  let outer: Box?
  init(in outer: Box?) { (self.outer, manager) = (outer, ContainerManager(parent: outer)) }
}

extension Container {
  var settings: Factory<User> { self { User() }.cached }
  // Not kept.
  var page: Factory<Page> { self { Page(user: Visit(self).user()) } }
  // Fetched at each use.
  var menu: Factory<Menu> {
    self {
      let visit = Visit(self)
      return Menu(visit: visit, user: visit.provider(\.user))
    }.cached
  }
  // Of singletons there is one, whichever container asks.
  var owner: Factory<User> { self { Visit(self).owner() }.cached }
  // The child that is made for it is not kept.
  var clerk: Factory<User> {
    self {
      let visit = Visit(self)
      return visit.owner()
    }.cached
  }
  // Nothing of the child is kept there.
  var fresh: Factory<User> { self { Visit(self).fresh() }.cached }
  var other: Factory<User> { self { Guest(self).user() }.cached }
}

extension Visit {
  var user: Factory<User> { self { self.app.settings() }.cached }
  var owner: Factory<User> { self { User() }.singleton }
  var fresh: Factory<User> { self { User() } }
  var title: Factory<Page> { self { Page(user: self.user()) }.cached }
}

extension Guest {
  var user: Factory<User> { self { User() }.cached }
}

extension Box {
  var color: Factory<User> { self { User() }.cached }
  var paint: Factory<Page> { self { Page(user: self.color()) }.cached }
  var inherited: Factory<User?> { self { self.outer?.color() }.cached }
}

let app = Container.shared
let visit = Visit(app)
print(app.page(), app.menu().user(), app.owner(), app.fresh(), app.other(), visit.title(), app.clerk())
print(Box(in: Box(in: nil)).paint(), Box(in: nil).inherited())
