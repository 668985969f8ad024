// why: an atlas whose sheets lead to their neighbours, with layers that a module adds to a map.
import Atlas
import Geometry
import Guide
import Keyworks

@main struct AtlasApp {
  let container: Container

  func run() -> [String] {
    let trip = container.trip()
    let east = container[\.sheet, Point(x: 9, y: 9)].east()
    let found = ["\(trip.next)", "\(east.corner)", container.souvenir()()]
    return trip.notes + found + container.overview()
  }

  static func main() {
    let app = AtlasApp(container: .shared)
    app.container.destination.register(with: Point(x: 4000, y: 2000))
    GuideModule.register(in: app.container)
    print(app.run(), app.container.scale.under(Unit.imperial)())
    print(app.container[\.layers, .names]?.title ?? "none")
  }
}
