// why: `alerts` (or `transfers`): transfers → FlowCoordinator.alerts (inherited @Injected) →
// alerts → default argument of AlertCenter.init(on:) → transfers.
// A retail bank's app. Each tab has a flow, and warnings appear on the flow that is in front.
import Keyworks
import KeyworksUI

struct Card: Sendable {
  let name: String
  let isFrozen: Bool
}

final class CardStore: Sendable {
  let cards = [Card(name: "debit", isFrozen: false), Card(name: "credit", isFrozen: true)]
}

@MainActor class FlowCoordinator {
  @Injected(\.alerts) var alerts
  private(set) var steps: [String] = []

  func start() {}

  final func push(_ step: String) {
    steps.append(step)
    if steps.count == 8 { alerts.show("You are deep inside the app.") }
  }
}

@MainActor final class TransferFlow: FlowCoordinator {
  private let dailyLimit: Int

  init(dailyLimit: Int) {
    self.dailyLimit = dailyLimit
  }

  override func start() {
    push("recipient")
    push("amount, up to \(dailyLimit)")
  }
}

@MainActor final class CardsFlow: FlowCoordinator {
  @Injected(\.cardStore) private var store

  override func start() {
    for card in store.cards {
      push(card.name)
      if card.isFrozen { alerts.show("\(card.name) is frozen.") }
    }
  }
}

/// Shows a message on a flow, by default on that of the first tab.
@MainActor final class AlertCenter {
  private let stage: FlowCoordinator

  init(on stage: FlowCoordinator = Container.shared.transfers()) {
    self.stage = stage
  }

  func show(_ message: String) { stage.push("alert: \(message)") }
}

extension Container {
  var cardStore: Factory<CardStore> { self { CardStore() }.singleton }
  var alerts: MainActorFactory<AlertCenter> {  // expect: cycle alerts transfers
    self.mainActor { AlertCenter() }.cached
  }
  var transfers: MainActorFactory<TransferFlow> {
    self.mainActor { TransferFlow(dailyLimit: 2_000) }.cached
  }
  var cards: MainActorFactory<CardsFlow> { self.mainActor { CardsFlow() }.cached }
}

let tabs: [FlowCoordinator] = [Container.shared.transfers(), Container.shared.cards()]
for tab in tabs {
  tab.start()
  print(tab.steps.joined(separator: " > "))
}
