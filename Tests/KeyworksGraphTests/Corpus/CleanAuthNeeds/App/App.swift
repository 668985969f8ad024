import Auth
import Keyworks
import Profile
import Synchronization

final class Console: AuthLog {
  private let notes = Mutex<[String]>([])
  func note(_ text: String) { notes.withLock { $0.append(text) } }
  var count: Int { notes.withLock { $0.count } }
}

extension Container: @retroactive AuthRequirements {
  public var authLog: Factory<any AuthLog> { self { self.console() } }
  public var authHost: Factory<String> { self { "login.\(self.domain())" } }
}

extension Container {
  var console: Factory<Console> { self { Console() }.singleton }
  var domain: Factory<String> { self { "example.org" } }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() { registerProfile(in: self) }
}

@main struct App {
  @Injected(\.login) var login
  @Injected(\.console) var console

  func run(_ names: [String]) {
    for session in names.compactMap({ login($0) }) {
      print(Container.shared.profile(session).text)
    }
    print(console.count)
  }

  static func main() {
    App().run(["ada", "", "bob"])
  }
}
