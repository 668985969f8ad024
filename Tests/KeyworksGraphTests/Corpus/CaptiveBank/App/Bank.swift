// Run time: the vault, built for the process, keeps the keys of the first branch; the ledger goes on with the clerk of a session that is over; the teller of a second container greets with the desk of the first.
import Keyworks
import KeyworksAsync
import KeyworksUI

extension Scope { static let shift = Scope("shift") }

final class Keys: Sendable { let count = 3 }
final class Clerk: Sendable { let name = "Ida" }

struct Vault: Sendable {
  let keys: [Int: Keys]
}
actor Ledger {
  private let clerk: Clerk
  init(kept clerk: Clerk) { self.clerk = clerk }
  func sign(_ sum: Int) -> String { "\(sum), \(clerk.name)" }
}
@MainActor final class Desk { var bell = 0 }
@MainActor final class Teller {
  private let desk: Desk
  init(at desk: Desk) { self.desk = desk }
  func ring() -> Int {
    desk.bell += 1
    return desk.bell
  }
}

extension Container {
  var keys: ParameterFactory<Int, Keys> { self { _ in Keys() }.cached }
  var vault: Factory<Vault> { self { Vault(keys: [1: self.keys(1), 2: self.keys(2)]) }.singleton }  // expect: captive vault keys

  var clerk: Factory<Clerk> { self { Clerk() }.scope(.shift) }
  var ledger: AsyncFactory<Ledger, Never> { self.async { Ledger(kept: self.clerk()) }.cached }  // expect: captive ledger clerk

  var desk: MainActorFactory<Desk> { self.mainActor { Desk() }.cached }
  var teller: MainActorFactory<Teller> { self.mainActor { Teller(at: self.desk()) }.singleton }  // expect: captive teller desk
}
