// why: catalog is cached, but varies by both variants that its dependencies have bodies for.
import Keyworks
import KeyworksUI

// Travel agencies resell ski holidays under their own brand.

struct Agency: Variant {
  let name: String
  static let alpina = Agency(name: "Alpina")
  static let polar = Agency(name: "Polar Tours")
}

enum Stage: Variant { case live, rehearsal }

struct Commission: Sendable {
  let percent: Int
  func applied(to price: Int) -> Int { price + price * percent / 100 }
}

final class Backend: Sendable {
  let host: String
  init(host: String) { self.host = host }
}

final class Catalog: Sendable {
  private let commission: Commission
  private let backend: Backend

  init(commission: Commission, backend: Backend) {
    self.commission = commission
    self.backend = backend
  }

  func quote(_ week: Int) -> String {
    "week \(week): \(commission.applied(to: 600 + week)) euros from \(backend.host)"
  }
}

extension Container {
  var commission: Factory<Commission> {
    self { Commission(percent: 5) }
      .when(Agency.alpina) { Commission(percent: 8) }
      .when(Agency.polar) { Commission(percent: 12) }
  }
  var backend: Factory<Backend> {
    self { Backend(host: "ski.example.org") }.singleton
      .when(Stage.rehearsal) { Backend(host: "rehearsal.example.org") }
  }
  var catalog: Factory<Catalog> {
    self { Catalog(commission: self.commission(), backend: self.backend()) }
      .cached.varies(by: Agency.self, Stage.self)
  }
}

@MainActor class WeekModel {
  @Injected(\.catalog) private var catalog
  private let week: Int

  init(week: Int) { self.week = week }
  final var row: String { catalog.quote(week) }
}

final class PolarWeekModel: WeekModel {
  @Injected(\.catalog, under: Agency.polar) private var offers
  var twoRows: [String] { [row, offers.quote(52)] }
}

extension Container {
  var week: MainActorParameterFactory<Int, WeekModel> { self.mainActor { WeekModel(week: $0) } }
  var polarWeek: MainActorFactory<PolarWeekModel> { self.mainActor { PolarWeekModel(week: 7) } }
}

@MainActor func rehearse(_ agency: Agency = .alpina) -> String {
  Container.shared.with(Stage.rehearsal, agency) { $0.week(6).row }
}

print(Container.shared.week(4).row)
print(Container.shared.polarWeek().twoRows, rehearse())
