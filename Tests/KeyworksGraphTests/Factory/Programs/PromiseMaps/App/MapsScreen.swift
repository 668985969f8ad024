import FactoryKit

final class MapModel {
  @Injected(\.tiles) private var tiles
  @Injected(\.geocoder) private var geocoder
  @LazyInjected(\.directions) private var directions

  func search(_ place: String) -> String {
    guard let (x, y) = geocoder?.locate(place) else { return "unknown" }
    return tiles?.tile(x: x, y: y) ?? "no tile"
  }

  func route(to place: String) {
    for step in directions?.steps(from: "here", to: place) ?? [] {
      print("•", step)
    }
  }
}

@main
struct MapsApp {
  static func main() {
    let model = MapModel()
    print(model.search("Lisbon"))
    model.route(to: "Porto")
  }
}
