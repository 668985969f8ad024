// false: An instance that a child hands to a method of what its parent caches is a warning
import Keyworks
import Synchronization

final class Session: Sendable {}

final class Hub: Sendable {
  private let sessions = Mutex<[Session]>([])
  func forget(_ session: Session) { sessions.withLock { $0.removeAll { $0 === session } } }
}

final class Visit: ManagedContainer {
  let manager: ContainerManager
  let app: Container
  init(_ app: Container) { (self.app, manager) = (app, ContainerManager(parent: app)) }
}

extension Container {
  var hub: Factory<Hub> { self { Hub() }.cached }
}

extension Visit {
  var session: Factory<Session> { self { Session() }.cached }
  func leave() {
    app.hub().forget(self.session())  // limit: captive hub session
  }
}

Visit(Container()).leave()
