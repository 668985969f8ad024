import Keyworks
import Podcasts

protocol Assembly {
  init()
  func assemble(_ container: Container)
}

struct CatalogAssembly: Assembly {
  struct Bundled: Catalog {
    let episodes = [Episode("Tides", minutes: 24), Episode("The long dam", minutes: 71)]
  }
  func assemble(_ container: Container) { container.catalog.register { Bundled() } }
}

struct PlaybackAssembly: Assembly {
  struct Speaker: Player {
    let volume: Int
    func play(_ episode: Episode) -> String { "▶︎ \(episode.title) at volume \(volume)" }
  }
  func assemble(_ container: Container) { container.player.register { Speaker(volume: 7) } }
}

struct LimitAssembly: Assembly {
  func assemble(_ container: Container) { container.limit.register { 60 } }
}

extension Container {
  var limit: Factory<Int> { self { 30 } }
}
