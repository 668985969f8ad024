// why: every wiring is switched on, by an option's key path, in the group gala, or by the
// wiring formal; only one of matinee and premiere registers the price.
import Keyworks
import KeyworksWiring

struct Film {
  let title: String
  let minutes: Int
}

extension Container {
  var price: Factory<Int> { self { 11 } }
  var greeting: Factory<String> { self { "Welcome" } }
  var subtitles: Factory<String?> { self { nil } }
  var film: Factory<Film> { self { Film(title: "The Lock Keeper", minutes: 104) } }

  var trailer: Factory<String> { self { "a trailer" } }
  var advert: Factory<String> { self { "an advert for peanuts" } }
  var speech: Factory<String> { self { "a speech of the director" } }

  static var reel: Tags<String> { [Tagged(\.advert), Tagged(\.trailer)] }
}

extension Container {
  static var matinee: Wiring<Container> {
    Wiring { cinema in
      cinema.price.register { 7 }
      cinema.remove(\.advert, from: \.reel)
    }
  }

  static var premiere: Wiring<Container> {
    Wiring { cinema in
      cinema.price.register { 25 }
      cinema.contribute(Tagged(\.speech, priority: 50), to: \.reel)
    }
  }

  static var foreign: Wiring<Container> {
    Wiring { $0.subtitles.register { "in Danish" } }
  }

  static var formal: Wiring<Container> {
    Wiring { cinema in
      cinema.greeting.register { "Good evening" }
      cinema.activate(\.foreign)
    }
  }

  static var gala: Wiring<Container> { Wiring(merging: [premiere, formal]) }
}

/// A wiring that a command-line option switches on.
struct Option {
  let name: String
  let wiring: KeyPath<Container.Type, Wiring<Container>> & Sendable

  func apply(to cinema: Container, _ arguments: [String]) -> Bool {
    guard arguments.contains("--" + name) else { return false }
    cinema.activate(wiring)
    return true
  }
}

func announce(in cinema: Container) {
  let film = cinema.film()
  print(cinema.greeting(), "to", film.title, cinema.subtitles() ?? "", "(\(film.minutes) min)")
  print("before it:", cinema[\.reel].joined(separator: ", "))
  print("price:", cinema.price())
}

let cinema = Container()
let options = (cheap: Option(name: "matinee", wiring: \.matinee), dear: Option(name: "gala", wiring: \.gala))
if !options.cheap.apply(to: cinema, CommandLine.arguments) {
  if !options.dear.apply(to: cinema, CommandLine.arguments) { print("an ordinary day") }
}
announce(in: cinema)
