import Accounts
import Compose
import Core
import Keyworks
import Storage

struct LocalNetwork: Network {
  let logger: any Logger
  func fetch(_ path: String) -> [String] {
    logger.log("get \(path)")
    return [path]
  }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    register(\.network) { LocalNetwork(logger: $0.logger()) }
    address.register { "ada@example.org" }
    ComposeModule.register(in: self)
  }
}

extension Container {
  var window: Factory<[String]> {
    self { [self.title()] + self.inbox().messages.map(\.subject) }
  }
  var title: Factory<String> { self { (try? self.session().account.address) ?? "offline" } }
}
