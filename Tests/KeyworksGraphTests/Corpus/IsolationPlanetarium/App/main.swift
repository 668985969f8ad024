// why: show resolves dome in MainActor.assumeIsolated, in Show.init, which the actor Foyer
// runs on another thread.
import Keyworks
import KeyworksAsync
import KeyworksUI

@MainActor
final class Dome {
  private(set) var brightness = 40
  func dim(to percent: Int) { brightness = percent }
}

struct Star: Sendable {
  let name: String
  let magnitude: Double
}

struct StarChart: Sendable {
  let stars: [Star]

  static let all = StarChart(stars: [
    Star(name: "Vega", magnitude: 0.03), Star(name: "Sadr", magnitude: 2.2), Star(name: "Alcor", magnitude: 4),
  ])

  func brighter(than limit: Double) -> [Star] { stars.filter { $0.magnitude < limit } }
}

/// One programme, as visitors order it at the terminals in the foyer.
struct Show: Sendable {
  let title: String
  let stars: [Star]

  var announcement: String { title + ": " + stars.map(\.name).joined(separator: ", ") }
}

extension Show {
  /// The darker the dome, the fainter the stars that are worth showing.
  init(title: String, chart: StarChart, under container: Container) {
    let brightness = MainActor.assumeIsolated { container.dome().brightness }
    self.init(title: title, stars: chart.brighter(than: 6 - Double(brightness) / 10))
  }
}

extension Container {
  var dome: MainActorFactory<Dome> { self.mainActor { Dome() }.cached }
  var chart: Factory<StarChart> { self { .all }.singleton }
  var show: ParameterFactory<String, Show> {  // expect: isolation show dome
    self { title in Show(title: title, chart: self.chart(), under: self) }
  }
}

actor Foyer {
  private let container: Container
  private var served = 0

  init(_ container: Container) { self.container = container }

  func order(_ title: String) -> String {
    served += 1
    return "\(served). \(container.show(title).announcement)"
  }
}

try await withContainer(Container()) { container in
  await MainActor.run { container.dome().dim(to: 15) }
  let foyer = Foyer(container)
  await withTaskGroup(of: String.self) { terminals in
    for title in ["Summer", "Winter"] {
      terminals.addTask { await foyer.order(title) }
    }
    for await line in terminals { print(line) }
  }
}
