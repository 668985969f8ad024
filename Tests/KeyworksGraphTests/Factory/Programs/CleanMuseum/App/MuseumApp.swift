import FactoryKit

@main
struct MuseumApp {
  @MainActor
  static func main() async {
    let view = TourView()
    view.tap()
    let counts = await Task.detached { await Container.shared.indexer().index() }.value
    print(counts, view.model.steps)
  }
}
