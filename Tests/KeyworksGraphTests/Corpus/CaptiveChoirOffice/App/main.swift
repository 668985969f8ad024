// why: tabBar (singleton) keeps loans (scope member), a member of the list `tabs`, in
// TabBar.items.
import Keyworks
import KeyworksUI

@MainActor protocol Tab: AnyObject {
  var title: String { get }
  var badge: Int { get }
}

extension Tab {
  var label: String { badge > 0 ? "\(title) (\(badge))" : title }
}

@MainActor final class RehearsalsTab: Tab {
  let title = "Rehearsals"
  private let dates: [String]
  var badge: Int { dates.count }
  init(dates: [String]) { self.dates = dates }
}

/// Scores that the member who is signed in has borrowed.
@MainActor final class LoansTab: Tab {
  let title = "Loans"
  private var scores: Set<String> = []
  var badge: Int { scores.count }
  func borrow(_ score: String) { scores.insert(score) }
}

@MainActor final class TabBar {
  enum Item {
    case tab(any Tab)
    case separator
  }
  private var items: [Item] = []

  init(_ tabs: some Sequence<any Tab>) {
    for tab in tabs {
      if !items.isEmpty { items.append(.separator) }
      items.append(.tab(tab))
    }
  }

  func draw() -> String {
    items.map { item in
      switch item {
      case .tab(let tab): tab.label
      case .separator: "|"
      }
    }.joined(separator: " ")
  }
}

extension Scope { static let member = Scope("member") }

extension Container {
  var calendar: Factory<[String]> { self { ["Tuesday", "Friday"] }.singleton }
  var rehearsals: MainActorFactory<RehearsalsTab> {
    self.mainActor { RehearsalsTab(dates: self.calendar()) }.singleton
  }
  var loans: MainActorFactory<LoansTab> { self.mainActor { LoansTab() }.scope(.member) }

  static var tabs: MainActorTags<any Tab> {
    [Tagged(\.rehearsals, priority: 10) { $0 }, Tagged(\.loans, priority: 20) { $0 }]
  }

  var tabBar: MainActorFactory<TabBar> {  // expect: captive tabBar loans
    self.mainActor { TabBar(self[\.tabs].lazy.map { $0() }) }.singleton
  }
}

func signOut(of container: Container) { container.reset(scope: .member) }

Container.shared.loans().borrow("Fauré, Requiem")
print(Container.shared.tabBar().draw())
signOut(of: .shared)
print(Container.shared.tabBar().draw())
