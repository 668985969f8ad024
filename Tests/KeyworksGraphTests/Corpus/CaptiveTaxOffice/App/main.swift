// why: assessor (singleton) keeps the ledger (cached) of the first district, through Cabinet's
// subscript.
import Keyworks
import Synchronization

/// Opens the drawers of a container: `cabinet.rates` instead of `container.rates()`.
@dynamicMemberLookup
struct Cabinet {
  private let container: Container
  init(of container: Container) { self.container = container }

  subscript<Value>(dynamicMember drawer: KeyPath<Container, Factory<Value>>) -> Value {
    container[keyPath: drawer]()
  }
}

struct Rates: Sendable {
  let brackets: [(upTo: Int, percent: Int)]

  func tax(on income: Int) -> Int {
    var (rest, floor, sum) = (income, 0, 0)
    for bracket in brackets where rest > 0 {
      let part = min(rest, bracket.upTo - floor)
      sum += part * bracket.percent / 100
      (rest, floor) = (rest - part, bracket.upTo)
    }
    return sum
  }
}

/// The book of one district.
final class Ledger: Sendable {
  private let entries = Mutex<[String: Int]>([:])
  func book(_ name: String, _ amount: Int) { entries.withLock { $0[name, default: 0] += amount } }
  var total: Int { entries.withLock { $0.values.reduce(0, +) } }
}

struct Assessor: Sendable {
  let rates: Rates
  let ledger: Ledger

  func assess(_ name: String, income: Int) { ledger.book(name, rates.tax(on: income)) }
}

extension Container {
  private var cabinet: Cabinet { Cabinet(of: self) }

  var rates: Factory<Rates> {
    self { Rates(brackets: [(10_000, 0), (40_000, 20), (.max, 42)]) }.singleton
  }
  var ledger: Factory<Ledger> { self { Ledger() }.cached }
  var assessor: Factory<Assessor> {  // expect: captive assessor ledger
    self { [cabinet] in Assessor(rates: cabinet.rates, ledger: cabinet.ledger) }.singleton
  }
}

struct District {
  let name: String
  let container = Container()

  func assess(_ incomes: KeyValuePairs<String, Int>) {
    for (name, income) in incomes { container.assessor().assess(name, income: income) }
    print("\(name) collects \(container.ledger().total)")
  }
}

District(name: "North").assess(["Ada": 52_000, "Bo": 12_000])
District(name: "South").assess(["Cem": 30_000])
