import Keyworks

extension Scope {
  static let session = Scope("session")
}

final class Account: Sendable {
  let name = "Ada"
}

/// Keeps the first account it reads.
final class Radio: @unchecked Sendable {
  @LazyInjected(\.account) var account
  func play() -> String { "for \(account.name)" }
}

/// Has something that keeps the account for it.
final class Studio: Sendable {
  let guest: Guest
  init(guest: Guest) { self.guest = guest }
}

final class Guest: @unchecked Sendable {
  @LazyInjected(\.account) var account
}

/// Asks each time: no finding.
final class Antenna: Sendable {
  let accounts: Provider<Account>
  init(accounts: Provider<Account>) { self.accounts = accounts }
  func tune() -> String { accounts().name + Container.shared.account().name }
}

extension Container {
  var account: Factory<Account> { self { Account() }.scope(.session) }
  var radio: Factory<Radio> { self { Radio() }.cached }  // expect: captive radio account
  var guest: Factory<Guest> { self { Guest() } }
  var studio: Factory<Studio> { self { Studio(guest: self.guest()) }.singleton }  // expect: captive studio guest account
  var antenna: Factory<Antenna> {
    self { Antenna(accounts: self.provider(\.account)) }.singleton
  }
}
