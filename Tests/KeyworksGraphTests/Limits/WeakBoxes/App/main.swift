// false: An instance in a generic type that holds it weakly
import Keyworks
import Synchronization

final class Session: Sendable {
  let user = "Ada"
}

final class WeakBox<Value: AnyObject & Sendable>: Sendable {
  private let held: Mutex<Weak>
  private struct Weak { weak var value: Value? }
  init(_ value: Value) { held = Mutex(Weak(value: value)) }
  var value: Value? { held.withLock { $0.value } }
}

final class Monitor: Sendable {
  let session: WeakBox<Session>
  init(_ session: WeakBox<Session>) { self.session = session }
  var status: String { session.value?.user ?? "logged out" }
}

extension Container {
  var session: Factory<Session> { self { Session() }.cached }
  var monitor: Factory<Monitor> {  // limit: captive monitor session
    self { Monitor(WeakBox(self.session())) }.singleton
  }
}

print(Container.shared.monitor().status)
Container.shared.session.reset()
print(Container.shared.monitor().status)
