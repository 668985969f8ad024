import Keyworks

public struct Song: Sendable, Hashable {
  public let title: String
  public init(title: String) { self.title = title }
}

public struct Playlist: Sendable {
  public let songs: [Song]
  let children: [Playlist]
  public var count: Int { songs.count + children.reduce(0) { $0 + $1.count } }
}

extension SharedContainer {
  public var titles: Factory<[String]> { promised() }
  public var song: ParameterFactory<Int, Song> {
    self { Song(title: self.titles()[$0]) }.cached
  }
  /// Lists within lists, as deep as the number says.
  public var playlist: ParameterFactory<Int, Playlist> {
    self { depth in
      Playlist(
        songs: [self.song(0), self.song(1)],
        children: depth == 0 ? [] : [self.playlist(depth - 1)])
    }
  }
  public var favourites: Factory<Playlist> {
    self { self.playlist(2) }.cached.timeToLive(.seconds(90))
  }
}
