// why: The singleton order desk holds no account, only a closure that fetches the session's account whenever it is called.
import FactoryKit

extension Scope {
  static let session = Cached()
}

extension Container {
  var account: Factory<Account> {
    self { Account(owner: "anna", client: self.client()) }
      .scope(.session)
  }

  var client: Factory<BrokerClient> {
    self { LiveClient() }
      .onTest { MockClient() }
      .singleton
  }

  var orderDesk: Factory<OrderDesk> {
    self {
      OrderDesk(client: self.client(), currentAccount: { self.account() })
    }
    .singleton
  }

  var quoteTicker: Factory<QuoteTicker> {
    self { QuoteTicker(makeAccount: self.account.resolve) }
      .singleton
  }
}
