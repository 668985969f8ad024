// why: fareTable (cached) drops the Brand that BudgetModel chooses for fareSearch, and on
// which rules depends.
import Keyworks
import KeyworksUI

// Two brands sell the ferries of one company, from the same code.

struct Brand: Variant {
  let name: String
}

extension Brand {
  static let classic = Brand(name: "Island Line")
  static let budget = Brand(name: "HopHop")
}

struct PriceRules: Sendable {
  let cabin: Int
  let seat: Int
}

final class FareTable: Sendable {
  private let rules: PriceRules
  private let islands = ["Hydra": 2, "Paros": 5]

  init(rules: PriceRules) { self.rules = rules }

  func fare(to island: String, cabin: Bool) -> Int {
    (islands[island] ?? 1) * (cabin ? rules.cabin : rules.seat)
  }
}

final class FareSearch {
  private let table: FareTable
  init(table: FareTable) { self.table = table }
  func offers(for island: String) -> [Int] { [false, true].map { table.fare(to: island, cabin: $0) } }
}

extension Container {
  var rules: Factory<PriceRules> {
    self { PriceRules(cabin: 60, seat: 20) }
      .when(Brand.budget) { PriceRules(cabin: 45, seat: 9) }
  }
  var fareTable: Factory<FareTable> {  // expect: variant fareSearch fareTable rules
    self { FareTable(rules: self.rules()) }.cached
  }
  var fareSearch: Factory<FareSearch> { self { FareSearch(table: self.fareTable()) } }
}

@MainActor protocol SearchModel: AnyObject {
  var search: FareSearch { get }
  var slogan: String { get }
}

extension SearchModel {
  func list(_ islands: String...) -> [String] {
    islands.map { "\(slogan) \($0) from \(search.offers(for: $0).min() ?? 0) euros" }
  }
}

final class ClassicModel: SearchModel {
  @Injected(\.fareSearch, under: Brand.classic) var search
  let slogan = "Sail to"
}

final class BudgetModel: SearchModel {
  @Injected(\.fareSearch, under: Brand.budget) var search
  var slogan: String { "Hop over to" }
}

extension Container {
  var classic: MainActorFactory<ClassicModel> { self.mainActor { ClassicModel() } }
  var budget: MainActorFactory<BudgetModel> { self.mainActor { BudgetModel() } }
}

print(Container.shared.classic().list("Hydra", "Paros"))
print(Container.shared.budget().list("Hydra"))
