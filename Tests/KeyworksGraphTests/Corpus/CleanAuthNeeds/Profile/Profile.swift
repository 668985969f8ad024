// why: what a module needs is resolved only by the extension of its protocol.
import Auth
import Keyworks

public struct Profile {
  let session: Session
  let badges: [String]
  public var text: String { "\(session.user)@\(session.host) \(badges)" }
}

extension Container {
  public static var badges: Tags<String> { Tags() }
  public var profile: ParameterFactory<Session, Profile> {
    self { Profile(session: $0, badges: self[\.badges]) }
  }
  var newcomer: Factory<String> { self { "newcomer" } }
}

public func registerProfile(in container: Container) {
  container.contribute(Tagged(\.newcomer), to: \.badges)
}
