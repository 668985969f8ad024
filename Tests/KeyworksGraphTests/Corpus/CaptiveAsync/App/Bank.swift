import Keyworks
import KeyworksAsync

extension Scope {
  static let session = Scope("session")
}

struct Account: Sendable {
  let name: String
}

struct Mailer: Sendable {
  let account: Account
}

struct Gateway: Sendable {
  let account: Account
}

struct Desk: Sendable {
  let account: AsyncProvider<Account, any Error>
}

extension Container {
  var user: Factory<String> { self { "Ada" }.scope(.session) }
  var account: AsyncFactory<Account, any Error> { self.async { Account(name: self.user()) }.scope(.session) }
  var mailer: AsyncFactory<Mailer, any Error> { self.async { Mailer(account: try await self.account()) } }

  // Through one that keeps nothing.
  var gateway: AsyncFactory<Gateway, any Error> {  // expect: captive gateway mailer account
    self.async { Gateway(account: try await self.mailer().account) }.singleton
  }

  // Of a synchronous one.
  var board: AsyncFactory<Int, Never> { self.async { self.user().count }.cached }  // expect: captive board user

  // Through a list.
  static var feeds: AsyncTags<Account> { [Tagged(\.account)] }
  var digest: AsyncFactory<[Account], any Error> {  // expect: captive digest account
    self.async { try await self.gather(\.feeds) }.singleton
  }

  // A provider keeps nothing, nor does a task.
  var desk: AsyncFactory<Desk, Never> {
    self.async {
      Task { print(try await self.account().name) }
      return Desk(account: self.provider(\.account))
    }.singleton
  }
}
