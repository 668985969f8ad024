// false: A value that is copied from a shorter-lived instance, such as a `String` or an `Int`, is a
// warning
import Keyworks

final class Session: Sendable {
  let max: Int
  init(max: Int) { self.max = max }
}

final class Limit: Sendable {
  let max: Int
  init(_ max: Int) { self.max = max }
}

extension Container {
  /// Every session has the same maximum.
  var session: Factory<Session> { self { Session(max: 3) }.cached }
  var limit: Factory<Limit> {  // limit: captive limit session
    self { Limit(self.session().max) }.singleton
  }
}

print(Container.shared.limit().max)
