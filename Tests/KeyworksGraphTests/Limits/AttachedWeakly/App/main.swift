// false: An instance that a method stores weakly is assumed to be kept, if a property of the
// method's type can hold it
import Keyworks
import Synchronization

final class Session: Sendable {
  let user: String
  init(user: String) { self.user = user }
}

final class Hub: Sendable {
  private struct Entry { weak var session: Session? }
  private let entries = Mutex<[Entry]>([])
  private let owner = Session(user: "root")

  func attach(_ session: Session) { entries.withLock { $0.append(Entry(session: session)) } }
  var users: [String] {
    entries.withLock { [owner.user] + $0.compactMap { $0.session?.user } }
  }
}

extension Container {
  var session: Factory<Session> { self { Session(user: "Ada") }.cached }
  var hub: Factory<Hub> {  // limit: captive hub session
    self {
      let hub = Hub()
      hub.attach(self.session())
      return hub
    }.singleton
  }
}

print(Container.shared.hub().users)
Container.shared.session.reset()
print(Container.shared.hub().users)
