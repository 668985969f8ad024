// why: labels is resolved only in SeasonCoordinator.printLabels(copies:), which nothing calls.
import Keyworks
import KeyworksUI

struct Hive: Sendable, Identifiable {
  let id: Int
  let queen: String
  var frames = 10
}

actor HiveBook {
  private var hives = [Hive(id: 1, queen: "Beatrix"), Hive(id: 2, queen: "Margrethe")]
  func all() -> [Hive] { hives }
  func harvest(_ id: Hive.ID, frames: Int) -> Int {
    guard let index = hives.firstIndex(where: { $0.id == id }) else { return 0 }
    hives[index].frames -= frames
    return frames * 1_800
  }
}

@MainActor protocol HiveModel: AnyObject {
  var book: HiveBook { get }
}

extension HiveModel {
  func queens() async -> String { await book.all().map(\.queen).joined(separator: ", ") }
}

@MainActor final class InspectionModel: HiveModel {
  @Injected(\.book) var book
  func report() async -> String { "seen today: \(await queens())" }
}

@MainActor final class HarvestModel: HiveModel {
  @Injected(\.book) var book
  private(set) var grams = 0
  func take(_ frames: Int, from hive: Hive.ID) async { grams += await book.harvest(hive, frames: frames) }
}

/// Jars were labelled by hand from the second summer on.
@MainActor final class LabelModel: HiveModel {
  let book: HiveBook
  private let template: String
  init(book: HiveBook, template: String) { (self.book, self.template) = (book, template) }
  func text() async -> String { template + " " + (await queens()) }
}

@MainActor final class SeasonCoordinator {
  private let container: Container
  init(_ container: Container = .shared) { self.container = container }

  func run() async {
    print(await container.inspection().report())
    await gather(from: [1, 2])
  }

  private func gather(from ids: [Hive.ID]) async {
    let model = container.harvest()
    for id in ids { await model.take(3, from: id) }
    print(model.grams, "g of honey")
  }
}

extension SeasonCoordinator {
  func printLabels(copies: Int) async {
    let text = await container.labels().text()
    for copy in 1...copies { print(copy, text) }
  }
}

extension Container {
  var book: Factory<HiveBook> { self { HiveBook() }.singleton }
  var inspection: MainActorFactory<InspectionModel> { self.mainActor { InspectionModel() } }
  var harvest: MainActorFactory<HarvestModel> { self.mainActor { HarvestModel() } }
  var labels: MainActorFactory<LabelModel> {  // expect: unused labels
    self.mainActor { LabelModel(book: self.book(), template: "Honey of") }
  }
}

await SeasonCoordinator().run()
