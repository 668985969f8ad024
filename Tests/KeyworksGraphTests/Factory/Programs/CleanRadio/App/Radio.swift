// why: Half of the services are registered by type and found with resolve(_:) and @InjectedType, and the tuner meets the player again only when a button is pressed.
import FactoryKit

protocol Streaming {
  func open(_ url: String) -> Bool
}

struct HTTPStream: Streaming {
  let buffer: Int
  func open(_ url: String) -> Bool { buffer > 0 && url.hasPrefix("http") }
}

struct Favourites {
  var urls: [String]
}

enum Registration {
  static func run() {
    Container.shared.register(Streaming.self) { HTTPStream(buffer: 4096) }
    Container.shared.register(Favourites.self) {
      Favourites(urls: Container.shared.presets())
    }
  }
}

extension Container {
  var presets: Factory<[String]> {
    self { ["http://one.example", "http://two.example"] }
  }

  var radioPlayer: Factory<RadioPlayer> {
    self { RadioPlayer(tuner: self.tuner()) }
      .singleton
  }

  var tuner: Factory<Tuner> {
    self { Tuner() }
  }
}

final class RadioPlayer {
  private let tuner: Tuner
  private(set) var isPlaying = false
  init(tuner: Tuner) { self.tuner = tuner }

  func play(_ url: String) {
    guard let stream = Container.shared.resolve(Streaming.self) else { return }
    isPlaying = stream.open(url)
  }

  func skip() { tuner.pressed() }
}

final class Tuner {
  private let player = { Container.shared.radioPlayer() }
  private var index = 0

  func pressed() {
    let urls = Container.shared.resolve(Favourites.self)?.urls ?? []
    guard !urls.isEmpty else { return }
    index = (index + 1) % urls.count
    player().play(urls[index])
  }
}

struct StatusBar {
  @InjectedType var favourites: Favourites?
  @Injected(\.radioPlayer) var player

  var text: String {
    "\(player.isPlaying ? "▶︎" : "■") \(favourites?.urls.count ?? 0)"
  }
}

@main
struct RadioApp {
  static func main() {
    Registration.run()
    Container.shared.radioPlayer().skip()
    print(StatusBar().text)
  }
}
