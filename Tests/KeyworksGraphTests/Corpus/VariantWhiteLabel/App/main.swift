// why: `stylesheet`: the cached stylesheet drops the Brand under which the coordinator
// resolves dashboard, and palette depends on it: both banks are grey.
// One app, sold to two banks. The branch in the lobby shows both next to each other.
import Keyworks
import KeyworksUI

enum Brand: Variant { case alpine, harbour }

struct Palette: Sendable {
  let primary: String
  let accent: String
  static let neutral = Palette(primary: "grey", accent: "black")
}

struct Typeface: Sendable {
  let name: String
}

final class Stylesheet: Sendable {
  private let palette = Container.injected(\.palette)
  private let typeface = Container.injected(\.typeface)

  func heading(_ text: String) -> String { "<\(palette.primary)/\(typeface.name)>\(text)" }
  func button(_ text: String) -> String { "[\(palette.accent): \(text)]" }
}

final class Ledger: Sendable {
  func balance() -> Int { 1_204_50 }
}

@MainActor class BrandedScreen {
  @Injected(\.stylesheet) var sheet
  var title: String { "" }
  func render() -> String { sheet.heading(title) }
}

@MainActor final class DashboardModel: BrandedScreen {
  @Injected(\.ledger) private var ledger
  override var title: String { "Balance \(ledger.balance() / 100)" }
}

@MainActor final class PaymentModel: BrandedScreen {
  override var title: String { "Pay" }
  override func render() -> String { super.render() + sheet.button("Send") }
}

@MainActor final class BrandCoordinator {
  @Injected(\.dashboard, under: Brand.alpine) private var alpine
  @Injected(\.dashboard, under: Brand.harbour) private var harbour
  @Injected(\.payment) private var payment

  func lobby() -> [String] { [alpine, harbour, payment].map { ($0 as BrandedScreen).render() } }
}

extension Container {
  var palette: Factory<Palette> {
    self { .neutral }
      .when(Brand.alpine) { Palette(primary: "white", accent: "red") }
      .when(Brand.harbour) { Palette(primary: "navy", accent: "gold") }
  }
  var typeface: Factory<Typeface> { self { Typeface(name: "Inter") }.singleton }
  var stylesheet: Factory<Stylesheet> {  // expect: variant dashboard stylesheet palette
    self { Stylesheet() }.cached
  }
  var ledger: Factory<Ledger> { self { Ledger() }.singleton }

  var dashboard: MainActorFactory<DashboardModel> { self.mainActor { DashboardModel() } }
  var payment: MainActorFactory<PaymentModel> { self.mainActor { PaymentModel() } }
  var lobby: MainActorFactory<BrandCoordinator> { self.mainActor { BrandCoordinator() } }
}

for line in Container.shared.lobby().lobby() { print(line) }
