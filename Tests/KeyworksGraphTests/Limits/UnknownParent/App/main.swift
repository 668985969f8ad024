// missed: An instance that a parent of an unknown type keeps
import Keyworks

final class Cursor: Sendable {
  let position: Int
  init(position: Int) { self.position = position }
}

final class Dashboard: Sendable {
  let cursor: Cursor
  init(_ cursor: Cursor) { self.cursor = cursor }
}

final class Request: ManagedContainer {
  let manager: ContainerManager
  init(_ app: any ManagedContainer) { manager = ContainerManager(parent: app) }
}

extension Request {
  var cursor: Factory<Cursor> { self { Cursor(position: 3) }.cached }
}

extension Container {
  // The dashboard of the app keeps the cursor of a request that has ended.
  var dashboard: Factory<Dashboard> {
    self {
      let request = Request(self)
      return Dashboard(request.cursor())
    }.cached
  }
}

print(Container.shared.dashboard().cursor.position)
