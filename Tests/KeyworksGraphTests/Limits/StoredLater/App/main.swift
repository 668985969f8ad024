// missed: An instance that a method or a task stores
import Keyworks
import Synchronization

final class Session: Sendable {}
final class Mailer: Sendable {
  private let sessions = Mutex<[Session]>([])
  func start() {
    let session = Container.shared.session()
    sessions.withLock { $0.append(session) }
  }
}

extension Container {
  var session: Factory<Session> { self { Session() }.cached }
  var mailer: Factory<Mailer> { self { Mailer() }.singleton }
}

Container.shared.mailer().start()
