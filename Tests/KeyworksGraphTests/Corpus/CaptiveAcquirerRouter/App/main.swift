// why: `router` (singleton) keeps the elements of `acquirers`, among them a Retrying<CashDesk>
// with `float` (scope shift), so the float is never refilled.
import Keyworks
import Synchronization

extension Scope { static let shift = Scope("shift") }

protocol Acquirer: Sendable {
  var fee: Int { get }
  func authorize(_ cents: Int) -> Bool
}

// MARK: Acquirers

struct Bank: Acquirer {
  let fee = 12
  func authorize(_ cents: Int) -> Bool { cents < 500_000 }
}

/// The cash that the cashiers may pay out until the end of their shift.
final class Float: Sendable {
  private let left = Mutex(20_000)
  func take(_ cents: Int) -> Bool {
    left.withLock { left in
      guard left >= cents else { return false }
      left -= cents
      return true
    }
  }
}

struct CashDesk: Acquirer {
  let float: Float
  let fee = 0
  func authorize(_ cents: Int) -> Bool { float.take(cents) }
}

// MARK: Wrappers

struct Retrying<Base: Sendable>: Sendable {
  let base: Base
  let times: Int
}
extension Retrying: Acquirer where Base: Acquirer {
  var fee: Int { base.fee }
  func authorize(_ cents: Int) -> Bool { (0..<times).contains { _ in base.authorize(cents) } }
}
extension Acquirer {
  func retried(_ times: Int = 2) -> Retrying<Self> { Retrying(base: self, times: times) }
}

final class Router: Sendable {
  private let acquirers: [any Acquirer]
  init(_ acquirers: some Sequence<any Acquirer>) { self.acquirers = acquirers.sorted { $0.fee < $1.fee } }
  func pay(_ cents: Int) -> String {
    acquirers.first { $0.authorize(cents) }.map { "\(type(of: $0)) for \($0.fee)" } ?? "declined"
  }
}

extension Container {
  var bank: Factory<Retrying<Bank>> { self { Bank().retried(3) } }
  var float: Factory<Float> { self { Float() }.scope(.shift) }
  var cashDesk: Factory<CashDesk> { self { CashDesk(float: self.float()) } }

  static var acquirers: Tags<any Acquirer> {
    [Tagged(\.bank) { $0 }, Tagged(\.cashDesk, priority: -1) { $0.retried() }]
  }
  var router: Factory<Router> {  // expect: captive router cashDesk float
    self { Router(self[\.acquirers]) }.singleton
  }
}

func runShift(_ payouts: [Int], in container: Container = .shared) {
  for cents in payouts { print(container.router().pay(cents)) }
  container.reset(scope: .shift)
}
runShift([15_000, 9_000])
runShift([8_000])
