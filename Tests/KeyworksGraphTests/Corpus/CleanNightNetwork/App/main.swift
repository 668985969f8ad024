// why: delays and stops are kept, but vary by Stage, and the kept legend depends on no stage.
// Transport. Testers ride on the staging network, in the same process as the live one.
import Keyworks
import KeyworksUI

struct Stage: Variant {
  let name: String
  static let staging = Stage(name: "staging")
}

protocol Feed: Sendable {
  associatedtype Item: Sendable
  static var path: String { get }
  static func decode(_ line: String) -> Item
}

enum DelayFeed: Feed {
  static let path = "delays"
  static func decode(_ line: String) -> Int { line.count }
}
enum StopFeed: Feed {
  static let path = "stops"
  static func decode(_ line: String) -> String { line.uppercased() }
}

final class FeedReader<F: Feed>: Sendable {
  private let base: String

  init(_: F.Type = F.self, base: String = Container.shared.base()) {
    self.base = base
  }

  func first() -> F.Item { F.decode("\(base)/\(F.path)") }
}

@MainActor final class NightMapModel {
  @Injected(\.delays) private var delays
  @Injected(\.stops) private var stops
  private let legend: Legend

  init(legend: Legend) { self.legend = legend }
  var text: String { "\(stops.first()) +\(delays.first()) \(legend.unit)" }
}

final class Legend: Sendable {
  let unit = "min"
}

extension Container {
  var base: Factory<String> { self { "https://night" }.when(Stage.staging) { "https://night-staging" } }
  var delays: Factory<FeedReader<DelayFeed>> { self { FeedReader() }.cached.varies(by: Stage.self) }
  var stops: Factory<FeedReader<StopFeed>> { self { FeedReader() }.singleton.varies(by: Stage.self) }
  var legend: Factory<Legend> { self { Legend() }.cached }
  var map: MainActorFactory<NightMapModel> { self.mainActor { NightMapModel(legend: self.legend()) } }
}

@MainActor final class NightCoordinator {
  @Injected(\.map) private var live
  @Injected(\.map, under: Stage.staging) private var trial

  func rows(forTesters: Bool) -> [String] {
    (forTesters ? [live, trial] : [live]).map { $0.text }
  }
}

let coordinator = NightCoordinator()
for row in coordinator.rows(forTesters: true) { print(row) }
