// why: The player injects its queue, the queue holds the history from its first line on, and the history's warm-up (called by its init) fetches the player.
import FactoryKit

@main
struct MusicApp {
  static func main() {
    let screen = NowPlayingScreen()
    screen.render()
    screen.tapNext()
  }
}

struct NowPlayingScreen {
  private let player = Container.shared.player()
  private let artwork = Container.shared.artworkLoader.resolve()

  func render() {
    print(artwork.cover(for: player.currentTitle))
  }
  func tapNext() { player.next() }
}
