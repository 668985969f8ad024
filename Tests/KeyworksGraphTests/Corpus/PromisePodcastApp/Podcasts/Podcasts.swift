import Keyworks

public struct Episode: Sendable {
  public let title: String
  public let minutes: Int
  public init(_ title: String, minutes: Int) { (self.title, self.minutes) = (title, minutes) }
}

public protocol Catalog: Sendable { var episodes: [Episode] { get } }
public protocol Player: Sendable { func play(_ episode: Episode) -> String }

public struct Queue: Sendable {
  let catalog: any Catalog
  let player: any Player

  public func playAll(shorterThan limit: Int) -> [String] {
    catalog.episodes.filter { $0.minutes < limit }.map(player.play)
  }
}

extension Container {
  public var catalog: Factory<any Catalog> { promised() }
  public var player: Factory<any Player> { promised() }  // expect: promise player
  public var queue: Factory<Queue> {
    self { Queue(catalog: self.catalog(), player: self.player()) }
  }
}
