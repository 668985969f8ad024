// why: tabs has only a provider of loanFlow, which select(_:) calls, so building loanFlow
// needs tabs, but not the other way round.
// Loans: the tab bar opens the loan flow, and the loan flow goes back to the tab bar when it is done.
import Keyworks
import KeyworksUI

enum Tab: String, Sendable { case home, loans }

@MainActor class Coordinator {
  private(set) var trail: [String] = []
  func note(_ step: String) { trail.append(step) }
}

@MainActor final class TabCoordinator: Coordinator {
  private let loans = Container.shared.provider(\.loanFlow)
  @Injected(\.rates) private var rates
  private(set) var selected = Tab.home

  func select(_ tab: Tab) {
    selected = tab
    note(tab.rawValue)
    if tab == .loans { loans().begin(at: rates.today) }
  }
}

@MainActor final class LoanFlow: Coordinator {
  @Injected(\.tabs) private var tabs
  @Injected(\.loanForm) private var form

  func begin(at rate: Double) {
    form.amount = 12_000
    note("offer at \(rate) %: \(form.monthly(rate: rate)) a month")
    finish()
  }

  private func finish() {
    tabs.select(.home)
  }
}

@MainActor final class LoanFormModel {
  @Injected(\.rates) private var rates
  var amount = 0

  func monthly(rate: Double) -> Int {
    let total = Double(amount) * (1 + max(rate, rates.floor) / 100)
    return Int(total / 36)
  }
}

final class RateService: Sendable {
  let today = 3.9
  let floor = 2.5
}

extension Container {
  var rates: Factory<RateService> { self { RateService() }.singleton }
  var tabs: MainActorFactory<TabCoordinator> { self.mainActor { TabCoordinator() }.cached }
  var loanFlow: MainActorFactory<LoanFlow> { self.mainActor { LoanFlow() }.cached }
  var loanForm: MainActorFactory<LoanFormModel> { self.mainActor { LoanFormModel() } }
}

let tabs = Container.shared.tabs()
tabs.select(.loans)
print(tabs.trail, Container.shared.loanFlow().trail, tabs.selected.rawValue)
