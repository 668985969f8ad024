import Accounts
import Keyworks

extension Container {
  public var userName: Factory<String> { self { "\(self.title()) Lovelace" }.cached }
  public static var greetings: Tags<String> { [Tagged(\.greeting)] }
}

extension Container {
  var title: Factory<String> { self { "Lady" }.singleton }
}
