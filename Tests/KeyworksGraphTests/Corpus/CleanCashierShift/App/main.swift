// why: `till` (singleton) asks a provider for the cashier (scope shift) at each payment, and
// `bell` (singleton) holds its cashier weakly.
import Keyworks
import Synchronization

// A till for several cashiers. Each of them signs in for a shift.

extension Scope { static let shift = Scope("shift") }

final class Cashier: Sendable {
  let number: Int
  private let taken = Mutex(0)
  init(number: Int) { self.number = number }

  func take(_ cents: Int) { taken.withLock { $0 += cents } }
  var total: Int { taken.withLock { $0 } }
}

/// Books what is paid for whoever works at the time.
final class Till: Sendable {
  private let cashier: Provider<Cashier>
  private let journal: Journal
  init(cashier: Provider<Cashier>, journal: Journal) { (self.cashier, self.journal) = (cashier, journal) }

  func pay(_ cents: Int) {
    cashier().take(cents)
    journal.entries.withLock { $0.append(cents) }
  }
}

final class Journal: Sendable {
  let entries = Mutex<[Int]>([])
  var turnover: Int { entries.withLock { $0.reduce(0, +) } }
}

/// Tells the first cashier of the day, if they are still there, that the bank closes.
final class Bell: Sendable {
  private weak let opener: Cashier?
  init(for opener: Cashier) { self.opener = opener }
  func ring() -> String { opener.map { "cashier \($0.number), the bank closes" } ?? "nobody to tell" }
}

final class Roster: Sendable {
  private let next = Mutex(1)
  func draw() -> Int {
    next.withLock { number in
      defer { number += 1 }; return number
    }
  }
}

extension Container {
  var roster: Factory<Roster> { self { Roster() }.singleton }
  var cashier: Factory<Cashier> { self { Cashier(number: self.roster().draw()) }.scope(.shift) }
  var journal: Factory<Journal> { self { Journal() }.singleton }
  var till: Factory<Till> {
    self { Till(cashier: self.provider(\.cashier), journal: self.journal()) }.singleton
  }
  var bell: Factory<Bell> { self { Bell(for: self.cashier()) }.singleton }
}

struct Shift {
  var payments: [Int]
  func work(at container: Container = .shared) {
    for cents in payments { container.till().pay(cents) }
    print(container.bell().ring())
    print(container.cashier().number, container.cashier().total)
    container.reset(scope: .shift)
  }
}

for payments in [[250, 700], [1300]] { Shift(payments: payments).work() }
print(Container.shared.journal().turnover)
