import Keyworks

public struct Account: Sendable {
  public let name: String
}

public protocol AccountNeeds: ManagedContainer {
  var accountName: Factory<String> { get }
}

extension AccountNeeds {
  public var account: Factory<Account> { self { Account(name: self.accountName()) }.cached }
}

public func greeting(for needs: any AccountNeeds) -> String { "Hello, \(needs.account().name)" }
