// why: whatever resolves the ident does so under one of the three channels, each of which has
// a body.
import Keyworks

enum Channel: Variant { case kids, news, film }

struct Ident: Sendable {
  let jingle: String
  let colour: String
}

final class Playout: Sendable {
  let ident: Ident
  init(ident: Ident) { self.ident = ident }
  func open(_ programme: String) -> String { "♪ \(ident.jingle) ♪ \(programme) on \(ident.colour)" }
}

struct Trailer {
  let playout: Playout
  let programme: String
  var script: String { playout.open("Soon: " + programme) }
}

extension Container {
  /// There is no channel without an ident of its own.
  var ident: Factory<Ident> {
    promised()
      .when(Channel.kids) { Ident(jingle: "ding dong", colour: "yellow") }
      .when(Channel.news) { Ident(jingle: "drums", colour: "blue") }
  }

  var playout: Factory<Playout> {
    self { Playout(ident: self.ident()) }.cached.varies(by: Channel.self)
  }

  var trailer: ParameterFactory<String, Trailer> {
    self { programme in Trailer(playout: self.playout(), programme: programme) }
  }

  static var idents: Tags<Ident> {
    [
      Tagged(\.ident, priority: 10, under: Channel.news), Tagged(\.ident, under: Channel.kids),
    ]
  }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    ident.register(for: Channel.film) { Ident(jingle: "strings", colour: "red") }
  }
}

struct MorningShow {
  @Injected(\.playout, under: Channel.kids) private var playout
  func begin() -> String { playout.open("The mole and the moon") }
}

let station = Container.shared
print(station[\.idents].map(\.jingle))
print(MorningShow().begin())
print(station.playout.under(Channel.news)().open("Eight o'clock"))
print(
  station.with(Channel.film) { container in
    ["Stalker", "Playtime"].map { container.trailer($0).script }.joined(separator: "\n")
  })
