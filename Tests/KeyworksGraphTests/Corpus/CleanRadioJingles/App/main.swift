// why: wherever jingle is resolved, a channel is in force; the turntable's provider keeps the
// one of its creation.
import Keyworks

/// What goes on air. Nothing in the studio works without knowing for which channel.
enum Channel: Variant {
  case news, classics, night
}

struct Jingle: Sendable {
  let notes: [String]
  var text: String { "♪ " + notes.joined(separator: "-") }
}

struct Trailer {
  let jingle: Jingle
  let slogan: String
  var text: String { "\(jingle.text) \(slogan)" }
}

struct NewsDesk {
  @Injected(\.jingle, under: Channel.news) private var jingle
  @Injected(\.clock) private var clock

  func open() { print(jingle.text, "It is \(clock()) o'clock.") }
}

struct Clock: Sendable {
  let hour: Int
  func callAsFunction() -> Int { hour % 24 }
}

/// A turntable plays its jingle whenever the presenter presses the button.
struct Turntable: Sendable {
  private let jingle: Provider<Jingle>
  init(playing jingle: Provider<Jingle>) { self.jingle = jingle }
  func press() { print(jingle().text) }
}

extension Container {
  var clock: Factory<Clock> { self { Clock(hour: 18) }.singleton }

  var jingle: Factory<Jingle> {
    promised()
      .when(Channel.news) { Jingle(notes: ["g", "g", "c"]) }
      .when(Channel.classics) { Jingle(notes: ["e", "c", "d", "g"]) }
  }

  var trailer: Factory<Trailer> {
    self { Trailer(jingle: self.jingle(), slogan: "Stay with us.") }
  }
  var newsDesk: Factory<NewsDesk> { self { NewsDesk() } }

  static var trailers: Tags<Trailer> {
    [
      Tagged(\.trailer, priority: 9, under: Channel.night),
      Tagged(\.trailer, under: Channel.classics),
    ]
  }
}

extension Container: @retroactive AutoRegistering {
  public func autoRegister() {
    jingle.register(for: Channel.night) { Jingle(notes: ["a", "f"]) }
  }
}

let studio = Container.shared
studio.newsDesk().open()
let turntable = studio.with(Channel.classics) { Turntable(playing: $0.provider(\.jingle)) }
turntable.press()
for trailer in studio[\.trailers] { print(trailer.text) }
