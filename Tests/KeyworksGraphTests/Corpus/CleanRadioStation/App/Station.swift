import Keyworks

final class Studio: Sendable {
  let name: String
  private let transmitter: Provider<Transmitter>
  init(_ name: String, transmitter: Provider<Transmitter>) { (self.name, self.transmitter) = (name, transmitter) }
  func onAir() -> String { "\(name) at \(transmitter().frequency) MHz" }
}

final class Transmitter: Sendable {
  let frequency = 98.7
  let studio: Studio
  init(studio: Studio) { self.studio = studio }
}

/// The moderator needs the programme, and the programme the moderator.
final class Moderator {
  @LazyInjected(\.programme) var programme
  let voice: String
  init(voice: String) { self.voice = voice }
  func announce() -> String { "\(voice): \(programme.songs.joined(separator: ", "))" }
}

final class Programme {
  let songs: [String]
  let moderator: Moderator
  init(songs: [String], moderator: Moderator) {
    self.songs = songs
    self.moderator = moderator
  }
}
