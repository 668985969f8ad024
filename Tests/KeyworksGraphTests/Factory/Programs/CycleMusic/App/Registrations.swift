import FactoryKit

extension Container {
  var artworkLoader: Factory<ArtworkLoader> {
    Factory(self) { ArtworkLoader(size: 1024) }
  }
  var history: Factory<History> {  // expect: cycle history player playQueue
    Factory(self) { History(capacity: 100) }.cached
  }
  var playQueue: Factory<PlayQueue> {
    Factory(self) { PlayQueue() }.cached
  }
  var player: Factory<Player> {
    Factory(self) { Player() }.cached
  }
}
