import Audio
import Keyworks
import Library

public final class MusicContainer: SharedContainer, AudioNeeds {
  public static let shared = MusicContainer()
  public let manager = ContainerManager()
  public init() {}

  public var output: Factory<any Output> { promised().cached }
}

struct Echo: Effect {
  let delay: Int
  func apply(_ sample: Int) -> Int { sample + delay }
}

struct Chain: Effect {
  let effects: [any Effect]
  func apply(_ sample: Int) -> Int { effects.reduce(sample) { $1.apply($0) } }
}

public final class Player: @unchecked Sendable {
  @Injected(\MusicContainer.mixer) private var mixer
  @LazyInjected(\MusicContainer.Type.effects) private var effects: [any Effect]
  private let favourites: Provider<Playlist>
  init(favourites: Provider<Playlist>) { self.favourites = favourites }
  public func play() -> [String] {
    favourites().songs.map { song in
      mixer.play(effects.reduce(song.title.count) { $1.apply($0) })
    }
  }
}

extension MusicContainer {
  var delay: Factory<Int> { self { 3 } }
  var echo: Factory<Echo> { self { Echo(delay: self.delay()) }.cached }
  var allEffects: Factory<any Effect> { self { Chain(effects: self[\.effects]) }.cached }
  public static var effects: Tags<any Effect> {
    [Tagged(\.echo, priority: 2) { $0 }, Tagged(\.allEffects, priority: 9)]
  }
  public var player: Factory<Player> {
    self { Player(favourites: self.provider(\.favourites)) }.cached
  }
  public var queue: Factory<[Song]> { self { self.favourites().songs } }
}
