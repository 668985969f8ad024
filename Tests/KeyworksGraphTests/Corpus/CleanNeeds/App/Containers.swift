import Accounts
import Feeds
import Keyworks

struct WebNet: Net {
  let host: String
  func get(_ path: String) -> String { host + path }
}

struct LocalNet: Net {
  let account: Account
  func get(_ path: String) -> String { "\(account.name)\(path)" }
}

extension Container: @retroactive FeedNeeds {
  public var net: Factory<any Net> { self { WebNet(host: self.host()) }.singleton }
  public var feedPath: Factory<String> { self { "/news" } }
  var host: Factory<String> { self { "example.org" } }
  var banner: Factory<String> { self { self.feedTitle() + greeting(for: PhoneContainer.shared) } }
}

/// Has both needs; its network knows the account, whose name does not need the network.
final class PhoneContainer: SharedContainer, FeedNeeds, AccountNeeds {
  static let shared = PhoneContainer()
  let manager = ContainerManager()

  var net: Factory<any Net> { self { LocalNet(account: self.account()) }.cached }
  var feedPath: Factory<String> { self { "/local" }.cached }
  var accountName: Factory<String> { self { "Ada" } }
  var wallpaper: Factory<String> { self { self.feed().items.joined() }.cached }
}
