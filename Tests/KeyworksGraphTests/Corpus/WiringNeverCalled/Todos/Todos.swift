// why: a module offers a function for its plug-ins, and the app forgets to call it.
import Keyworks

public protocol Route: Sendable {
  var path: String { get }
}

struct ListRoute: Route {
  let path = "/todos"
}

extension Container {
  public static var routes: Tags<any Route> { [] }
  var listRoute: Factory<ListRoute> { self { ListRoute() } }
  var editRoute: Factory<any Route> { self { ListRoute() } }
}

public enum Todos {
  public static func register(in container: Container) {  // expect: wiring listRoute editRoute
    container.contribute(Tagged(\.listRoute) { $0 }, to: \.routes)
    container.contribute(Tagged(\.editRoute, priority: 4), to: \.routes)
  }
}
