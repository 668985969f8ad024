import Keyworks

public struct Playlist: Sendable {
  public let songs: [String]
}

struct Decoder: Sendable {
  let name: String
}

extension Container {
  public var playlist: Factory<Playlist> { self { Playlist(songs: self.songs()) }.cached }
  var songs: Factory<[String]> { self { ["Dawn", "Dusk"] } }

  /// Nobody plays cassettes any more.
  public var cassette: Factory<Playlist> { self { Playlist(songs: [self.tapeDecoder().name]) } }  // expect: unused cassette
  var tapeDecoder: Factory<Decoder> { self { Decoder(name: self.tapeName()) } }  // expect: unused tapeDecoder
  private var tapeName: Factory<String> { self { "C90" } }  // expect: unused tapeName
}
