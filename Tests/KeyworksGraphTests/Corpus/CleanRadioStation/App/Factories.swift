import Keyworks

extension Container {
  var studio: Factory<Studio> {
    self { Studio("Studio 1", transmitter: self.provider(\.transmitter)) }.cached
  }
  var transmitter: Factory<Transmitter> { self { Transmitter(studio: self.studio()) }.cached }
  var moderator: Factory<Moderator> { self { Moderator(voice: "alto") }.graph }
  var programme: Factory<Programme> { self { Programme(songs: ["Blue", "Red"], moderator: self.moderator()) } }
}
