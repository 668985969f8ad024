protocol BrokerClient {
  func buy(_ symbol: String, for owner: String)
}

struct LiveClient: BrokerClient {
  func buy(_ symbol: String, for owner: String) { print(owner, "buys", symbol) }
}

struct MockClient: BrokerClient {
  func buy(_ symbol: String, for owner: String) {}
}

final class Account {
  let owner: String
  private let client: BrokerClient
  init(owner: String, client: BrokerClient) {
    self.owner = owner
    self.client = client
  }
  func buy(_ symbol: String) { client.buy(symbol, for: owner) }
}

final class OrderDesk {
  private let client: BrokerClient
  private let currentAccount: () -> Account

  init(client: BrokerClient, currentAccount: @escaping () -> Account) {
    self.client = client
    self.currentAccount = currentAccount
  }

  func order(_ symbol: String) {
    let account = currentAccount()
    account.buy(symbol)
    client.buy("FEE", for: account.owner)
  }
}

final class QuoteTicker {
  private let makeAccount: () -> Account
  init(makeAccount: @escaping () -> Account) { self.makeAccount = makeAccount }
  func watch(_ symbol: String) -> String { "\(makeAccount().owner) watches \(symbol)" }
}
